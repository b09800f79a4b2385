import { closeSync, openSync, writeFileSync } from 'node:fs';
import { readOutlines } from '@build/art/outlines';
import { readPrintType } from '@build/art/print-type';
import { makePackPdf } from '@renderer/games/typolena/print/pack-pdf';
import { typolenaCardsDe } from '@renderer/i18n/games/typolena-cards.de';
import { typolenaCardsEn } from '@renderer/i18n/games/typolena-cards.en';
import { UsageError, parseCommandLine, runAsyncTool } from '../common/command-line';
import type { Output } from '../common/command-line';

const WORDS = { de: typolenaCardsDe.print, en: typolenaCardsEn.print };

const HELP = `Writes typolena's pack as a PDF to print and cut: A4, nine cards a page, fronts and backs.

  npm run -s print -- OUT.pdf [--language de|en]

  OUT.pdf              the file to write
  --language de|en     language of the short rules and of the notes (de)
  --help               this page

Print at actual size, on both sides, flipped on the long edge.`;

interface Plan {
  readonly file: string;
  readonly language: 'de' | 'en';
}

function planOf(args: readonly string[]): Plan | 'help' {
  const { values, positionals } = parseCommandLine({
    args: [...args],
    allowPositionals: true,
    options: { language: { type: 'string', default: 'de' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return 'help';
  const [file, ...more] = positionals;
  if (file === undefined) throw new UsageError('say which file to write, for instance typolena.pdf');
  if (more.length > 0) throw new UsageError(`one file is enough, what is "${more.join(' ')}"?`);
  const { language } = values;
  if (language !== 'de' && language !== 'en') throw new UsageError(`--language takes de or en, not "${language}"`);
  return { file, language };
}

/** The file system's words, as an answer to the wrong path. */
function onFile<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The tool `print`; returns the exit code. */
export function runPrint(args: readonly string[], output: Output): Promise<number> {
  return runAsyncTool(output, 'print', async () => {
    const plan = planOf(args);
    if (plan === 'help') {
      output.line(HELP);
      return 0;
    }
    const { file, language } = plan;
    // Before the work, so that a wrong path does not cost it; what stands there stays until the new file is ready.
    onFile(file, () => closeSync(openSync(file, 'a')));
    const parts = { outlines: readOutlines(), type: readPrintType() };
    const pdf = await makePackPdf({ words: WORDS[language], language, parts });
    onFile(file, () => writeFileSync(file, pdf));
    output.line(`${file}: 41 cards, ${String(Math.ceil(pdf.length / 1024))} KB`);
    return 0;
  });
}
