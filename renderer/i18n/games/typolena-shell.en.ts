/** What the lobby and the results say about the two-stack table. */
export const typolenaShellEn = {
  pitch: 'Two stacks, four letters: what you lay on one has to match the other.',
  resultColumn: 'Cards left',
};
