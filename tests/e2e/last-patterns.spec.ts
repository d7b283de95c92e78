import type { APIRequestContext, Page } from 'playwright/test';
import { expectNoViolation } from '../helpers/axe.ts';
import { CONVERSION, convert, download, drawing, open, toast } from '../helpers/converter.ts';
import { join, signIn, type Member } from '../helpers/members.ts';
import { expect, expectWholeStyle, test } from '../helpers/test.ts';

/* What a browser keeps for a visitor, on the tools and in the gallery: it survives a reload. */

const strip = (page: Page) => page.getByRole('region', { name: 'Your last patterns' });
const pieces = (page: Page) => strip(page).getByRole('listitem');
const sheet = (page: Page) => page.getByRole('dialog');

/** Makes a piece with settings of its own, and waits until it is kept. */
async function make(page: Page): Promise<void> {
  await open(page, '?style=fill&palette=pastel');
  await convert(page, await drawing());
  // First, as it leaves after some seconds: on a busy machine before the piece is kept.
  await expect(toast(page, 'Conversion completed!')).toBeVisible();
  const line = /kept in this browser\. If you sign in, you can move it to My designs/;
  await expect(page.getByText(line)).toBeVisible(CONVERSION);
  // Nothing has failed: no message says so.
  await expect(page.locator('#notifications [role=alert]')).toBeEmpty();
}

/** Goes down to the strip as a person does; it wakes when it is near. */
async function goThere(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Your last patterns are below' }).click();
  await expect(strip(page)).toBeVisible();
}

test('the last patterns of this device survive a reload, hang in the gallery, and go along to an account', async ({
  page,
  request,
  faults,
}) => {
  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.method() !== 'GET') sent.push(one.url());
  });
  await make(page);
  // The list and its pictures: so one piece does for each step.
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('ilmek-gallery')),
  );
  await test.step('with files and settings, after a reload', () => survives(page));
  expect(sent, 'what left the device').toEqual([]);
  await expectWholeStyle(page);
  await test.step('on My pieces, where it is told once where all of them lie', async () => {
    await page.goto('/my-pieces');
    await expect(strip(page)).toBeVisible();
    await expect(page.getByText('It lies in this browser')).toHaveCount(1);
  });
  await test.step('in the gallery, until they are removed', () => hangs(page));
  await expectWholeStyle(page);
  await test.step('not spoken of where there are none', async () => {
    await open(page);
    await expect(page.getByText('Your last patterns')).toBeHidden();
    expect((await page.locator('#last-patterns').boundingBox())!.height).toBe(0);
  });
  expect(faults).toEqual([]);

  const putBack = () =>
    page.evaluate((all) => {
      for (const [key, value] of all) localStorage.setItem(key, value as string);
    }, kept);
  await putBack();
  const ada = await join(request, 'ada');
  await signIn(page, ada);
  await test.step('into an account, by the question that is asked once', () =>
    isOffered(page, request, ada));
  await putBack();
  await test.step('into the designs of a member who has saved before', () => goesAlong(page));
});

async function isOffered(page: Page, request: APIRequestContext, ada: Member): Promise<void> {
  const kept = () => page.evaluate(() => localStorage.getItem('ilmek-gallery'));
  expect(await kept()).not.toBeNull();

  await page.goto('/about');
  const offer = page.getByRole('dialog', {
    name: 'Bring the pattern of this device along, privately?',
  });
  await expect(offer.getByRole('button', { name: 'Not now' })).toBeFocused();
  // One name in it: that of where they go.
  await expect(offer).not.toContainText(/My pieces|last patterns/i);
  await expect(offer).toContainText('moves it to My designs');
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'My Account' }).first()).toBeVisible();
  await expect(offer).toBeHidden();
  expect(await kept()).not.toBeNull();

  await page.evaluate(() => sessionStorage.removeItem('ilmek:bring-later'));
  await page.reload();
  await offer.getByRole('button', { name: 'Bring along' }).click();
  await expect(toast(page, 'Brought along')).toBeVisible(CONVERSION);
  await expect.poll(kept, CONVERSION).toBeNull();
  const read = async (more: Record<string, string> = {}) =>
    request.get(`/rest/v1/gallery_images?user_id=eq.${ada.id}&select=*`, {
      headers: { apikey: 'sb_publishable_local', ...more },
    });
  expect(await (await read()).json()).toEqual([]);
  const answer = await read({ Authorization: `Bearer ${ada.token}` });
  const rows = (await answer.json()) as { id: string; name: string; stitches: string | null }[];
  expect(rows).toHaveLength(1);
  expect(rows[0].name).toBe('Embroidery conversion - fill style');
  expect(rows[0].stitches).not.toBeNull();
  // With its shapes: what was drawn is edited, not what is found in the stitches.
  const pieces = await request.get(
    `/rest/v1/gallery_pieces?design=eq.${rows[0].id}&select=design`,
    {
      headers: { apikey: 'sb_publishable_local', Authorization: `Bearer ${ada.token}` },
    },
  );
  expect(await pieces.json()).toEqual([{ design: rows[0].id }]);
}

async function survives(page: Page): Promise<void> {
  await page.reload();
  await goThere(page);
  await expectNoViolation(page);
  // It is called as its picture was; the gallery's name comes with the gallery.
  await expect(pieces(page)).toContainText('leaf');
  await pieces(page).getByRole('button').click();
  await expect(sheet(page).getByRole('img')).toBeVisible();
  await expectNoViolation(page);

  const { name, bytes } = await download(page, /^Download DST/);
  expect(name).toBe('leaf.dst');
  expect(bytes.subarray(0, 3).toString()).toBe('LA:');
  const pes = await download(page, 'Download PES for Brother, Baby Lock');
  expect(pes.bytes.subarray(0, 4).toString()).toBe('#PES');
  const picture = await download(page, 'Download the picture');
  expect(picture.name).toMatch(/^leaf\.(jpg|png|webp)$/);

  await sheet(page).getByRole('link', { name: 'Open again with these settings' }).click();
  await expect(page).toHaveURL(/\?(?=.*style=fill)(?=.*palette=pastel)(?!.*like=)/);
  await expect(page.getByRole('combobox', { name: 'Stitch style' })).toHaveValue('fill');
  // From the file that was chosen, and not from the small copy in the list: the very same piece.
  await page.getByRole('button', { name: 'Convert to Embroidery' }).click();
  await expect(toast(page, 'Conversion completed!')).toBeVisible(CONVERSION);
  const again = await download(page, /^Download DST/);
  expect(again.name).toBe('embroidery-pattern.dst');
  expect(again.bytes.equals(bytes)).toBe(true);
}

/** Names of the pictures that the browser keeps whole. */
const keptPictures = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('ilmek-gallery-pictures');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const all = opening.result.transaction('pictures').objectStore('pictures').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve((all.result as File[]).map(({ name }) => name));
          };
        };
      }),
  );

async function hangs(page: Page): Promise<void> {
  await page.goto('/gallery');
  await expect(pieces(page)).toHaveCount(2);
  await pieces(page).first().getByRole('button').click();
  await sheet(page).getByRole('button', { name: 'Remove from this device' }).click();
  await expect(pieces(page)).toHaveCount(1);
  await expect.poll(() => keptPictures(page)).toEqual(['leaf.png']);
  const card = pieces(page).getByRole('button');
  await card.click();
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
  await card.click();
  await sheet(page).getByRole('button', { name: 'Remove from this device' }).click();
  await expect(strip(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('ilmek-gallery'))).toBeNull();
  await expect.poll(() => keptPictures(page)).toEqual([]);
  expect((await page.locator('#last-patterns').boundingBox())!.height).toBe(0);
}

async function goesAlong(page: Page): Promise<void> {
  await page.goto('/generator');
  await goThere(page);
  // He is not asked by himself any more, and can say so here.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await strip(page).getByRole('button', { name: 'Save it to My designs' }).click();
  await expect(toast(page, 'Brought along')).toBeVisible(CONVERSION);
  await expect(strip(page)).toBeHidden();
  await page.goto('/gallery?whose=mine');
  await expect(page.getByRole('link', { name: 'Embroidery conversion - fill style' })).toHaveCount(
    2,
  );
}
