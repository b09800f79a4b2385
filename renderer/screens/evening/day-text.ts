function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** The day on this device's calendar, as every program reads it: 2026-11-29. */
export function dayText(date: Date): string {
  return [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
}

/** Day and time of day. */
export function timeText(date: Date): string {
  return `${dayText(date)} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** The time of day, short in every language. */
export function clockText(date: Date, language: string): string {
  return date.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}
