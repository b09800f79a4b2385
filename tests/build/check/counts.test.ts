import { expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from '@build/check/counts.mjs';

test('tests are counted, and so are files that could not be loaded', () => {
  const report = {
    numPassedTests: 12,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(vitestCounts(report)).toEqual({ passed: 12, failed: 2 });
});

test('end-to-end tests are counted', () => {
  expect(playwrightCounts({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 3 } })).toEqual({ passed: 6, failed: 2 });
});

test('a report of an unknown form is not taken for success', () => {
  expect(() => vitestCounts({})).toThrow('unknown form');
  expect(() => playwrightCounts(null)).toThrow('unknown form');
});
