import type { Page } from 'playwright/test';
import { open, row, stage } from '../helpers/flag-piece.ts';
import { expect, test } from '../helpers/test.ts';

/* Two fingers on the cloth of a phone: what lies under each of them stays there. */

type Place = readonly [x: number, y: number];

/** The cloth's corner on the stage, and how large it is drawn, px. */
const view = (page: Page) =>
  page.locator('.editor-page').evaluate((cloth) => {
    const of = (name: string) =>
      Number.parseFloat((cloth as HTMLElement).style.getPropertyValue(name));
    return { x: of('--x'), y: of('--y'), cm: of('--cm') };
  });
type View = Awaited<ReturnType<typeof view>>;

/** The place of the page, cm, that is seen at a place of the stage, px. */
const under = ({ x, y, cm }: View, [px, py]: Place): Place => [(px - x) / cm, (py - y) / cm];

const expectUnder = (after: View, at: Place, [x, y]: Place) => {
  const [nowX, nowY] = under(after, at);
  // Half a millimetre: the page's scroll, and a browser's own rounding of places.
  expect(Math.hypot(nowX - x, nowY - y)).toBeLessThan(0.05);
};

test('two fingers move, zoom and let go of the cloth, and never what lies under them', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...{ baseURL, reducedMotion: 'reduce', serviceWorkers: 'block' },
    ...{ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await open(page);
  const box = (await stage(page).boundingBox())!;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly Place[]) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map(([x, y], id) => ({ x: box.x + x, y: box.y + y, id })),
    });
  const [cx, cy] = [box.width / 2, box.height / 2];
  const first = await view(page);

  await test.step('apart: larger, by as much as they go apart, about what is between them', async () => {
    const [a, b]: Place[] = [
      [cx - 20, cy - 10],
      [cx + 40, cy + 20],
    ];
    await send('touchStart', a);
    await send('touchStart', a, b);
    for (let i = 1; i <= 10; i++)
      await send('touchMove', [a[0] - 6 * i, a[1] - 3 * i], [b[0] + 6 * i, b[1] + 3 * i]);
    const now = await view(page);
    expect(now.cm / first.cm).toBeCloseTo(3, 1);
    expectUnder(now, [a[0] - 60, a[1] - 30], under(first, a));
    expectUnder(now, [b[0] + 60, b[1] + 30], under(first, b));
    await send('touchEnd');
  });

  await test.step('side by side: it goes along', async () => {
    const before = await view(page);
    const [a, b]: Place[] = [
      [cx - 50, cy],
      [cx + 50, cy],
    ];
    await send('touchStart', a);
    await send('touchStart', a, b);
    for (let i = 1; i <= 8; i++)
      await send('touchMove', [a[0] + 4 * i, a[1] + 5 * i], [b[0] + 4 * i, b[1] + 5 * i]);
    const now = await view(page);
    expect(now.cm / before.cm).toBeCloseTo(1, 2);
    expect(now.x - before.x).toBeCloseTo(32, 0);
    expect(now.y - before.y).toBeCloseTo(40, 0);
    // One of them is taken away, and the other goes on: nothing is dragged, nothing jumps.
    await send('touchEnd', [a[0] + 32, a[1] + 40]);
    await send('touchMove', [a[0] + 90, a[1] + 10]);
    await send('touchEnd');
    expect(await view(page)).toEqual(now);
  });

  await test.step('together: smaller', async () => {
    const before = await view(page);
    await send('touchStart', [cx - 100, cy]);
    await send('touchStart', [cx - 100, cy], [cx + 100, cy]);
    for (let i = 1; i <= 10; i++)
      await send('touchMove', [cx - 100 + 6 * i, cy], [cx + 100 - 6 * i, cy]);
    await send('touchEnd');
    expect((await view(page)).cm / before.cm).toBeCloseTo(0.4, 1);
  });

  await test.step('a finger that drags an object is joined by another: the drag is given up', async () => {
    await page.getByRole('button', { name: 'Show all' }).click();
    await send('touchStart', [cx, cy]);
    await send('touchMove', [cx + 20, cy + 10]);
    await send('touchStart', [cx + 20, cy + 10], [cx + 90, cy + 10]);
    await send('touchMove', [cx + 10, cy + 10], [cx + 120, cy + 10]);
    await send('touchEnd');
  });

  for (const name of [/^1: /, /^2: /])
    await expect(row(page, name)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  // The page itself is neither scrolled nor zoomed by them.
  expect(await page.evaluate(() => [window.scrollY, window.visualViewport!.scale])).toEqual([0, 1]);

  await test.step('once they are away one finger chooses and drags again', async () => {
    await page.getByRole('button', { name: 'Show all' }).click();
    await send('touchStart', [cx, cy]);
    for (let i = 1; i <= 4; i++) await send('touchMove', [cx + 8 * i, cy - 4 * i]);
    await send('touchEnd');
    await expect(page.getByRole('button', { name: 'Undo: Move' })).toBeVisible();
  });
  await context.close();
});
