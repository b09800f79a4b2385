import { describe, expect, it } from 'vitest';
import { killDuringPlay } from '@build/tools/reliability/kills';

/** `npm run -s reliability -- --full` kills it 200 times. */
const KILLS = 3;

describe('reliability 12: a host that is killed in the middle of play', () => {
  it(`loses no acknowledged action, applies none twice, and the table goes on, ${String(KILLS)} times`, async () => {
    const report = await killDuringPlay(KILLS, 'crash', () => undefined);
    expect(report).toMatchObject({ kills: KILLS, lost: 0, doubled: 0 });
    expect(report.acknowledged).toBeGreaterThan(KILLS);
  }, 120_000);
});
