import type { claims as german } from '../de/claims';
import type { SameKeys } from '../tree';

export const claims: SameKeys<typeof german> = {
  offer: 'Were you here before? Then take your seat again.',
  me: 'I am {name}',
  waiting: 'You say that you are {name}. The host has to agree.',
  withdraw: 'I am not',
  refused: 'The host said no.',
  title: 'Who are you?',
  says: { app: 'A computer says: “I am {name}.”', phone: 'A phone says: “I am {name}.”', television: 'A television says: “I am {name}.”' },
  check: 'Look whether that is so: the cards come with the seat.',
  give: 'Yes, hand over the seat',
  refuse: 'No',
  giveSeat: 'Hand over {name}’s seat',
  giveTitle: 'Hand over {name}’s seat?',
  giveText: 'Whoever is at this device goes on playing for {name}, and sees the cards.',
  giveConfirm: 'Hand over',
};
