import type { shell as german } from '../de/shell';
import type { SameKeys } from '../tree';

export const shell: SameKeys<typeof german> = {
  appName: 'Doppelstapel',
  language: { label: 'Language', de: 'German', en: 'English' },
  actions: {
    close: 'Close',
    cancel: 'Cancel',
    settings: 'Settings',
    rules: 'Rules',
    menu: 'Menu',
    home: 'To the start page',
    tryAgain: 'Try again',
  },
  settings: {
    title: 'Settings',
    name: 'Your name',
    language: 'Language',
    languages: { de: 'Deutsch', en: 'English' },
    theme: 'Colours',
    themes: { system: 'Like the system', day: 'Day', night: 'Night print' },
    motion: 'Motion',
    motions: { system: 'Like the system', full: 'Everything', reduced: 'Less' },
  },
  name: {
    label: 'Your name',
    placeholder: 'What is your name?',
    missing: 'A name is still missing.',
  },
  presence: { connected: 'connected', away: 'away', bot: 'Bot', free: 'free' },
  device: { app: 'Computer', phone: 'Phone', television: 'Television' },
  botLevel: { easy: 'easy', medium: 'medium', hard: 'hard' },
  connection: {
    connecting: 'Connecting to the table …',
    lostTitle: 'Connection lost',
    lost: 'The host has stopped answering. We keep trying by ourselves; your seat stays yours.',
    endedTitle: 'No longer at the table',
    playHere: 'Play on here',
    back: 'The connection is back.',
  },
};
