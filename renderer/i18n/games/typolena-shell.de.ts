/** What the lobby and the results say about the two-stack table. */
export const typolenaShellDe = {
  pitch: 'Zwei Stapel, vier Buchstaben: Was du auf den einen legst, muss zum anderen passen.',
  resultColumn: 'Karten übrig',
};
