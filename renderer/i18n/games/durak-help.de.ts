/** The rules of Durak in German, short enough to read at the table. */
export const durakHelpDe = {
  goal: { title: 'Worum es geht', text: 'Alle wollen ihre Karten loswerden. Wer am Ende als Einziger noch welche hat, ist der Durak, der Dummkopf. Gewinnen kann man nicht, nur nicht verlieren.' },
  attack: {
    title: 'Angreifen',
    text: 'Du greifst deinen linken Nachbarn an: mit einer Karte oder mit mehreren desselben Werts. Nachlegen darfst du nur Werte, die schon auf dem Tisch liegen. Erst wenn du nichts mehr geben willst, ist sein anderer Nachbar an der Reihe.',
  },
  defend: {
    title: 'Abwehren',
    text: 'Auf jede Karte gehört eine höhere derselben Farbe. Ein Trumpf schlägt alles, nur einen höheren Trumpf nicht. Die Reihenfolge: 6, 7, 8, 9, 10, Bube, Dame, König, Ass.',
    picture: 'Herz 9 schlägt Herz 7, die Pik 6 als Trumpf schlägt das Karo-Ass.',
  },
  end: {
    title: 'Ende der Runde',
    text: 'Ist alles geschlagen und legt niemand mehr nach, kommen die Karten aus dem Spiel, und der Verteidiger greift als Nächster an. Wer nicht alles schlagen kann oder will, nimmt alles auf und verliert sein Recht anzugreifen.',
  },
  draw: {
    title: 'Nachziehen',
    text: 'Danach füllen alle auf sechs Karten auf, der Angreifer zuerst, der Verteidiger zuletzt. Die offene Karte unter dem Talon zeigt den Trumpf und wird als letzte gezogen. Ist der Talon leer, wird ohne Nachziehen weitergespielt.',
    picture: 'Quer unter dem Talon liegt der Trumpf.',
  },
  limits: {
    title: 'Grenzen',
    text: 'Niemand muss mehr Karten abwehren, als er auf der Hand hat, und höchstens sechs. Wer vor dem ersten Angriff fünf von einer Farbe hat, darf neu geben lassen.',
  },
  hands: {
    title: 'So legst du',
    text: 'Zieh eine Karte auf den Tisch oder auf die Karte, die sie schlagen soll. Oder tipp sie an und dann das Ziel. Für einen Angriff mit mehreren tippst du alle an. Mit der Tastatur: Pfeile, Eingabe, Escape.',
  },
};
