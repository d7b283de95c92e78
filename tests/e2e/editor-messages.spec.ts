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
    await expect
      .poll(async () => {
        const [a, b] = [await message.boundingBox(), await dialog.boundingBox()];
        if (!a || !b) return 'gone';
        const apart = a.y >= b.y + b.height || b.y >= a.y + a.height || a.x >= b.x + b.width;
        return apart || b.x >= a.x + a.width;
      })
      .toBe(true);
  });
}
