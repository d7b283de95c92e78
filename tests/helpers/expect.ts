import { expect as plain } from 'playwright/test';
import type { Locator } from 'playwright/test';

/*
 * Playwright's own expectations, which wait for what is not there yet without a look at all else. By
 * themselves they note, each time that they have looked in vain, names and roles of all that is on the
 * page, in case that the test fails: with a conversion to wait for, that was nearly half of what the page
 * computed.
 */

/** What both sides are given: of Playwright's matchers, and of these in their place. */
interface State {
  isNot: boolean;
  /** How long is waited unless told, ms. */
  timeout: number;
}

interface Patience {
  timeout?: number;
}

const isLocator = (of: unknown): of is Locator =>
  typeof of === 'object' && of !== null && 'waitFor' in of;

/** What Playwright's own matcher says. */
async function told(isNot: boolean, judge: () => Promise<void>) {
  try {
    await judge();
    return { pass: !isNot, message: () => '' };
  } catch (error) {
    return { pass: isNot, message: () => (error as Error).message };
  }
}

/** What is left of the time to wait, ms: Playwright takes 0 for without end. */
const rest = (until: number): number => Math.max(1, until - Date.now());

/** A matcher that waits for its element first, where it is to have one, and then goes on as Playwright's. */
const afterElement = (matcher: 'toHaveText' | 'toContainText') =>
  async function (this: State, of: Locator, wanted: string, options: Patience = {}) {
    const timeout = options.timeout ?? this.timeout;
    const until = Date.now() + timeout;
    const { isNot } = this;
    // Of several elements the number is a part of what is asked, and none is an answer.
    if (!isNot && isLocator(of) && !Array.isArray(wanted))
      await of.waitFor({ state: 'attached', timeout }).catch(() => undefined);
    return told(isNot, () =>
      (isNot ? plain(of).not : plain(of))[matcher](wanted, { ...options, timeout: rest(until) }),
    );
  };

/** Whether it is seen, or not seen. */
async function toBeVisible(
  this: State,
  of: Locator,
  options: Patience & { visible?: boolean } = {},
) {
  const { timeout = this.timeout, visible = true } = options;
  const { isNot } = this;
  const until = Date.now() + timeout;
  const state = visible === isNot ? 'hidden' : 'visible';
  const isSo = await of.waitFor({ state, timeout }).then(
    () => true,
    () => false,
  );
  if (isSo) return { pass: !isNot, message: () => '' };
  // Never so, or in doubt about which is meant: in Playwright's words.
  return told(isNot, () =>
    (isNot ? plain(of).not : plain(of)).toBeVisible({ ...options, timeout: rest(until) }),
  );
}

export const expect = plain.extend({
  toBeVisible,
  toHaveText: afterElement('toHaveText'),
  toContainText: afterElement('toContainText'),
}) as typeof plain;
