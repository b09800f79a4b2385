import type { SameKeys } from '../tree';
import type { bettelnHelpDe } from './betteln-help.de';

/** The rules of Betteln in English, short enough to read at the table. */
export const bettelnHelpEn: SameKeys<typeof bettelnHelpDe> = {
  goal: { title: 'What it is about', text: 'All cards are dealt, and everybody wants to get rid of them. The first to be done becomes king. Whoever is left is the beggar, and has a harder time in the next match.' },
  trick: {
    title: 'The trick',
    text: 'Whoever leads lays one card, or several of the same value. As many cards of a higher value fit on top, or twice as many; from then on the new number counts. The order: 7, 8, 9, 10, jack, queen, king, ace.',
    picture: 'An 8 is followed by two nines, and those by two kings.',
  },
  pass: { title: 'Passing', text: 'You may always pass, unless you lead, and come back later in the same trick. When all others have passed, the highest cards win the trick, and whoever laid them leads again.' },
  offices: { title: 'The offices', text: 'Whoever is done gets the highest office that is still free. If nobody beat the last cards of a finisher, the beggar of the previous match may lead. With an odd number the one in the middle is the Neutrum.' },
  exchange: { title: 'The next match', text: 'Now you sit by offices. Before play cards are exchanged: the beggar gives the king his two highest cards and gets the two lowest in return; the vices exchange one each. With three players it is one card. Then the beggar begins.' },
  neutral: { title: 'The Neutrum', text: 'It exchanges nothing. Where the house rules leave cards over, it may take them up and puts as many away.' },
  hands: {
    title: 'How to lay cards',
    text: 'A tap on a card chooses as many of its value as are needed, further taps add more. A double tap chooses all. Then tap the trick or “Lay”, or drag them there. On a keyboard: arrows, Enter, digits, Escape.',
  },
};
