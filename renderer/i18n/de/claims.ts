/** Whoever comes back without their token, and the host who knows them. */
export const claims = {
  offer: 'Warst du schon dabei? Dann nimm deinen Platz wieder ein.',
  me: 'Ich bin {name}',
  waiting: 'Du sagst, du bist {name}. Der Gastgeber muss noch Ja sagen.',
  withdraw: 'Doch nicht',
  refused: 'Der Gastgeber hat Nein gesagt.',
  title: 'Wer bist du?',
  says: { app: 'Ein Rechner sagt: „Ich bin {name}.“', phone: 'Ein Telefon sagt: „Ich bin {name}.“', television: 'Ein Fernseher sagt: „Ich bin {name}.“' },
  check: 'Sieh nach, ob es stimmt: Zum Platz gehören die Karten.',
  give: 'Stimmt, Platz geben',
  refuse: 'Stimmt nicht',
  giveSeat: 'Platz von {name} geben',
  giveTitle: 'Platz von {name} geben?',
  giveText: 'Wer vor diesem Gerät sitzt, spielt für {name} weiter und sieht die Karten.',
  giveConfirm: 'Platz geben',
} as const;
