/** Why the app cannot host, for the person in front of it. */
export function failureText(error: unknown, locale: string): { title: string; text: string } {
  const detail = error instanceof Error ? error.message : String(error);
  return locale.toLowerCase().startsWith('de')
    ? { title: 'Hier lässt sich gerade kein Tisch eröffnen.', text: `Zu einem anderen Tisch dazustoßen geht trotzdem.\n\n${detail}` }
    : { title: 'A table cannot be opened here at the moment.', text: `Joining another table still works.\n\n${detail}` };
}
