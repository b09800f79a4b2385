import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject } from '@build/bootstrap/paths.mjs';
import { parseReliabilityPlan } from '@build/tools/reliability/arguments';
import { runReliability } from '@build/tools/reliability/command';
import { figuresIn, withVerdicts } from '@build/tools/reliability/document';
import { STATEMENTS } from '@build/tools/reliability/statements';
import { merged, statementsIn, tallyPlaywright, tallyVitest } from '@build/tools/reliability/tagged-tests';
import { asText, verdictOn } from '@build/tools/reliability/verdict';
import { RecordedOutput } from './output';

const noTests = { tally: new Map(), missing: new Map() };

describe('the arguments', () => {
  it('name all 24 statements unless they name some', () => {
    expect([...STATEMENTS.keys()]).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    expect(parseReliabilityPlan([])).toEqual({ full: false, json: false, write: null, only: new Set(STATEMENTS.keys()) });
    expect(parseReliabilityPlan(['--full', '--json', '--only', '3, 12', '--write', 'x.md'])).toEqual({
      full: true,
      json: true,
      write: 'x.md',
      only: new Set([3, 12]),
    });
  });

  it('are explained', async () => {
    const output = new RecordedOutput();
    expect(await runReliability(['--help'], output)).toBe(0);
    expect(output.lines.join('\n')).toContain('--only N,N');
  });

  it.each([
    [['--only', '25'], '--only takes numbers from 1 to 24 with commas between them, not "25"'],
    [['--only', '3,x'], 'not "3,x"'],
    [['--only', ''], 'not ""'],
    [['12'], 'what is "12"?'],
    [['--fast'], "Unknown option '--fast'"],
    [['--write', '/no/such/file.md'], '--write: '],
    [['--write', 'package.json'], 'there are no lines <!-- measured: begin -->'],
  ])('%j are refused with a reason', async (args, message) => {
    const output = new RecordedOutput();
    expect(await runReliability(args, output)).toBe(2);
    expect(output.lines).toEqual([]);
    expect(output.problems.join('\n')).toContain(message);
  });
});

describe('titles', () => {
  it('name statements, one or several', () => {
    expect([...statementsIn('reliability 5: who may enter reliability 8: and how many')]).toEqual([5, 8]);
    expect([...statementsIn('reliability 11: not the first')]).toEqual([11]);
    expect([...statementsIn('the first of all')]).toEqual([]);
  });
});

describe('reports of test runners', () => {
  const vitest = tallyVitest({
    testResults: [
      {
        assertionResults: [
          { fullName: 'reliability 5: who may enter nobody', status: 'passed' },
          { fullName: 'reliability 5: who may enter reliability 8: only so many', status: 'failed' },
          { fullName: 'reliability 8: limits on some systems', status: 'skipped' },
          { fullName: 'something else', status: 'failed' },
        ],
      },
    ],
  });

  it('of Vitest are counted by statement', () => {
    expect([...vitest]).toEqual([
      [5, { passed: 1, failed: 1, skipped: 0 }],
      [8, { passed: 0, failed: 1, skipped: 1 }],
    ]);
  });

  it('of Playwright as well, with the titles of their groups', () => {
    const playwright = tallyPlaywright({
      suites: [
        {
          title: 'a.spec.ts',
          specs: [{ title: 'reliability 1: closed', tests: [{ status: 'flaky' }] }],
          suites: [{ title: 'reliability 4: packaged', specs: [{ title: 'fuses', tests: [{ status: 'unexpected' }] }] }],
        },
      ],
    });
    expect([...merged([vitest, playwright, playwright])]).toContainEqual([4, { passed: 0, failed: 2, skipped: 0 }]);
    expect(playwright.get(1)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  });
});

describe('a statement', () => {
  const passed = { tally: new Map([[12, { passed: 2, failed: 0, skipped: 0 }]]), missing: new Map() };
  const killed = { figure: '200 kills, 0 lost', holds: true };

  it('holds by measurement, by tests, or by both', () => {
    expect(verdictOn(12, [killed], noTests)).toMatchObject({ figure: '200 kills, 0 lost', holds: true });
    expect(verdictOn(12, [], passed)).toMatchObject({ figure: '2 tests passed', holds: true });
    expect(verdictOn(12, [killed], passed)).toMatchObject({ figure: '200 kills, 0 lost; 2 tests passed', holds: true });
    expect(verdictOn(12, [killed], passed).statement).toMatch(/^12\. A host that is killed/u);
  });

  it.each([
    ['that nothing proves', [], noTests, 'neither measured nor tested'],
    ['whose measurement says otherwise', [{ figure: '1 lost', holds: false }], passed, '1 lost; 2 tests passed'],
    ['with a failed test', [killed], { ...noTests, tally: new Map([[12, { passed: 1, failed: 1, skipped: 0 }]]) }, '200 kills, 0 lost; 1 test passed, 1 failed'],
    ['whose tests were all skipped', [], { ...noTests, tally: new Map([[12, { passed: 0, failed: 0, skipped: 3 }]]) }, '3 skipped'],
    ['some of whose tests did not run', [killed], { ...passed, missing: new Map([[12, 'no display']]) }, '200 kills, 0 lost; 2 tests passed, no display'],
  ])('%s does not hold', (_what, measured, tests, figure) => {
    expect(verdictOn(12, measured, tests)).toMatchObject({ figure, holds: false });
  });

  it('is told to people with its figure, and how many do not hold', () => {
    const verdicts = [verdictOn(12, [killed], noTests), verdictOn(13, [], noTests)];
    expect(asText(verdicts)).toMatch(/holds {2}12\. .*\n.*200 kills.*\nFAILS {2}13\. .*\n.*neither measured nor tested\n1 of 2 do not hold\./u);
  });
});

describe('the document', () => {
  const document = 'Before\n<!-- measured: begin -->\n| 3 | old words | 8 tests passed |\n<!-- measured: end -->\nAfter\n';

  it('has a row for every statement, with the new figures and the old ones of those that were not looked at', () => {
    const written = withVerdicts(document, new Map([[12, verdictOn(12, [{ figure: '1 lost | of 9', holds: false }], noTests)]]));
    expect([...figuresIn(written)]).toHaveLength(24);
    expect(figuresIn(written).get(3)).toBe('8 tests passed');
    expect(figuresIn(written).get(4)).toBe('not measured');
    expect(figuresIn(written).get(12)).toBe('**does not hold:** 1 lost / of 9');
    expect(written).toContain(`| 3 | ${STATEMENTS.get(3) ?? ''} | 8 tests passed |`);
    expect(written).toMatch(/^Before\n<!-- [^]* -->\nAfter\n$/u);
  });

  it('of the project states what the tool states, and that it holds', () => {
    const project = readFileSync(inProject('docs', 'reliability.md'), 'utf8');
    expect(withVerdicts(project, new Map())).toBe(project);
    for (const [number, figure] of figuresIn(project)) {
      expect({ number, figure }).not.toEqual({ number, figure: expect.stringMatching(/does not hold|not measured/u) });
    }
  });
});
