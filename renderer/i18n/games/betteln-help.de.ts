/** The rules of Betteln in German, short enough to read at the table. */
export const bettelnHelpDe = {
  goal: { title: 'Worum es geht', text: 'Alle Karten werden ausgeteilt, und alle wollen sie loswerden. Wer zuerst fertig ist, wird König. Wer übrig bleibt, ist der Bettler und hat es im nächsten Spiel schwerer.' },
  trick: {
    title: 'Der Stich',
    text: 'Wer herauskommt, legt eine Karte oder mehrere mit gleichem Wert. Darauf passen gleich viele Karten eines höheren Werts, oder doppelt so viele. Von da an zählt die neue Anzahl. Die Reihenfolge: 7, 8, 9, 10, Bube, Dame, König, Ass.',
    picture: 'Auf eine 8 folgen zwei Neunen, darauf zwei Könige.',
  },
  pass: { title: 'Passen', text: 'Passen darfst du immer, außer wenn du herauskommst, und im selben Stich später wieder einsteigen. Wenn alle anderen gepasst haben, gewinnt die höchste Karte den Stich, und wer sie gelegt hat, kommt wieder heraus.' },
  offices: { title: 'Die Ämter', text: 'Wer fertig ist, bekommt das höchste Amt, das noch frei ist. Hat niemand die letzten Karten eines Fertigen geschlagen, darf der Bettler des vorigen Spiels herauskommen. In die Mitte gehört bei ungerader Zahl das Neutrum.' },
  exchange: { title: 'Das nächste Spiel', text: 'Man sitzt nun nach Ämtern. Vor dem Spiel wird getauscht: Der Bettler gibt dem König seine zwei höchsten Karten und bekommt dessen zwei niedrigste, die Vizes tauschen je eine. Zu dritt ist es eine Karte. Dann beginnt der Bettler.' },
  neutral: { title: 'Das Neutrum', text: 'Es tauscht nicht. Wenn die Hausregeln Karten übrig lassen, darf es sie aufnehmen und legt dafür ebenso viele weg.' },
  hands: {
    title: 'So legst du',
    text: 'Ein Tipp auf eine Karte wählt so viele von ihrem Wert, wie nötig sind, weitere Tipps nehmen mehr dazu. Ein Doppeltipp wählt alle. Dann tippst du auf den Stich oder auf „Legen“, oder du ziehst sie hin. Mit der Tastatur: Pfeile, Eingabe, Ziffern, Escape.',
  },
};
