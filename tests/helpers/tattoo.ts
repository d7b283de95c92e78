import type { Page } from 'playwright/test';
import { CONVERSION } from './converter.ts';
import { expect } from './test.ts';

/* What the tests of the tattoo page do again and again. */

export const PATH = '/tattoo-generator';
export const PHONE = { width: 375, height: 812 };
export const STYLES = [
  ...['Tribal', 'Traditional', 'Geometric', 'Watercolor'],
  ...['Realistic', 'Minimalist', 'Blackwork', 'Fine Line'],
];

export const makeButton = (page: Page) => page.getByRole('button', { name: 'Generate Pattern' });
export const made = (page: Page) => expect(page.locator('#result-title')).toBeFocused(CONVERSION);
/** Of the mode or the tattoo style. */
export const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
export const prompt = (page: Page) => page.locator('#prompt');
/** What is understood of the prompt. */
export const reading = (page: Page) => page.locator('[data-reading]');

export async function make(page: Page): Promise<void> {
  await makeButton(page).click();
  await made(page);
}
