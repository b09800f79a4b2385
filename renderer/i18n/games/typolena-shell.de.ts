/** What lobby, rule help and results say about the two-stack table. */
export const typolenaShellDe = {
  pitch: 'Zwei Stapel, vier Buchstaben: Was du auf den einen legst, muss zum anderen passen.',
  resultColumn: 'Karten übrig',
  short: {
    aim: { title: 'Ziel', text: 'Wer zuerst alle Karten abgelegt hat, gewinnt.' },
    fit: {
      title: 'Was passt',
      text: 'Leg in deinem Zug eine Karte auf einen der beiden Stapel. Mit der obersten Karte des anderen Stapels muss sie einen Buchstaben in derselben Schriftart gemeinsam haben. Farbe, Größe und ob er gespiegelt ist, spielen keine Rolle.',
    },
    call: {
      title: 'Ansagen',
      text: 'Nenn den gemeinsamen Buchstaben und, wenn die Karte Farben hat, eine davon. Was sie bewirkt, passiert sofort.',
    },
    draw: {
      title: 'Ziehen',
      text: 'Kannst oder willst du nicht legen, zieh eine Karte. Danach darfst du noch einmal legen, auch eine andere Karte.',
    },
    mistake: { title: 'Irrtum', text: 'Passt eine Karte nicht, kommt sie zurück auf die Hand, und du ziehst eine Strafkarte. Was bei euch gilt, steht in den Hausregeln.' },
    last: { title: 'Die letzte Karte', text: 'Als letzte Karte darf nur eine liegen, auf der Lena zu sehen ist. Ihr Streifen ist schwarz.' },
    devil: { title: 'Fehlerteufel', text: 'Er passt zu keiner Karte, wehrt aber Rot, Blau und Rosa ab: Dann trifft es den Angreifer.' },
  },
};
