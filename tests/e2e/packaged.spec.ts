import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { ensurePackaged } from '@build/package/unpacked.mjs';
import { expect, test } from './support/test';

/** How a fuse that is on stands in the program. */
const ON = '1'.charCodeAt(0);

test.describe('the packaged app', () => {
  let executable: string;
  test.beforeAll(async () => {
    executable = await ensurePackaged();
  });

  test('starts from its archive, packaged and sandboxed', async ({ launch }) => {
    const { electron, page } = await launch({ executable });
    await expect(page).toHaveTitle('Doppelstapel');
    const facts = await electron.evaluate(({ app }) => ({ packaged: app.isPackaged, path: app.getAppPath(), name: app.getName() }));
    expect(facts).toMatchObject({ packaged: true, name: 'Doppelstapel' });
    expect(facts.path).toMatch(/app\.asar$/u);
    expect(await page.evaluate(() => 'require' in window)).toBe(false);
  });

  test('has the fuses of the released one, but for the inspector that tests need', async () => {
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
