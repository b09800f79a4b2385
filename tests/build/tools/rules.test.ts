import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runRules } from '@build/tools/rules/command';
import { RecordedOutput } from './output';

const folder = mkdtempSync(join(tmpdir(), 'rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Kept apart from its brackets, so that these texts name no rules of the project themselves. */
const cite = (...ids: string[]): string => `[${ids.join(', ')}]`;

write('docs/rules/README.md', '- **AA-9** (MUST) Not a game.');
write(
  'docs/rules/bridge.md',
  ['# Bridge', '- **AA-1** (MUST) Bid.', '- **AA-2** (MUST-NOT) Peek.', '- **AA-3** (FACT) There are four.', '- **AA-4** (EXC) Unless dummy.'].join('\n'),
);
write('docs/rules/chess.md', ['- **BB-1** (MAY) Castle.', '- **BB-2** (SHOULD) Think.', '- **BB-1** (MAY) Again.', '- **BB-5** Without a force.'].join('\n'));
write(
  'tests/bridge.test.ts',
  `
  // Comments do not count: ${cite('AA-4')}
  describe('bidding ${cite('AA-1')}', () => {
    it.each([{ title: 'a table ${cite('AA-2', 'AA-3')}' }])('$title', () => {});
    it(\`a template ${cite('BB-1')} of \${1}\`, () => {});
    it.skip('later ${cite('BB-2')}', () => {});
    it('not in the docs ${cite('AA-77')}', () => {});
  });`,
);

function rules(...args: string[]): { code: number; output: RecordedOutput } {
  const output = new RecordedOutput();
  return { code: runRules(args, folder, output), output };
}

describe('rules', () => {
  it('lists ids, cited, missing and unknown ones by game', () => {
    const { code, output } = rules('--json');
    expect(code).toBe(1);
    expect(JSON.parse(output.lines.join(''))).toEqual({
      bridge: { ids: ['AA-1', 'AA-2', 'AA-3', 'AA-4'], cited: ['AA-1', 'AA-2', 'AA-3'], missing: ['AA-4'], unknown: ['AA-77'] },
      chess: { ids: ['BB-1', 'BB-2'], cited: ['BB-1'], missing: ['BB-2'], unknown: [] },
    });
  });

  it('says what is wrong with a page', () => {
    const { output } = rules('--json');
    expect(output.problems.join('\n')).toContain('docs/rules/chess.md, line 3: BB-1 stands there twice');
    expect(output.problems.join('\n')).toContain('docs/rules/chess.md, line 4: BB-5 needs a force');
  });

  it('prints a table for people, of one game too', () => {
    const { output } = rules('bridge');
    expect(output.lines.join('\n').split('\n').slice(0, 2)).toEqual(['game    rules  cited  missing', 'bridge      4      3        1']);
    expect(output.lines.join('\n')).toContain('no test names AA-4');
    expect(output.lines.join('\n')).not.toContain('chess');
  });

  it('explains itself and wrong arguments', () => {
    expect(rules('--help')).toMatchObject({ code: 0 });
    expect(rules('durak').output.problems.join('')).toContain('there is no docs/rules/durak.md. There are: bridge, chess');
    expect(rules('--all')).toMatchObject({ code: 2 });
    const output = new RecordedOutput();
    expect(runRules([], join(folder, 'nowhere'), output)).toBe(2);
    expect(output.problems.join('')).toContain('there are no rules in');
  });
});

function write(name: string, text: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
