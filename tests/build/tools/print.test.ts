import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef, decodePDFRawStream } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { runPrint } from '@build/tools/print/command';
import { RecordedOutput } from './output';

const folder = mkdtempSync(join(tmpdir(), 'print-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function print(...args: string[]): Promise<{ code: number; output: RecordedOutput }> {
  const output = new RecordedOutput();
  return { code: await runPrint(args, output), output };
}

async function printed(name: string, ...args: string[]): Promise<PDFDocument> {
  const file = join(folder, name);
  expect((await print(file, ...args)).code).toBe(0);
  return await PDFDocument.load(readFileSync(file), { updateMetadata: false });
}

/** What a page draws, as text. */
function contentsOf(file: PDFDocument): string[] {
  return file.getPages().map((page) => {
    const reference = page.node.get(PDFName.of('Contents'));
    const stream = reference instanceof PDFRef ? file.context.lookup(reference) : reference;
    if (!(stream instanceof PDFRawStream)) throw new Error('a page without content');
    return new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode());
  });
}

describe('print writes', () => {
  it('[TY-2] ten pages of A4 with 41 fronts and 41 backs', async () => {
    const file = await printed('german.pdf');
    expect(file.getPageCount()).toBe(10);
    for (const page of file.getPages()) {
      expect(page.getWidth()).toBeCloseTo((210 * 72) / 25.4, 1);
      expect(page.getHeight()).toBeCloseTo((297 * 72) / 25.4, 1);
    }
    // Each card is clipped to its box.
    const cards = contentsOf(file).map((content) => content.match(/re W n/gu)?.length);
    expect(cards).toEqual([9, 9, 9, 9, 9, 9, 9, 9, 5, 5]);
    expect(file.getTitle()).toContain('typolena');
  });

  it('only outlines that are in the file, and no font', async () => {
    const file = await printed('outlines.pdf');
    const resources = file.getPage(0).node.Resources();
    const forms = resources?.lookup(PDFName.of('XObject'), PDFDict);
    expect(resources?.has(PDFName.of('Font'))).toBe(false);
    const used = new Set(contentsOf(file).flatMap((content) => content.match(/\/F\d+(?= Do)/gu) ?? []));
    expect(used.size).toBeGreaterThan(100);
    expect([...used].filter((name) => forms?.has(PDFName.of(name.slice(1))) !== true)).toEqual([]);
  });

  it('short rules and notes in the language asked for', async () => {
    const [german, english] = [await printed('de.pdf'), await printed('en.pdf', '--language', 'en')];
    expect(german.getTitle()).not.toBe(english.getTitle());
    expect(english.getLanguage()).toBe('en');
    expect(contentsOf(english)[8]).not.toBe(contentsOf(german)[8]);
    // Playing cards keep their names.
    expect(contentsOf(english)[0]?.length).toBeGreaterThan(1000);
  });
});

describe('print explains', () => {
  it('how it is called', async () => {
    const { code, output } = await print('--help');
    expect(code).toBe(0);
    expect(output.lines.join('\n')).toContain('npm run -s print -- OUT.pdf');
  });

  it.each([
    ['a missing file name', [], 'which file'],
    ['two file names', ['a.pdf', 'b.pdf'], 'b.pdf'],
    ['an unknown language', ['a.pdf', '--language', 'fr'], '--language takes de or en, not "fr"'],
    ['an unknown option', ['a.pdf', '--colour'], '--colour'],
  ])('%s', async (_name, args, words) => {
    const { code, output } = await print(...args);
    expect(code).toBe(2);
    expect(output.problems.join('\n')).toContain(words);
  });

  it('a path that cannot be written', async () => {
    const blocked = join(folder, 'a-file');
    writeFileSync(blocked, '');
    for (const path of [join(blocked, 'pack.pdf'), folder]) {
      const { code, output } = await print(path);
      expect(code).toBe(2);
      expect(output.problems.join('\n')).toContain(`cannot write ${path}`);
    }
  });
});
