/** What all tables with French-suited cards say, in German. */
export const frenchTableDe = {
  cards: {
    label: '{suit} {rank}',
    phrase: '{suit} {rank}',
    and: '{first} und {last}',
    one: '1 Karte',
    many: '{count} Karten',
    suits: { diamonds: 'Karo', hearts: 'Herz', spades: 'Pik', clubs: 'Kreuz' },
    ranks: {
      2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8', 9: '9', 10: '10',
      jack: 'Bube',
      queen: 'Dame',
      king: 'König',
      ace: 'Ass',
    },
    fourColours: 'Vier Farben',
  },
  presence: {
    connected: 'verbunden',
    away: 'abwesend',
    standIn: 'abwesend, Bot spielt',
    bot: 'Bot',
    free: 'frei',
    short: { connected: '', away: 'weg', standIn: 'weg, Bot', bot: 'Bot', free: 'frei' },
  },
  device: { app: 'am Laptop', phone: 'am Telefon', television: 'am Fernseher' },
  you: { subject: 'Du', dative: 'dir', accusative: 'dich' },
  hand: { label: 'Deine Karten' },
  calls: { label: 'Was du tun kannst' },
  events: { label: 'Was geschah' },
} as const;
