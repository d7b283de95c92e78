import type { Page, Request } from 'playwright/test';
import {
  cancelButton,
  choose,
  CONVERSION,
  download,
  drawing,
  open,
  sewnStitches,
  toast,
} from '../helpers/converter.ts';
import { expectSound } from '../helpers/sound.ts';
import { BY_FAL, meetFaults, type FaultPage } from '../helpers/remote-faults.ts';
import { startRemoteSite, type RemoteSite } from '../helpers/remote.ts';
import { expect, test as base } from '../helpers/test.ts';

/* The tools where fal.ai makes the picture; a stand-in plays it, and can be told to go wrong. */

const test = base.extend<object, { site: RemoteSite }>({
  site: [
    async ({}, use) => {
      const site = await startRemoteSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

// All of them share one stand-in, and its faults.
test.describe.configure({ mode: 'serial' });
test.afterEach(async ({ site, context }) => {
  await site.fail();
  await context.setOffline(false);
});

const makeButton = (page: Page) => page.getByRole('button', { name: 'Generate Pattern' });
const deviceBox = (page: Page) => page.getByLabel('Make it on this device instead');
const madeBy = (page: Page, words: string) => page.getByRole('status').getByText(words);
const arrived = (page: Page) => expect(page.locator('#result-title')).toBeFocused(CONVERSION);
/** The first waits until the database, which keeps the budget, has started. */
const beingDrawn = (page: Page) =>
  expect(page.getByText('being drawn', { exact: true })).toBeVisible(CONVERSION);
/** The engine comes once a picture is chosen, into a worker of its own. */
const enginePrepared = (page: Page) =>
  expect
    .poll(async () => {
      const asked = page.workers().map((worker) => worker.evaluate(loadedScripts).catch(() => []));
      return (await Promise.all(asked)).flat();
    }, CONVERSION)
    .toContainEqual(expect.stringMatching(/\/picture-[^/]+\.js$/));
const loadedScripts = () => performance.getEntriesByType('resource').map(({ name }) => name);
const FAILED = 'Failed to process image. Please try again with a different image.';
const ON_DEVICE = 'Made by the Ilmek engine on this device.';

/** Requests that carry something away: not those of a page that only reads. */
function watchSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    if (request.postData() !== null || request.method() === 'PUT') sent.push(request.url());
  });
  return sent;
}

test('a picture is made by fal.ai, sewn here, and told so before and after', async ({
  page,
  faults,
}) => {
  const sent = watchSent(page);
  await open(page, '', '/generator');
  const note = page.getByRole('note');
  await expect(note).toContainText('fal.ai makes the picture. Your picture is sent there');
  await expect(note).toContainText('a stand-in plays fal.ai');
  await expect(page.getByText('It leaves this device when you begin, not before.')).toBeVisible();
  await choose(page, await drawing());
  await note.getByText('What exactly is sent').click();
  await expect(note.getByText(/^Your picture, and these words: “Turn this picture/)).toBeVisible();
  expect(sent).toEqual([]);
  await expectSound(page, [375, 1280]);

  await makeButton(page).click();
  await expect(page.getByText('The picture, by fal.ai')).toBeVisible();
  await beingDrawn(page);
  await arrived(page);
  await expect(toast(page, 'Embroidery pattern generated successfully!')).toBeVisible();
  await expect(madeBy(page, BY_FAL)).toBeVisible();
  await expect(page.getByRole('img', { name: 'The original picture' })).toBeVisible();
  await page.getByText('Made by fal.ai (stand-in): its picture').click();
  await expect(page.getByAltText('What fal.ai drew, before it was sewn')).toBeVisible();
  await expectSound(page, [375, 1280]);
  const { name, bytes } = await download(page, /^DST file/);
  expect(name).toBe('leaf.dst');
  expect(sewnStitches(bytes)).toBeGreaterThan(500);
  expect(sent.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test('this device can be chosen instead: nothing is sent', async ({ page }) => {
  const sent = watchSent(page);
  await open(page, '', '/generator');
  await deviceBox(page).check();
  await expect(page.getByRole('note')).toContainText('nothing is sent to fal.ai');
  await expect(page.getByText('It stays on this device.')).toBeVisible();
  await choose(page, await drawing());
  await makeButton(page).click();
  await arrived(page);
  await expect(madeBy(page, ON_DEVICE)).toBeVisible();
  expect(sent).toEqual([]);
});

test('a cancel ends it here and at fal.ai, and keeps the picture', async ({ page }) => {
  await open(page, '', '/generator');
  await choose(page, await drawing());
  await makeButton(page).click();
  await beingDrawn(page);
  const [told] = await Promise.all([
    page.waitForRequest((request) => /\/cancel$/.test(request.headers()['x-fal-target-url'] ?? '')),
    cancelButton(page).click(),
  ]);
  expect(told.method()).toBe('PUT');
  await expect(makeButton(page)).toBeEnabled();
  await expect(page.getByRole('img', { name: 'Your picture: leaf.png' })).toBeVisible();
  await expect(toast(page, FAILED)).toHaveCount(0);
  await expect(page.locator('[data-problem]')).toHaveCount(0);
});

test('where fal.ai takes no picture, this device makes it in one click', async ({ page, site }) => {
  await open(page, '', '/generator');
  await choose(page, await drawing());
  await site.fail({ on: 'submit', how: 'status', status: 422 });
  await makeButton(page).click();
  await expect(toast(page, FAILED)).toBeVisible(CONVERSION);
  const problem = page.locator('[data-problem=remote]');
  await expect(problem).toContainText('fal.ai does not take this picture or these words.');
  await expect(problem).toContainText('Nothing is lost');
  await expectSound(page, [375, 1280]);

  await problem.getByRole('button', { name: 'Make it on this device' }).click();
  await arrived(page);
  await expect(madeBy(page, ON_DEVICE)).toBeVisible();
  await expect(deviceBox(page)).not.toBeChecked();
});

const BUSY = 'fal.ai is busy or out of order. Wait a moment, then try again.';
const REJECTED = 'fal.ai does not take this picture or these words.';
const LATE = 'fal.ai took too long.';
const NO_PICTURE = 'fal.ai sent no picture.';
const OFFLINE = 'fal.ai cannot be reached. You may be offline.';

/** Pages side by side, for most of a fault is waiting; each fault ends before the next begins. */
const FAULTS: FaultPage[] = [
  {
    tool: 'tattoo',
    words: 'a red star',
    runs: [
      { name: 'no answer', on: 'submit', how: 'stall', note: LATE, tries: 1 },
      { name: '500', on: 'submit', how: 500, note: NO_PICTURE, tries: 1 },
    ],
  },
  {
    tool: 'tattoo',
    words: 'a blue star',
    runs: [
      { name: 'upstream down', on: 'submit', how: 'down', note: BUSY, tries: 4 },
      { name: 'a slow answer', on: 'submit', how: 'slow', tries: 0 },
      { name: 'a lost connection', on: 'submit', how: 'reset', note: NO_PICTURE, tries: 1 },
    ],
  },
  {
    tool: 'tattoo',
    words: 'a green star',
    runs: [
      { name: '502', on: 'submit', how: 502, note: BUSY, tries: 4 },
      { name: 'an answer cut in the middle', on: 'submit', how: 'cut', note: NO_PICTURE, tries: 1 },
      { name: 'two 500 while it waits', on: 'status', how: 500, tries: 2 },
    ],
  },
  {
    tool: 'tattoo',
    words: 'a black star',
    runs: [
      { name: '504', on: 'submit', how: 504, note: LATE, tries: 4 },
      { name: 'a result cut in the middle', on: 'result', how: 'cut', note: BUSY, tries: 4 },
    ],
  },
  {
    tool: 'font',
    words: 'a star',
    runs: [
      { name: '429', on: 'submit', how: 429, note: BUSY, tries: 4 },
      { name: 'a picture cut in the middle', on: 'picture', how: 'cut', note: OFFLINE, tries: 4 },
    ],
  },
  {
    tool: 'converter',
    words: 'Turn this picture',
    runs: [
      { name: '503', on: 'submit', how: 503, note: BUSY, tries: 4 },
      { name: 'an upload that fails', on: 'upload', how: 500, note: NO_PICTURE, tries: 1 },
      { name: 'garbage JSON', on: 'submit', how: 'garbage', note: NO_PICTURE, tries: 1 },
    ],
  },
  {
    tool: 'prompt',
    words: 'a white star',
    runs: [{ name: '422 with fields', on: 'submit', how: 422, note: REJECTED, tries: 1 }],
  },
];

test.describe('told in the right words, tried as often as specified, and over at once', () => {
  // Many pages wait at once: none of them shall draw much.
  test.use({ viewport: { width: 375, height: 667 } });
  const names = FAULTS.flatMap(({ runs }) => runs.map(({ name }) => name));

  test(names.join(', '), async ({ context, site }) => {
    // What is sewn is other tests' business: here it shall be quick.
    await site.fail({ on: 'picture', how: 'dot' });
    await Promise.all(FAULTS.map((page) => meetFaults(context, site, page)));
  });
});

test('offline it says so at once, and this device makes it', async ({ page, context }) => {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const parts = page.waitForResponse(/\/ResultBody\.[^/]+\.js$/);
  await open(page, '', '/generator');
  await choose(page, await drawing());
  await expect(page.getByText('What exactly is sent')).toBeVisible();
  await enginePrepared(page);
  // What shows a result comes along with the picture, too.
  await parts;
  await expect.poll(() => underWay.size, CONVERSION).toBe(0);
  await context.setOffline(true);
  await makeButton(page).click();
  const problem = page.locator('[data-problem=remote]');
  await expect(problem).toContainText('fal.ai cannot be reached. You may be offline.', CONVERSION);
  await problem.getByRole('button', { name: 'Make it on this device' }).click();
  await arrived(page);
  await expect(madeBy(page, ON_DEVICE)).toBeVisible();
});
