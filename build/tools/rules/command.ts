import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseCommandLine, runTool, UsageError, type Output } from '../common/command-line';
import { readRulePage, type Atom } from './atoms';
import { citationsIn } from './citations';
import { asTable, coverageOf } from './report';

const help = `Compares the rules in docs/rules with the rule ids that the tests name in their titles, as in [TY-36].

npm run -s rules -- [GAME …] [--json]

GAME    ids of games; without them, all
--json  one JSON object: for each game its ids, the cited ones, the missing ones (binding rules
        that no test names) and the unknown ones (named by a test, but in no page)
--help  this text

Exit code: 0 nothing is missing or unknown, 1 something is, 2 wrong arguments.`;

/** The tool `rules` over the project in this folder; returns the exit code. */
export function runRules(args: readonly string[], folder: string, output: Output): number {
  return runTool(output, 'rules', () => {
    const { values, positionals } = parseCommandLine({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    });
    if (values.help) {
      output.line(help);
      return 0;
    }
    const pages = readPages(join(folder, 'docs', 'rules'), output);
    const known = [...pages.keys()];
    const strange = positionals.find((game) => !known.includes(game));
    if (strange !== undefined) throw new UsageError(`there is no docs/rules/${strange}.md. There are: ${known.join(', ')}`);
    const { games, strays } = coverageOf(pages, readCitations(join(folder, 'tests')));
    const shown = positionals.length === 0 ? games : Object.fromEntries(Object.entries(games).filter(([game]) => positionals.includes(game)));
    output.line(values.json ? JSON.stringify(shown) : asTable(shown));
    if (strays.length > 0) output.problem(`tests name rules of no game: ${strays.join(', ')}`);
    const sound = strays.length === 0 && Object.values(shown).every(({ missing, unknown }) => missing.length + unknown.length === 0);
    return sound ? 0 : 1;
  });
}

function readPages(folder: string, output: Output): Map<string, readonly Atom[]> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md') : [];
  if (files.length === 0) throw new UsageError(`there are no rules in ${folder}`);
  return new Map(
    files.sort().map((name) => {
      const { atoms, problems } = readRulePage(`docs/rules/${name}`, readFileSync(join(folder, name), 'utf8'));
      for (const problem of problems) output.problem(problem);
      return [basename(name, '.md'), atoms];
    }),
  );
}

function readCitations(folder: string): Set<string> {
  const cited = new Set<string>();
  if (!existsSync(folder)) return cited;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/u.test(name)) continue;
    for (const id of citationsIn(name, readFileSync(join(folder, name), 'utf8'))) cited.add(id);
  }
  return cited;
}
