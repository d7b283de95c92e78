import { expect, test } from '../helpers/test.ts';

/* The plans, and the switch that has to work without script. */

test.use({ javaScriptEnabled: false });

test('the switch, the buttons and the features say what a plan costs, where it begins, and what it includes', async ({
  page,
}) => {
  await page.goto('/pricing');
  await test.step('the switch shows what a month costs when a year is paid', async () => {
    const prices = page.locator('.price:visible');
    await expect(prices).toHaveText(['$9', '$29', '$89', 'Custom']);
    await page.getByRole('radio', { name: 'Monthly' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(prices).toHaveText(['$7.20', '$23.20', '$71.20', 'Custom']);
    await expect(page.getByText('$854.40 a year')).toBeVisible();
  });
  await test.step('buttons keep the plan, and sales are reached as a partner', async () => {
    const hrefs = await page
      .getByRole('link', { name: /^(?:Start Free Trial|Contact Sales)/ })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      '/auth?tab=signup&plan=starter',
      '/auth?tab=signup&plan=pro',
      '/auth?tab=signup&plan=business',
      '/contact?subject=partnership',
    ]);
  });
  await test.step('each feature says in words whether it is included', async () => {
    const starter = page.getByRole('listitem').filter({ hasText: 'For hobbyists' });
    const row = (name: string) => starter.getByRole('listitem').filter({ hasText: name });
    await expect(row('DST, PES and JEF').getByRole('img')).toHaveAccessibleName('Included:');
    await expect(row('API access').getByRole('img')).toHaveAccessibleName('Not included:');
  });
});
