import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/* A piece of two objects in the editor. */

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:inkstitch="http://inkstitch.org/namespace"';
const FLAG = `<svg ${NS} width="60mm" height="40mm" viewBox="0 0 60 40">
  <path id="field" d="M5 5H55V35H5Z" fill="#2c4a8f" inkstitch:angle="30"/>
  <path id="sun" d="M30 12 A8 8 0 1 1 29.9 12 Z" fill="#e0a12c"/>
</svg>`;

/** Where the piece is edited. */
export const stage = (page: Page) => page.getByRole('application');
/** An object in the list. */
export const row = (page: Page, name: RegExp) =>
  page
    .getByRole('region', { name: 'Objects in sewing order' })
    .getByRole('button', { name })
    .first();
/** The piece's figures. */
const stitches = (page: Page) => page.locator('.editor-figures');

/** Opens the flag, and waits until it has been sewn. */
export async function open(page: Page): Promise<void> {
  await page.goto('/editor');
  const buffer = Buffer.from(FLAG);
  const file = { name: 'Flag of the sun.svg', mimeType: 'image/svg+xml', buffer };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await sewn(page);
}

/** It has been sewn. */
export const sewn = (page: Page) => expect(stitches(page)).toHaveAttribute('data-turn', /./);
/** It lies on this device's shelf as it is. */
export const kept = (page: Page) =>
  expect(page.locator('.editor-kept')).toHaveAttribute('data-state', 'kept');
