import type { Page } from 'playwright/test';
import {
  choose,
  CONVERSION,
  convert,
  convertButton,
  drawing,
  open,
  png,
  toast,
} from '../helpers/converter.ts';
import { expect, test } from '../helpers/test.ts';

/* Messages against the buttons of a page with a result: by geometry, wherever one has scrolled to. */

const [PHONE, DESKTOP, LARGE] = [
  { width: 375, height: 667 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

// A title is focused to be read out: nobody presses it.
const PRESSED =
  'main .button:not(.button-secondary, :disabled), :focus:not(#notifications *, [tabindex="-1"])';
/** What one has waited for: the piece, and what is told of it in figures. */
const RESULT =
  '.result-stage [data-keeps-clear], main :is(#result-title, .worksheet-rows > div, [data-told])';

/** Words of what a message lies over: of the primary buttons and of what has the focus, unless told. */
const covered = (page: Page, wanted = PRESSED) =>
  page.evaluate((selector) => {
    const boxes = (all: string) => [...document.querySelectorAll(all)];
    const toasts = boxes('#notifications .toast').map((each) => each.getBoundingClientRect());
    const isOver = (button: Element) => {
      const a = button.getBoundingClientRect();
      return toasts.some(
        (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
      );
    };
    return boxes(selector)
      .filter(isOver)
      .map(({ textContent }) => textContent);
  }, wanted);

const TOO_LARGE = png('big.png', Buffer.alloc(10 * 1024 * 1024 + 1));

/** A file that cannot be handed out: the browser has no room for it. */
async function failDownload(page: Page): Promise<void> {
  await page.evaluate(() => {
    const whole = Object.getOwnPropertyDescriptor(URL, 'createObjectURL')!;
    Object.defineProperty(URL, 'createObjectURL', {
      ...whole,
      value: () => {
        Object.defineProperty(URL, 'createObjectURL', whole);
        throw new Error('no room');
      },
    });
  });
  await page
    .getByRole('button', { name: /DST|^Download Pattern/ })
    .first()
    .click();
  await expect(toast(page, 'Download failed')).toBeVisible();
}

/** Two messages where there is no result yet: a file that is refused, and a press that lacks one. */
async function tellTwo(page: Page): Promise<void> {
  await choose(page, TOO_LARGE);
  await convertButton(page).press('Enter');
  for (const message of ['File too large', 'Choose a picture first.'])
    await expect(toast(page, message)).toBeVisible();
}

/** Goes down the page by half a window at a time; at each stop nothing may be covered. */
async function scrollThrough(page: Page, height: number): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += height / 2) {
    await page.evaluate(async (at) => {
      scrollTo({ top: at, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }, top);
    // A page that still settles moves its buttons without an event: the messages look a few times a second.
    await expect.poll(() => covered(page), `${top} px down`).toEqual([]);
    await expect(page.locator('#notifications .toast').last()).toBeInViewport({ ratio: 1 });
  }
}

test('no message covers what is pressed next: the converter', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page);
  await convert(page, await drawing());
  await expect(toast(page, 'Conversion completed!')).toBeVisible();
  await expect.poll(() => covered(page)).toEqual([]);
  await expect.poll(() => covered(page, RESULT)).toEqual([]);
  // Between these a message lies as on the wide one: its place is measured from the window's corner.
  for (const view of [DESKTOP, PHONE]) {
    await page.setViewportSize(view);
    await choose(page, TOO_LARGE);
    await expect(toast(page, 'File too large')).toBeVisible();
    await failDownload(page);
    await scrollThrough(page, view.height);
  }
  expect(await page.locator('#notifications .toast').count()).toBeLessThanOrEqual(2);
});

test('no message covers what is pressed next: the prompt page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '?mode=image', '/prompt-to-embroidery');
  await page.locator('#prompt').fill('a wreath of daisies around');
  await page.getByRole('button', { name: 'Enhance', exact: true }).click();
  await expect(toast(page, 'Prompt Enhanced')).toBeVisible();
  // The words that were changed stay in view.
  await expect.poll(() => covered(page, '#prompt')).toEqual([]);
  await choose(page, await drawing());
  await page.getByRole('button', { name: 'Generate Embroidery' }).click();
  await expect(page.locator('#result-title')).toBeFocused(CONVERSION);
  await expect.poll(() => covered(page)).toEqual([]);
  await expect.poll(() => covered(page, RESULT)).toEqual([]);
  // The wide window is the converter's, on the same frame.
  await page.locator('#prompt').fill('');
  await page.getByRole('button', { name: 'Generate Embroidery' }).press('Enter');
  await expect(toast(page, 'Prompt required')).toBeVisible();
  await failDownload(page);
  await scrollThrough(page, PHONE.height);
});

test('no message covers what is told of a result in a large window', async ({ page }) => {
  await page.setViewportSize(LARGE);
  await open(page, '', '/prompt-to-embroidery');
  await page.locator('#prompt').fill('three red roses with leaves');
  await page.getByRole('button', { name: 'Generate Embroidery' }).click();
  await expect(page.locator('#result-title')).toBeFocused(CONVERSION);
  await expect(page.locator('#notifications .toast')).toBeVisible();
  // Its title, too: a wide piece leaves no corner free, and it lay over that.
  await expect.poll(() => covered(page, RESULT)).toEqual([]);
});

test('on a phone a message lies above the hoop, and what is wrong clear of the next line', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page);
  await choose(page, TOO_LARGE);
  const message = page.locator('#notifications .toast');
  await expect(message).toBeVisible();
  // The hoop with the bar in it was in front.
  await expect
    .poll(() =>
      message.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const at = (x: number) =>
          document.elementFromPoint(left + x * width, top + height / 2)?.closest('.toast') === one;
        return [0.1, 0.3, 0.5, 0.7, 0.9].every(at);
      }),
    )
    .toBe(true);
  await choose(page, png('half.png', (await drawing()).buffer.subarray(0, 900)));
  await expect(message).toHaveCount(0);
  const [why, limits] = [page.locator('#upload-fault'), page.locator('#picture-limits')];
  const { y, height } = (await why.boundingBox())!;
  expect((await limits.boundingBox())!.y).toBeGreaterThan(y + height);
});

test('no message covers what the Tab key comes to', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page);
  await tellTwo(page);
  await page.locator('#picture-file').focus();
  for (let stop = 0; stop < 15; stop++) {
    await page.keyboard.press('Tab');
    await expect.poll(() => covered(page)).toEqual([]);
  }
});

test('a message that is closed gives the focus back', async ({ page }) => {
  await open(page);
  await tellTwo(page);
  await page.locator('#picture-file').focus();
  const close = page.getByRole('button', { name: /^Dismiss/ });
  await close.first().focus();
  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(close).toHaveCount(0);
  await expect(page.locator('#picture-file')).toBeFocused();
});
