/** What the tables of several games say in the same words. */
export const commonDe = {
  you: { subject: 'Du', dative: 'dir', accusative: 'dich' },
  label: {
    seats: 'Mitspielende',
    events: 'Zuletzt geschehen',
    calls: 'Rufe',
    hand: 'Deine Karten',
    actions: 'Deine Möglichkeiten',
  },
  seat: { you: 'du', turn: 'ist dran', out: 'ausgeschieden' },
  sound: { on: 'Ton an', off: 'Ton aus' },
};
