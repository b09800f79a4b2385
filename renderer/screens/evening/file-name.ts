import { dayText } from './day-text';

/** What no system that people have at home allows in a file's name. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu;

/** Longest part that a table's name may be of a file's. */
const LONGEST = 40;

/** A file's name with table and day, which every system accepts: "Doppelstapel Werkbank 2026-11-29.csv". */
export function eveningFileName(tableName: string, day: Date, ending: string): string {
  const table = [...tableName.replace(FORBIDDEN, ' ').replace(/\s+/gu, ' ').trim()].slice(0, LONGEST).join('').trim();
  return `${['Doppelstapel', table, dayText(day)].filter((part) => part !== '').join(' ')}.${ending}`;
}
