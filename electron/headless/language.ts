/** The host speaks to whoever runs it in German where the system does, or else in English. */
export function isGerman(locale: string): boolean {
  return locale.toLowerCase().startsWith('de');
}
