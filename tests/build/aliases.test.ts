import { expect, test } from 'vitest';
import { aliases } from '@build/aliases.mjs';

test('packages of the npm scope @electron stay packages', () => {
  const matching = aliases.filter(({ find }) => find.test('@electron/fuses'));
  expect(matching).toEqual([]);
});
