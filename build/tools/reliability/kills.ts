import { nextBelow, randomFrom } from '@shared/engine/random';
import { readLatestEvening } from '@electron/storage/evenings';
import type { Sender, TableRecord } from '@electron/host/records';
import { inTemporaryFolder } from '../common/temporary-folder';
import { grouped, inSeconds, type Measurement } from './finding';
import { KilledTable } from './killed-table';

/** What came of killing a host again and again in the middle of play. */
export interface KillReport {
  readonly kills: number;
  /** Actions of which somebody was told that they are accepted. */
  readonly acknowledged: number;
  /** Those that the journal did not hold afterwards, and states that were shown and then gone. */
  readonly lost: number;
  /** Actions that the journal held more than once. */
  readonly doubled: number;
  /** Milliseconds from starting the host anew until it took clients. */
  readonly longestStart: number;
}

const PLAYERS = 4;

/** Milliseconds in which a host has to be back. */
const LONGEST_START = 5000;

/** Half of the kills come at once after an accepted action; the others up to so many milliseconds later. */
const LONGEST_LIFE = 250;

function sendersOf(record: TableRecord): readonly Sender[] {
  if (record.type === 'clock') return record.senders;
  return record.type === 'act' && record.sender !== null ? [record.sender] : [];
}

/** How often each action stands in the journal, by key. @throws when the journal is damaged */
async function journalled(folder: string): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const table of (await readLatestEvening(folder))?.tables ?? []) {
    if (table.kind === 'damaged') throw new Error(`the journal is damaged in line ${table.line}`);
    for (const { key } of table.records.flatMap(sendersOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Lets four people play typolena and kills the host so many times; `report` hears how far it is. */
export function killDuringPlay(kills: number, seed: string, report: (text: string) => void): Promise<KillReport> {
  return inTemporaryFolder(async (folder) => {
    const random = randomFrom(seed);
    const table = new KilledTable(folder, PLAYERS, random);
    const starts: number[] = [];
    let [lost, doubled] = [0, 0];
    try {
      await table.start();
      for (let kill = 1; kill <= kills; kill++) {
        await table.progress();
        if (kill % 2 === 0) await new Promise((resolve) => setTimeout(resolve, nextBelow(random, LONGEST_LIFE)));
        await table.kill();
        const counts = await journalled(folder);
        lost = [...table.acknowledged].filter((key) => !counts.has(key)).length;
        doubled = [...counts.values()].filter((count) => count > 1).length;
        starts.push(await table.start());
        report(`${kill} of ${kills} kills, ${table.acknowledged.size} actions`);
      }
      await table.progress();
    } finally {
      await table.kill();
    }
    return { kills, acknowledged: table.acknowledged.size, lost: lost + table.regressed, doubled, longestStart: Math.max(0, ...starts) };
  });
}

export const kills: Measurement = {
  name: 'killing the host in the middle of play',
  statements: [12, 14],
  async run(full, report) {
    const found = await killDuringPlay(full ? 200 : 5, 'kills', report);
    const { acknowledged, lost, doubled, longestStart } = found;
    const doubles = doubled > 0 ? `, ${doubled} applied twice` : '';
    return new Map([
      [12, { figure: `${found.kills} kills, ${lost} lost of ${grouped(acknowledged)} acknowledged${doubles}`, holds: lost + doubled === 0 }],
      [14, { figure: `${found.kills} restarts after kills, clients let in after ${inSeconds(longestStart)} at most`, holds: longestStart <= LONGEST_START }],
    ]);
  },
};
