import type { SameKeys } from '../tree';
import type { heilDreieckShellDe } from './heil-dreieck-shell.de';

/** What lobby, rule help and results say about Heil Dreieck!, in English. */
export const heilDreieckShellEn: SameKeys<typeof heilDreieckShellDe> = {
  pitch: 'Three triangles in three colours and nothing else in hand. And do not forget to say it.',
  resultColumn: 'Cards left',
  outcome: {
    'heil-dreieck': '{name} holds three triangles in three colours and nothing else.',
    'heil-dreieck-together': 'Said at the same time: so many have won together: {count}.',
    'last-player': 'All others fell over their Eckdrei cards. Left: {name}.',
    exhausted: 'For a whole round no card has moved.',
    'turn-limit': 'As many turns as you agreed on have been played.',
  },
  presets: { 'as-written': 'As written', beginners: 'For beginners', sharp: 'Sharp', relaxed: 'Relaxed' },
  options: {
    infinity: { name: 'Infinity turns the direction' },
    check: { name: 'Wrong cards', values: { auto: 'table notices', block: 'are stopped', challenge: 'others notice' } },
    calls: { name: 'Calls', values: { realtime: 'at any time', sequential: 'after your turn' } },
    start: { name: 'Who begins', values: { lot: 'drawn by lot', 'first-seat': 'seat 1' } },
    fourPlayers: { name: 'Cards for four', values: { six: 'six', eight: 'eight' } },
    heil: { name: '“Heil!” is said by', values: { player: 'the player', table: 'the table' } },
    win: { name: '“Heil Dreieck!” is said by', values: { player: 'the player', table: 'the table' } },
    heilLapses: { name: '“Heil!” only counts with two triangles' },
    triangles: { name: 'The three triangles', values: { distinct: 'three colours', any: 'any three' } },
    falseCall: { name: '“Heil Dreieck!” too early', values: { none: 'costs nothing', draw: 'costs cards' } },
    playDrawn: { name: 'Lay a drawn card at once' },
    circleWild: { name: 'A circle always fits' },
    reverseForTwo: { name: 'Infinity with two players', values: { plain: 'no effect', again: 'another turn' } },
    turnLimit: { name: 'A draw after turns', value: '{value}' },
    callSeconds: { name: 'Time to object', value: '{value} s' },
    tieMargin: { name: 'Simultaneous up to', value: '{value} ms' },
  },
  help: {
    aim: { title: 'Aim', text: 'Three triangles in three different colours and no other card: whoever has that and says “Heil Dreieck!” wins at once, whoever’s turn it is.' },
    turn: { title: 'Your turn', text: 'Lay a card of the same colour or the same symbol, or draw one. When your hand is empty you draw anew, as many cards as at the start.' },
    heil: { title: 'Heil!', text: 'Say it as soon as you hold two triangles. Whoever forgot it before “Heil Dreieck!” does not win but draws as many cards again as at the start.' },
    marks: { title: 'Colours without colour', text: 'Every colour has its hatching: black is solid, red stands, blue lies, green slants.' },
    symbols: {
      3: 'Triangles are what you collect. You may lay them all the same.',
      0: 'With a circle you ask for a colour.',
      7: 'After a square two cards are due. Whoever lays one too passes on two more. Whoever draws does not lay.',
      8: 'Infinity turns the direction round.',
      9: 'Three Eckdrei: get rid of one within three turns of your own, or you are out. Only three Eckdrei in hand: out at once.',
    },
  },
};
