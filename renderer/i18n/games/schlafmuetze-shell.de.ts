/** What lobby, rule help and results say about Schlafmütze. */
export const schlafmuetzeShellDe = {
  pitch: 'Karten loswerden, der Reihe nach hinsehen, und wehe, du übersiehst einen Platz.',
  resultColumn: 'Karten übrig',
  outcome: {
    'all-cards-laid': '{name} ist alle Karten los.',
    standstill: 'Niemand konnte noch etwas anlegen. Die wenigsten Karten: {count}.',
  },
  presets: {
    'as-written': 'Wie im Buche',
    beginners: 'Für den Anfang',
    'watchful-table': 'Der Tisch passt auf',
    adults: 'Mit Zeitdruck',
    'description-a': 'Spielart A',
  },
  options: {
    variant: { name: 'Spielart', values: { B: 'eigener Stapel zählt mit', A: 'nur ziehen und anlegen' } },
    check: { name: 'Wer etwas übersieht', values: { challenge: 'andere rufen', auto: 'Tisch merkt es', block: 'geht nicht' } },
    calls: { name: 'Rufe', values: { realtime: 'wer schneller ist', sequential: 'reihum' } },
    turnSeconds: { name: 'Zeit je Karte (0: ohne)', value: '{value} s' },
    start: { name: 'Wer beginnt', values: { lot: 'das Los', 'first-seat': 'Platz 1' } },
    pileOrder: { name: 'Mehrere Stapel passen', values: { free: 'freie Wahl', clockwise: 'im Uhrzeigersinn' } },
    continueInA: { name: 'Spielart A: nach dem Anlegen weiter' },
    flipAtOnce: { name: 'Spielart B: leeren Ziehstapel sofort erneuern' },
    falseCall: { name: 'Falscher Ruf', values: { none: 'kostet nichts', card: 'eine Karte' } },
    rest: { name: 'Übrige Karten', values: { deal: 'austeilen', aside: 'weglegen' } },
    stallTurns: { name: 'Stillstand nach Umdrehen', value: '{value}-mal' },
    callSeconds: { name: 'Bedenkzeit zur letzten Karte', value: '{value} s' },
    tieMargin: { name: 'Gleichzeitig bis', value: '{value} ms' },
  },
  help: {
    aim: { title: 'Ziel', text: 'Werde als Erstes alle deine Karten los: Ziehstapel und eigenen Stapel.' },
    middle: { title: 'In die Mitte', text: 'Fünf Stapel wachsen von der 1 bis zur 20. Hier passt nur die nächsthöhere Zahl.' },
    others: { title: 'Zu den anderen', text: 'Auf die Stapel der anderen passt die nächsthöhere oder die nächstniedrigere Zahl.' },
    order: {
      title: 'Die Reihenfolge',
      text: 'Sieh zuerst nach der obersten Karte deines Stapels, erst dann zieh. Und für jede Karte gilt: zuerst die Mitte, dann die anderen. Passt die gezogene nirgends, kommt sie auf deinen Stapel, und der Zug ist vorbei. Sonst geht es gleich weiter.',
    },
    call: {
      title: 'Schlafmütze!',
      text: 'Wer falsch legt oder einen Platz übersieht, ist eine Schlafmütze, sobald es jemand merkt und ruft. Die Karte kommt zurück, und alle anderen schieben ihre unterste Karte unter deinen Ziehstapel. Solange eine gezogene Karte noch nicht liegt, darfst du dich berichtigen.',
    },
    empty: { title: 'Nichts mehr zu ziehen', text: 'Ist dein Ziehstapel leer, wird in deinem nächsten Zug dein Stapel umgedreht, ohne zu mischen.' },
    variant: { title: 'Spielart A', text: 'Dort bleibt dein Stapel liegen: Gelegt wird nur, was du ziehst.' },
  },
};
