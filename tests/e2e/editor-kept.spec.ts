import { kept, open, row, sewn } from '../helpers/flag-piece.ts';
import { expect, test } from '../helpers/test.ts';

/* Nothing of a piece is lost: by a reload, a full disk, a crash, or a second tab. */

test('a full disk is said, and neither it nor a crash of the tab loses an edit', async ({
  browser,
  baseURL,
}) => {
  // What room is left a browser asks for now and then only: here nobody has asked before.
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const storage = await context.newCDPSession(page);
  const { origin } = new URL(baseURL!);
  await storage.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await open(page);
  await row(page, /^2: /).click();
  await page.getByRole('button', { name: '1335 Poppy red' }).click();
  await expect(page.locator('.editor-kept')).toHaveAttribute('data-state', 'full');
  await expect(page.locator('.editor-kept')).toContainText('this device is full');
  await storage.send('Storage.overrideQuotaForOrigin', { origin });
  await page.getByRole('button', { name: 'Mirror left to right' }).click();
  await kept(page);

  const address = page.url();
  const crashed = page.waitForEvent('crash');
  storage.send('Page.crash').catch(() => undefined);
  await crashed;
  const other = await context.newPage();
  await other.goto(address);
  await sewn(other);
  await row(other, /^2: /).click();
  await expect(other.getByText('1335, Ilmek 40')).toBeVisible();
  await other.getByRole('button', { name: 'Undo: Mirror' }).click();
  await expect(other.getByRole('button', { name: 'Undo: Thread' })).toBeVisible();
  await context.close();
});

test('all that can be undone and done again is there after a reload, and what was kept before steps were', async ({
  page,
}) => {
  const undo = (label: string) => page.getByRole('button', { name: `Undo: ${label}` });
  const redo = (label: string) => page.getByRole('button', { name: `Redo: ${label}` });
  const again = async () => {
    await kept(page);
    await page.reload();
    await sewn(page);
  };
  await open(page);
  const first = await kept(page).then(() => page.locator('.editor-figures').innerText());
  await row(page, /^2: /).click();
  await page.getByRole('button', { name: 'Mirror left to right' }).click();
  await page.getByRole('button', { name: '1335 Poppy red' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await again();
  await undo('Delete').click();
  await undo('Thread').click();
  await again();
  await expect(redo('Thread')).toBeVisible();
  // What was undone goes, on the disk too.
  await row(page, /^2: /).click();
  await page.getByRole('button', { name: 'Mirror top to bottom' }).click();
  await again();
  await expect(page.getByRole('button', { name: 'Redo', exact: true })).toBeVisible();
  await undo('Mirror').click();
  await undo('Mirror').click();
  await expect(page.locator('.editor-figures')).toHaveText(first.replaceAll('\n', ''));

  await test.step('a history that was kept as one record', async () => {
    await kept(page);
    await page.evaluate(asOneRecord);
    await page.reload();
    await sewn(page);
    await expect(page.locator('.editor-figures')).toHaveText(first.replaceAll('\n', ''));
    await row(page, /^2: /).click();
    await page.getByRole('button', { name: '1335 Poppy red' }).first().click();
    await again();
    await undo('Thread').click();
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  });
});

/** In the page: writes the first step of the piece as the site did before. */
async function asOneRecord(): Promise<void> {
  const id = new URLSearchParams(location.search).get('piece');
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('ilmek-pieces');
    opening.onsuccess = () => resolve(opening.result);
  });
  const change = database.transaction(['histories', 'steps'], 'readwrite');
  const [histories, steps] = [change.objectStore('histories'), change.objectStore('steps')];
  const reading = steps.get([id!, 0]);
  reading.onsuccess = () => {
    const { label, piece } = reading.result as { label: string; piece: { is: unknown } };
    histories.put({ id, version: 1, history: { steps: [{ label, piece: piece.is }], at: 0 } });
    steps.delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
  };
  await new Promise((resolve) => (change.oncomplete = resolve));
  database.close();
}

test('a second tab follows the first, and takes over when that is closed', async ({
  page,
  context,
}) => {
  await open(page);
  await kept(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText(/^Open in another tab:/)).toBeVisible();
  await row(page, /^2: /).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 object', { exact: true })).toBeVisible();
  await expect(other.getByText('1 object', { exact: true })).toBeVisible();
  // What is tried here says where it can be done, to those who hear the page, too.
  await row(other, /^1: /).click();
  await other.keyboard.press('m');
  const alert = other.getByRole('alert').filter({ hasText: 'Change it there, or close that tab' });
  await expect(alert).toBeVisible();
  await expect(other.getByLabel('Name of the piece')).toHaveAttribute('readonly');
  await page.close();
  await expect(other.getByText(/^Open in another tab:/)).toBeHidden();
  await other.close();
});
