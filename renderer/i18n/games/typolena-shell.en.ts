/** What lobby, rule help and results say about the two-stack table. */
export const typolenaShellEn = {
  pitch: 'Two stacks, four letters: what you lay on one has to match the other.',
  resultColumn: 'Cards left',
  short: {
    aim: { title: 'Aim', text: 'Whoever is first to have laid all cards wins.' },
    fit: {
      title: 'What fits',
      text: 'In your turn lay one card on one of the two stacks. It must share a letter in the same typeface with the top card of the other stack. Colour, size and whether it is mirrored do not matter.',
    },
    call: {
      title: 'Calling',
      text: 'Name the letter that they share and, if the card has inks, one of them. What it does happens at once.',
    },
    draw: {
      title: 'Drawing',
      text: 'If you cannot or do not want to lay, draw a card. After that you may lay once more, another card as well.',
    },
    mistake: { title: 'Mistakes', text: 'A card that does not fit goes back to your hand, and you draw a penalty card. The house rules say how you play it.' },
    last: { title: 'The last card', text: 'Only a card that shows Lena may be the last one. Its strip is black.' },
    devil: { title: 'Fehlerteufel', text: 'It fits no card, but it wards off red, blue and pink: then the attacker is hit instead.' },
  },
};
