import type { shell as german } from '../de/shell';
import type { SameKeys } from '../tree';

export const shell: SameKeys<typeof german> = {
  appName: 'Doppelstapel',
  language: { label: 'Language', de: 'German', en: 'English' },
  actions: {
    close: 'Close',
    cancel: 'Cancel',
    save: 'Apply',
    settings: 'Settings',
    rules: 'Rules',
    menu: 'Menu',
    home: 'To the start page',
    tryAgain: 'Try again',
    back: 'Back',
  },
  settings: {
    title: 'Settings',
    name: 'Your name',
    language: 'Language',
    theme: 'Colours',
    themes: { system: 'Like the system', day: 'Day', night: 'Night print' },
    motion: 'Motion',
    motions: { system: 'Like the system', full: 'Everything', reduced: 'Less' },
  },
  name: {
    label: 'Your name',
    placeholder: 'What is your name?',
    missing: 'A name is still missing.',
    tooLong: 'A name has 24 characters at most.',
  },
  presence: { connected: 'connected', away: 'away', bot: 'Bot', free: 'free' },
  device: { app: 'Computer', phone: 'Phone', television: 'Television' },
  botLevel: { easy: 'easy', medium: 'medium', hard: 'hard' },
  connection: {
    connecting: 'Connecting to the table …',
    connectingTo: 'Connecting to {address} …',
    lostTitle: 'Connection lost',
    lost: 'The host has stopped answering. We keep trying by ourselves; your seat stays yours.',
    endedTitle: 'No longer at the table',
    playHere: 'Play on here',
    back: 'The connection is back.',
  },
};
