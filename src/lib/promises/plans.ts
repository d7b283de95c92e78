/** What paying for a year saves. */
const YEARLY_DISCOUNT = 0.2;

/** How often a plan is paid. */
export type Billing = 'monthly' | 'yearly';

/**
 * What a month costs, in whole cents, so that twelve of them add up.
 * @param monthlyPrice US dollars a month, paid monthly
 */
export function centsPerMonth(monthlyPrice: number, billing: Billing): number {
  const cents = Math.round(monthlyPrice * 100);
  return billing === 'monthly' ? cents : Math.round(cents * (1 - YEARLY_DISCOUNT));
}

/**
 * What a year costs, paid at once, in cents.
 * @param monthlyPrice US dollars a month, paid monthly
 */
export function centsPerYear(monthlyPrice: number): number {
  return centsPerMonth(monthlyPrice, 'yearly') * 12;
}

/** "$9", "$7.20", "$1,068": cents only where there are some. */
export function dollars(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}

/** Where a plan's button leads, and what it says. */
export function planButton(
  id: string,
  monthlyPrice: number | null,
): { text: string; href: string } {
  return monthlyPrice === null
    ? { text: 'Contact Sales', href: '/contact?subject=partnership' }
    : { text: 'Start Free Trial', href: `/auth?tab=signup&plan=${encodeURIComponent(id)}` };
}
