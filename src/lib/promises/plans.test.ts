import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsPerMonth, centsPerYear, dollars, planButton } from './plans.ts';

describe('centsPerMonth', () => {
  it('takes a fifth off when a year is paid', () => {
    expect([9, 29, 89].map((price) => centsPerMonth(price, 'yearly'))).toEqual([720, 2320, 7120]);
    expect(centsPerMonth(29, 'monthly')).toBe(2900);
  });

  it('is within half a cent of the fifth, at any price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (cents) => {
        const yearly = centsPerMonth(cents / 100, 'yearly');
        expect(Number.isInteger(yearly)).toBe(true);
        expect(Math.abs(yearly - cents * 0.8)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('centsPerYear', () => {
  it('is twelve of the months that are shown', () => {
    expect([9, 29, 89].map(centsPerYear)).toEqual([8640, 27_840, 85_440]);
  });
});

describe('dollars', () => {
  it('writes cents only where there are some', () => {
    expect([900, 720, 85_440, 120_000].map(dollars)).toEqual(['$9', '$7.20', '$854.40', '$1,200']);
  });
});

describe('planButton', () => {
  it('keeps the plan on the way to sign up', () => {
    expect(planButton('pro', 29)).toEqual({
      text: 'Start Free Trial',
      href: '/auth?tab=signup&plan=pro',
    });
  });

  it('leads to sales where the price is agreed in person', () => {
    expect(planButton('enterprise', null)).toEqual({
      text: 'Contact Sales',
      href: '/contact?subject=partnership',
    });
  });
});
