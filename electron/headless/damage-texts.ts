import type { DamageReport } from './damage';

/** The time at which an evening began, as people say it. */
function timeText(evening: Date, german: boolean): string {
  return evening.toLocaleString(german ? 'de' : 'en-GB', { dateStyle: 'long', timeStyle: 'short' });
}

function goodText({ good, match }: DamageReport, german: boolean): string {
  if (good === 0) return german ? 'Davor steht nichts, was sich lesen lässt.' : 'Nothing before it can be read.';
  const where = ((): string => {
    if (match === null) return german ? 'bis in den Raum zwischen den Partien' : 'as far as the room between the matches';
    const { moves, round, game } = match;
    return german ? `bis nach Zug ${moves} der Partie ${round} (${game})` : `as far as after move ${moves} of match ${round} (${game})`;
  })();
  return german ? `Davor sind ${good} Einträge gut: ${where}.` : `${good} records before it are good: ${where}.`;
}

/** What is known of a damage, a line for each thing: where it is, whose table it was, what is good and what is not. */
export function damageText(report: DamageReport, german: boolean): string {
  const { file, line, lost, table, tableName, evening } = report;
  const name = tableName === null ? '' : german ? ` „${tableName}“` : ` “${tableName}”`;
  const time = timeText(evening, german);
  return (
    german
      ? [
          `Abend vom ${time}, Tisch ${table}${name}.`,
          `Der Schaden beginnt in Zeile ${line}: ${file}`,
          goodText(report, german),
          `Ab dort ist auf nichts Verlass, das sind so viele Zeilen: ${lost}. Die Datei blieb, wie sie ist.`,
        ]
      : [
          `Evening of ${time}, table ${table}${name}.`,
          `The damage begins in line ${line}: ${file}`,
          goodText(report, german),
          `Nothing from there on can be relied on, which is this many lines: ${lost}. The file was left as it is.`,
        ]
  ).join('\n');
}
