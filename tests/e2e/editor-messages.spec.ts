import { tabTo } from '../helpers/converter.ts';
import { expect, test } from '../helpers/test.ts';

const FLAG = `<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="40mm" viewBox="0 0 60 40">
  <path id="field" d="M5 5H55V35H5Z" fill="#2c4a8f"/>
</svg>`;

for (const viewport of [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
]) {
  test(`a message lies above a dialog, and beside it, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // A message goes after four seconds: on a busy machine before the dialog is there.
    await page.addInitScript(() => {
      const later = globalThis.setTimeout;
      const unlessLong = (act: TimerHandler, ms?: number) => (ms === 4000 ? 0 : later(act, ms));
      globalThis.setTimeout = unlessLong as typeof globalThis.setTimeout;
    });
    await page.goto('/editor');
    const file = { name: 'Flag.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(FLAG) };
    await page.getByLabel('Choose a file').setInputFiles(file);
    await expect(page.locator('.editor-figures')).toHaveAttribute('data-turn', /./);
    // On a phone one of three panels is shown.
    const panel = page.getByRole('button', { name: 'Piece', exact: true });
    if (await panel.isVisible()) await panel.click();
    await page.getByRole('button', { name: 'Fewest trims' }).click();
    const message = page.locator('#notifications .toast');
    await expect(message).toContainText('There are none.');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.locator('dialog:modal');
    await expect(dialog).toBeVisible();
    await expect(page.locator('#notifications:popover-open')).toBeVisible();
    // It grows as its drawings come, to all of a phone's window.
    await expect(dialog.locator('.editor-motifs li').nth(20)).toBeAttached();
    const kept = viewport.width < 768 ? dialog.getByRole('button', { name: 'Close' }) : dialog;
    await expect
      .poll(async () => {
        const [a, b] = [await message.boundingBox(), await kept.boundingBox()];
        if (!a || !b) return 'gone';
        const apart = a.y >= b.y + b.height || b.y >= a.y + a.height || a.x >= b.x + b.width;
        return apart || b.x >= a.x + a.width;
      })
      .toBe(true);

    // Nothing outside a modal dialog can be pressed, and no key comes to it.
    const dismiss = page.getByRole('button', { name: /^Dismiss/ });
    if (viewport.width < 768) await dismiss.click();
    else {
      await tabTo(page, '.toast button');
      await page.keyboard.press('Enter');
    }
    await expect(message).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // It was not taken along with the dialog.
    await page.getByRole('button', { name: 'Fewest trims' }).click();
    await expect(message).toContainText('There are none.');
  });
}
