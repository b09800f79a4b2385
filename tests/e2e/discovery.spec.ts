import { addressOf, openTable } from './support/room';
import { expect, test } from './support/test';
import { tapBridge } from './support/wire';

test('a table opened in one app appears in another, is joined by its row and code, and is gone when its host crashes', async ({ launch }) => {
  const host = await launch({ discovery: '127.0.0.1' });
  const guest = await launch({ discovery: '127.0.0.1' });
  const list = guest.page.getByRole('region', { name: 'Tische in diesem Netz' });
  const wire = await tapBridge(host);
  await openTable(host.page, 'Jana');
  const { address, code } = await addressOf(wire);

  const row = list.getByRole('button', { name: /typolena.*7 von 8 frei|7 von 8 frei.*typolena/u });
  await row.click();
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await expect(guest.page.getByRole('textbox', { name: 'Adresse' })).toHaveValue(address);
  await guest.page.getByRole('textbox', { name: 'Name' }).fill('Mehmet');
  await guest.page.getByRole('textbox', { name: 'Code' }).fill(code);
  await guest.page.getByRole('button', { name: 'Verbinden' }).click();
  await expect(host.page.getByRole('button', { name: 'Platz von Mehmet ändern' })).toBeVisible();

  const onlooker = await launch({ discovery: '127.0.0.1' });
  const found = onlooker.page.getByRole('region', { name: 'Tische in diesem Netz' }).getByRole('button');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('6 von 8 frei');
  host.electron.process().kill('SIGKILL');
  await expect(found).toHaveCount(0);
});
