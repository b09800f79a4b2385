/** What just happened in Schlafmütze, in German. `own` speaks to the viewer, `other` about somebody else. */
export const schlafmuetzeEventsDe = {
  turn: { own: 'Du bist dran.', other: '{name} ist dran.' },
  turnedOver: { own: 'Du drehst deinen Stapel um. Karten: {count}.', other: '{name} dreht den eigenen Stapel um. Karten: {count}.' },
  drew: { own: 'Du ziehst {card}.', other: '{name} zieht {card}.' },
  laid: {
    middle: { own: 'Du legst {card} in die Mitte.', other: '{name} legt {card} in die Mitte.' },
    seat: { own: 'Du legst {card} bei {at} ab.', other: '{name} legt {card} bei {at} ab.' },
    own: { own: 'Du legst {card} auf deinen Stapel.', other: '{name} legt {card} auf den eigenen Stapel.' },
  },
  waited: { own: 'Du hast nichts mehr zu ziehen und wartest.', other: '{name} hat nichts mehr zu ziehen und wartet.' },
  timeUp: { own: 'Deine Zeit ist um.', other: 'Die Zeit von {name} ist um.' },
  called: {
    upheld: { own: '„Schlafmütze!“ Du hast es gemerkt.', other: '„Schlafmütze!“ {name} hat es gemerkt.' },
    together: { own: '„Schlafmütze!“ Gleichzeitig gerufen: {names}.', other: '„Schlafmütze!“ Gleichzeitig gerufen: {names}.' },
    rejected: { own: 'Du rufst „Schlafmütze!“, aber die Karte liegt richtig.', other: '{name} ruft „Schlafmütze!“, aber die Karte liegt richtig.' },
  },
  trusted: { own: 'Du bist einverstanden.', other: '{name} ist einverstanden.' },
  mistake: {
    own: 'Du bist die Schlafmütze: {reason}.',
    other: 'Schlafmütze: {name}. Grund: {reason}.',
  },
  reason: {
    'does-not-fit': 'die Zahl passt dort nicht',
    'own-pile-first': 'der eigene Stapel kommt vor der gezogenen Karte',
    'middle-first': 'die Mitte kommt zuerst',
    'nearer-pile-first': 'ein anderer Stapel kommt im Uhrzeigersinn früher',
    overlooked: 'es gab einen Platz dafür',
  },
  tookBack: { own: '{card} kommt auf deinen Stapel zurück.', other: '{card} kommt auf den Stapel von {name} zurück.' },
  putBack: { own: '{card} kommt verdeckt auf deinen Ziehstapel.', other: '{card} kommt verdeckt auf den Ziehstapel von {name}.' },
  gave: { own: 'Die anderen schieben Karten unter deinen Ziehstapel: {count}.', other: 'Unter den Ziehstapel von {name} kommen Karten: {count}.' },
  over: {
    laid: { own: 'Du bist alle Karten los.', other: '{name} ist alle Karten los.' },
    standstill: 'Es geht nicht mehr weiter. Die wenigsten Karten: {names}.',
  },
};
