export const home = {
  open: { title: 'Tisch öffnen', line: 'Dieser Rechner ist Gastgeber.' },
  join: { title: 'Mitspielen', line: 'An einen Tisch im Raum setzen.' },
  alone: 'Allein gegen Bots',
  aloneName: 'Du',
  tables: {
    title: 'An einen Tisch setzen',
    hint: 'Adresse und Code stehen am Gastgeber-Rechner und auf dem Fernseher.',
    address: 'Adresse',
    addressPlaceholder: '192.168.0.23:5362',
    code: 'Code',
    connect: 'Verbinden',
    badAddress: 'Das ist keine Adresse. Sie sieht aus wie 192.168.0.23:5362.',
  },
  guest: {
    title: 'Mitspielen',
    hint: 'Der Code steht am Gastgeber-Rechner und auf dem Fernseher.',
    code: 'Code',
    sit: 'Mitspielen',
    television: 'Dieser Bildschirm ist der Fernseher',
  },
} as const;
