import type { Locator, Page } from 'playwright/test';
import {
  cancelButton,
  choose,
  CONVERSION,
  convertButton,
  drawing,
  dstButton,
  open,
  plain,
  png,
  sewOnlyWhenAsked,
  tabTo,
} from '../helpers/converter.ts';
import { expect, test } from '../helpers/test.ts';

/* The next step under the thumb: a phone, pressed with a finger. */

const PHONE = { width: 375, height: 740 };
test.use({ viewport: PHONE, hasTouch: true });

const bar = (page: Page) => page.locator('.action-bar');
const chooser = (page: Page) => page.locator('label[for=picture-file]');

/** That something lies whole in the window's lower part, and nothing over it. */
async function expectUnderThumb(page: Page, selector: string): Promise<void> {
  await expect(bar(page)).toHaveCount(1);
  const seen = await bar(page)
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return { top, bottom: top + height, isOnTop: !!hit && element.contains(hit) };
    });
  expect(seen.isOnTop).toBe(true);
  expect(seen.top).toBeGreaterThan(PHONE.height - 90);
  expect(seen.bottom).toBeLessThanOrEqual(PHONE.height);
}

/** That the bar cuts no line of what is told above it. */
async function expectAboveBar(page: Page, told: Locator): Promise<void> {
  const [text, strip] = [(await told.boundingBox())!, (await bar(page).boundingBox())!];
  expect(text.y + text.height).toBeLessThanOrEqual(strip.y);
}

/** Of how many elements the style was asked for at once, at most, while something was done. */
async function mostStyled(page: Page, deed: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await deed();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args?: { elementCount?: number } }[];
  };
  const counts = trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0);
  expect(counts.length, 'styles that were asked for').toBeGreaterThan(0);
  return Math.max(...counts);
}

// A rule by which html or body ask whether there is a bar made each change of it so: 600 elements, 50 ms.
test('the next step changes without the whole page being styled anew', async ({ page }) => {
  await page.goto('/prompt-to-embroidery');
  await expect(bar(page)).toHaveCount(1);
  const most = await mostStyled(page, async () => {
    await page.getByRole('textbox', { name: 'Prompt' }).fill('three red roses');
    await expect(bar(page).getByRole('button', { name: 'Generate Embroidery' })).toBeEnabled();
  });
  expect(most).toBeLessThan((await page.locator('*').count()) / 3);
});

test('words are sewn in view: the hoop that lies below them comes into the window', async ({
  page,
}) => {
  await page.goto('/prompt-to-embroidery');
  await page.getByRole('textbox', { name: 'Prompt' }).fill('three red roses');
  const make = bar(page).getByRole('button', { name: 'Generate Embroidery' });
  await expect(make).toBeEnabled();
  await make.tap();
  // While it sews; a result that has come by then is led to by itself.
  const sewn = page.locator('.hoop, .result-stage');
  await expect(sewn.first()).toBeInViewport({ ratio: 0.8 });
});

test('each step of a conversion is under the thumb, without scrolling', async ({
  page,
  faults,
}) => {
  await sewOnlyWhenAsked(page);
  await open(page);
  await expectUnderThumb(page, 'label');
  await expect(chooser(page)).toHaveText('Choose a picture');
  await expect(bar(page).getByText('Take a photo')).toBeVisible();
  await expect(page.locator('#picture-camera')).toHaveAttribute('capture', 'environment');
  await expectAboveBar(page, page.locator('#picture-limits'));
  // A thumb neither drops nor pastes.
  await expect(page.getByText('Drop it, paste it, or')).toBeHidden();

  const opened = page.waitForEvent('filechooser');
  await chooser(page).tap();
  await (await opened).setFiles(await drawing('leaf.png', 1200));
  await expect(page.getByRole('img', { name: 'Your picture: leaf.png' })).toBeVisible();
  await expectUnderThumb(page, 'button');
  await expectAboveBar(page, page.getByText('Choose another'));
  await convertButton(page).tap();
  await expect(cancelButton(page)).toBeFocused();
  await expectUnderThumb(page, 'button');
  await expect(page.locator('.hoop')).toBeInViewport({ ratio: 0.8 });
  await expect(dstButton(page)).toBeVisible(CONVERSION);
  await expectUnderThumb(page, 'button');
  await expect(page.getByRole('region', { name: 'Your embroidery' })).toBeInViewport();
  const file = page.waitForEvent('download');
  await dstButton(page).tap();
  expect((await file).suggestedFilename()).toBe('embroidery-pattern.dst');

  // What is changed below is made from the same place.
  await expect(page.locator('input[name=density]').first()).toBeHidden();
  await page.getByRole('button', { name: 'Change the settings' }).tap();
  await page.locator('input[name=density][value=high]').check();
  // One step, and not the downloads any more.
  await expect(bar(page).getByRole('button')).toHaveCount(1);
  await expect(bar(page).getByRole('button')).toHaveText('Convert to Embroidery');
  await expectUnderThumb(page, 'button');
  await page.locator('input[name=density][value=medium]').check();
  await expect(bar(page).getByRole('button').first()).toContainText('Download DST File');

  // A field that is left by the press changes the next step: the button stays under the finger.
  await page.getByLabel(/, exactly/).fill('72');
  await convertButton(page).tap();
  await expect(page.getByText(/\b72(\.0)? (×|mm)|× 72(\.0)? mm/).first()).toBeVisible(CONVERSION);
  await expect(bar(page).getByRole('button').first()).toContainText('Download DST', CONVERSION);
  expect(faults).toEqual([]);
});

const EMPTY = [
  ['/image-to-embroidery', PHONE],
  ['/logo-generator', PHONE],
  ['/image-to-embroidery', { width: 768, height: 1024 }],
] as const;
for (const [path, viewport] of EMPTY) {
  test(`no line of text lies half under the bar of ${path}, empty, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(path);
    await expect(bar(page)).toHaveCount(1);
    const { y: top } = (await bar(page).boundingBox())!;
    const fade = await bar(page).evaluate((at) => getComputedStyle(at, '::before').height);
    const texts = [page.locator('#picture-limits'), page.locator('#samples-label')];
    for (const text of texts) {
      const { y, height } = (await text.boundingBox())!;
      const isAbove = y + height <= top - Number.parseFloat(fade) / 2;
      // Where it begins, the fade is as good as closed.
      const isUnder = y + 4 >= top - Number.parseFloat(fade) / 2;
      expect(isAbove || isUnder, `${y} to ${y + height}, bar from ${top}`).toBe(true);
    }
  });
}

test('a press that is held down leaves the bar where it is, and never without a step', async ({
  page,
}) => {
  await sewOnlyWhenAsked(page);
  await open(page);
  await choose(page, await drawing('leaf.png', 1200));
  await convertButton(page).click();
  await expect(dstButton(page)).toBeVisible(CONVERSION);
  await page.getByRole('button', { name: 'Change the settings' }).click();
  /** Until whatever a press has begun is over. */
  const settle = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  /** Puts the mouse down on something, and lets it stay there. */
  async function press(on: Locator, button: 'left' | 'right' = 'left') {
    await on.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await on.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down({ button });
    await settle();
  }
  const first = bar(page).getByRole('button').first();

  await test.step('a field that the press leaves does not end it', async () => {
    await page.getByLabel(/, exactly/).fill('72');
    await press(convertButton(page));
    await expect(first).toContainText('Download DST File');
    await page.mouse.up();
    await expect(cancelButton(page)).toBeVisible();
  });

  await test.step('a result that comes under it has its step', async () => {
    await press(page.locator('#progress-title'));
    await expect(page.getByText(/× 72(\.0)? mm|\b72(\.0)? ×/).first()).toBeVisible(CONVERSION);
    await expect(first).toContainText('Download DST File');
    await page.mouse.up();
  });

  await test.step('one for a menu holds nothing', async () => {
    const high = page.locator('input[name=density][value=high]');
    await press(page.locator('#settings-title'), 'right');
    await high.focus();
    await page.keyboard.press('Space');
    await expect(high).toBeChecked();
    await expect(first).toHaveText('Convert to Embroidery');
    await page.mouse.up({ button: 'right' });
  });
});

test('the bar covers neither what has the focus nor the end of the page, and why it failed is in view', async ({
  page,
}) => {
  await open(page);
  await choose(page, await drawing());
  await expect(page.getByRole('img', { name: 'Your picture: leaf.png' })).toBeVisible();
  await page.locator('#picture-file').focus();
  for (let stop = 0; stop < 10; stop++) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement!;
      const strip = document.querySelector('.action-bar')!;
      if (strip.contains(focused)) return false;
      return focused.getBoundingClientRect().bottom > strip.getBoundingClientRect().top;
    });
    expect(covered, `stop ${stop}`).toBe(false);
  }
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
  // Below the tool there is only to read: the bar leaves.
  await expect(bar(page)).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar(page)).toBeInViewport({ ratio: 0.9 });

  // Far from the button.
  await choose(page, png('faint.png', await plain(99, 99, { r: 0, g: 0, b: 0, alpha: 0.02 })));
  await convertButton(page).tap();
  await expect(page.locator('[data-problem]')).toBeInViewport(CONVERSION);
});

for (const path of ['/generator', '/font-generator', '/prompt-to-embroidery'] as const) {
  test(`${path} has one next step, once for keys and screen readers`, async ({ page }) => {
    await open(page, '', path);
    await expect(bar(page)).toHaveCount(1);
    const words = await page.locator('main button, main label.button').allInnerTexts();
    const named = words.map((word) => word.trim()).filter((word) => word !== '');
    expect(named).toEqual([...new Set(named)]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(bar(page)).toHaveCSS('position', 'static');
    await page.setViewportSize(PHONE);
    if (path !== '/generator') await tabTo(page, 'button[type=submit]');
    await expectUnderThumb(page, path === '/generator' ? 'label' : 'button');
  });
}
