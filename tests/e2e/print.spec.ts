import sharp from 'sharp';
import { convert, drawing, open, png } from '../helpers/converter.ts';
import { expect, test } from '../helpers/test.ts';

/* Pages on paper: from a dark screen, too, they are ink on white, and nothing that is pressed. */

for (const path of ['/', '/pricing', '/image-to-embroidery', '/help-center', '/blog', '/privacy']) {
  test(`${path} prints as text and pictures on white`, async ({ page }) => {
    await page.setViewportSize({ width: 690, height: 980 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    const answer = page.locator('details:not([open]) p').first();
    const isClosed = path === '/image-to-embroidery';
    if (isClosed) await expect(answer, 'closed').toBeHidden();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    if (isClosed) await expect(answer, 'closed, on paper').toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('body')).toHaveCSS('background-image', 'none');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const bar of [
      'header.header',
      'footer.footer',
      '.skip-link',
      'main .button:not(dialog *)',
    ])
      for (const one of await page.locator(bar).all()) await expect(one).toBeHidden();
    // Nothing stands over the paper's edge.
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
}

test('a page fills its sheets, and none is blank', async ({ page }) => {
  // A tool's guides follow one another: each began a sheet of its own.
  for (const [path, sheets] of [
    ['/', 4],
    ['/image-to-embroidery', 3],
    // Each of its parts had a sheet of its own.
    ['/features', 5],
  ] as const) {
    await page.goto(path);
    const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type \/Page\b/g), path).toHaveLength(sheets);
  }
});

test('pictures that do not come leave no hoop bare', async ({ page }) => {
  await page.route(/\.(avif|webp)$/, (route) => route.abort());
  for (const path of ['/', '/help-center', '/developers']) {
    await page.goto(path);
    const hoops = await page.locator('main .hoop').count();
    expect(hoops, path).toBeGreaterThan(0);
    await expect(page.locator('main .hoop .hoop-wait image[href^="data:image/webp"]')).toHaveCount(
      hoops,
    );
  }
});

/** Bands of colours that no thread shares, on white. */
const bands = (colors: readonly string[]) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#fff"/>${colors
        .map(
          (fill, i) => `<rect x="${20 + i * 128}" y="40" width="112" height="520" fill="${fill}"/>`,
        )
        .join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer();

test('a result of six threads prints on one sheet: piece, worksheet and threads', async ({
  page,
}) => {
  await open(page);
  const colors = '#b3262e #2e7d46 #23408f #e0a526 #6b3a8a #1f9aa8';
  await convert(page, png('bands.png', await bands(colors.split(' '))));
  await expect(page.locator('.spool-chip')).toHaveCount(6);
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('a workshop’s figures print together with their title', async ({ page }) => {
  await open(page);
  await convert(page, await drawing());
  const workshop = page.locator('details', { hasText: 'For the workshop' });
  await workshop.locator('summary').click();
  await expect(workshop.getByLabel('Pieces')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // What nobody has told is not on paper, nor threads a second time.
  const untold = [
    workshop.getByText('Nearest thread of'),
    workshop.getByText('Price, by your own rates'),
    workshop.getByText('Thread, in sewing order'),
  ];
  for (const part of untold) await expect(part).toBeHidden();
  await expect(workshop.getByText('Sewing time')).toBeVisible();
  await page.emulateMedia({ media: null });
  await workshop.getByLabel('For each piece').fill('3');
  await workshop.getByLabel('Nearest thread of').selectOption('Janome, Elna');
  await page.emulateMedia({ media: 'print' });
  for (const part of untold) await expect(part).toBeVisible();
  await expect(workshop.getByText('A piece: 3.00 €.')).toBeVisible();
  await page.emulateMedia({ media: null });
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const sheets = paper.toString('latin1').match(/\/Type \/Page\b/g)!.length;
  // A sheet was left empty before what is longer than one, and the price stood alone on the last.
  expect(sheets).toBe(2);
  // Of what is on that sheet, its title alone is in the display face.
  const second = await page.pdf({ format: 'A4', preferCSSPageSize: true, pageRanges: '2' });
  expect(second.toString('latin1')).toMatch(/\/BaseFont \/\w+\+Piazzolla/);
});
