/** What just happened, in German. `own` speaks to the viewer, `other` about somebody else. */
export const durakEventsDe = {
  label: 'Zuletzt geschehen',
  redealt: { own: 'Du hast fünf von einer Farbe und lässt neu geben.', other: '{name} hat fünf von einer Farbe: Es wird neu gegeben.' },
  kept: { own: 'Du spielst mit deinen Karten.', other: '{name} ist bereit.' },
  started: {
    'lowest-trump': {
      own: 'Du hast mit {card} den kleinsten Trumpf und greifst zuerst an.',
      other: '{name} hat mit {card} den kleinsten Trumpf und greift zuerst an.',
    },
    'left-of-dealer': {
      own: 'Niemand hat einen Trumpf. Du sitzt links vom Geber und greifst zuerst an.',
      other: 'Niemand hat einen Trumpf. {name} sitzt links vom Geber und greift zuerst an.',
    },
    teach: { own: 'Der letzte Durak wird belehrt: Du greifst ihn zuerst an.', other: 'Der letzte Durak wird belehrt: {name} greift ihn zuerst an.' },
    spare: { own: 'Der letzte Durak wird verschont: Du greifst zuerst an.', other: 'Der letzte Durak wird verschont: {name} greift zuerst an.' },
  },
  round: 'Neue Runde: {attacker} gegen {defender}.',
  attacked: { own: 'Du greifst mit {cards} an.', other: '{name} greift mit {cards} an.' },
  added: { own: 'Du legst {card} nach.', other: '{name} legt {card} nach.' },
  passed: { own: 'Du legst nichts nach.', other: '{name} legt nichts nach.' },
  transferred: { own: 'Du schiebst mit {card} weiter: Jetzt geht es gegen {defender}.', other: '{name} schiebt mit {card} weiter: Jetzt geht es gegen {defender}.' },
  covered: { own: 'Du schlägst {target} mit {card}.', other: '{name} schlägt {target} mit {card}.' },
  taking: { own: 'Du nimmst auf. Noch darf nachgelegt werden.', other: '{name} nimmt auf. Noch darf nachgelegt werden.' },
  took: { own: 'Du nimmst auf: {cards}.', other: '{name} nimmt auf: {cards}.' },
  beaten: { own: 'Du hast alles geschlagen. Aus dem Spiel: {cards}.', other: '{name} hat alles geschlagen. Aus dem Spiel: {cards}.' },
  drew: { own: 'Du ziehst {cards}.', other: '{name} zieht {cards}.' },
  drewTrump: 'Darunter ist der offene Trumpf, {card}.',
  out: { own: 'Du hast keine Karten mehr und bist raus.', other: '{name} hat keine Karten mehr und ist raus.' },
  over: { own: 'Du bist der Durak.', other: '{name} ist der Durak.' },
  drawn: 'Alle sind zugleich fertig. Niemand ist der Durak.',
};
