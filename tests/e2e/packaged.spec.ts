import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { ensurePackaged } from '@build/package/unpacked.mjs';
import { BridgeClient } from './support/bridge-client';
import { expect, test } from './support/test';

/** How a fuse that is on stands in the program. */
const ON = '1'.charCodeAt(0);

test.describe('the packaged app', () => {
  let executable: string;
  test.beforeAll(async () => {
    executable = await ensurePackaged();
  });

  test('reliability 4: starts from its archive, packaged and sandboxed', async ({ launch }) => {
    const { electron, page } = await launch({ executable });
    await expect(page).toHaveTitle('Doppelstapel');
    const facts = await electron.evaluate(({ app }) => ({ packaged: app.isPackaged, path: app.getAppPath(), name: app.getName() }));
    expect(facts).toMatchObject({ packaged: true, name: 'Doppelstapel' });
    expect(facts.path).toMatch(/app\.asar$/u);
    expect(await page.evaluate(() => 'require' in window)).toBe(false);
  });

  test('hosts a match in which a move is played', async ({ launch }) => {
    const { page } = await launch({ executable });
    const client = await BridgeClient.open(page);
    await client.send({ type: 'sit', id: 2, name: 'Lena' });
    await client.send({ type: 'add-bot', id: 3, level: 'easy' });
    await client.send({ type: 'choose-game', id: 4, game: 'typolena' });
    await client.send({ type: 'start', id: 5 });
    // The bots' moves come first where they begin.
    const turn = await client.latest('match', ({ projections }) => projections.some(({ legal }) => legal.length > 0));
    const mine = turn.projections.find(({ legal }) => legal.length > 0);
    const { match, version } = turn;
    await client.send({ type: 'act', id: 6, key: 'first', match, version, seat: mine?.viewer, action: mine?.legal[0], pressedAt: null });
    await client.latest('done', ({ re }) => re === 6);
    await client.latest('match', (later) => later.version > version);
  });

  test('reliability 4: has the fuses of the released one, but for the inspector that tests need', async () => {
    const wire = await getCurrentFuseWire(executable);
    const on = (fuse: FuseV1Options) => Number(wire[fuse]) === ON;
    expect(on(FuseV1Options.RunAsNode)).toBe(false);
    expect(on(FuseV1Options.EnableNodeOptionsEnvironmentVariable)).toBe(false);
    expect(on(FuseV1Options.OnlyLoadAppFromAsar)).toBe(true);
    expect(on(FuseV1Options.EnableEmbeddedAsarIntegrityValidation)).toBe(true);
    expect(on(FuseV1Options.GrantFileProtocolExtraPrivileges)).toBe(false);
    expect(on(FuseV1Options.EnableNodeCliInspectArguments)).toBe(true);
  });
});
