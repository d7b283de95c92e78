import { pseudonym } from '../visitor.ts';
import type { Cost } from './calls.ts';

/* How much may be made in a day (UTC): by everybody together, and by one visitor. */

/** `spent`: all of it; `share`: this visitor's part of it. */
export type Taken = 'granted' | 'spent' | 'share';

export interface Budget {
  /** Takes one, or says why not. @throws Error where that cannot be known */
  take(cost: Cost, visitor: string): Promise<Taken>;
  /** Gives one back that was not used. Never throws. */
  giveBack(cost: Cost, visitor: string): Promise<void>;
}

export interface Limits {
  /** Pictures a day. */
  all: number;
  /** Pictures a day for one visitor. */
  each: number;
}

/** Until an owner says otherwise. */
export const LIMIT_DEFAULTS: Limits = { all: 200, each: 20 };

/** A picture may be uploaded more than once: other words for the same one, a second try. */
const UPLOADS_A_PICTURE = 2;

/** How long the database may think, ms. */
const PATIENCE_MS = 4000;

export interface BudgetOptions {
  /** Origin of the project. */
  url: string;
  /** Passes row security. */
  serviceKey: string;
  fetch: typeof fetch;
  limits: Limits;
}

/** The budget in the project's database (`ai_budget_take`): the same for all instances of the function. */
export function databaseBudget({ url, serviceKey, fetch, limits }: BudgetOptions): Budget {
  const call = async (name: string, values: object): Promise<unknown> => {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: serviceKey,
        // Keys of the older kind are tokens themselves.
        ...(serviceKey.startsWith('ey') && { Authorization: `Bearer ${serviceKey}` }),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(values),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.status === 204 ? undefined : response.json();
  };
  return {
    async take(cost, visitor) {
      const times = cost === 'upload' ? UPLOADS_A_PICTURE : 1;
      const taken = await call('ai_budget_take', {
        what: cost,
        who: pseudonym(visitor, serviceKey),
        most: limits.all * times,
        most_each: limits.each * times,
      });
      if (taken === 'granted' || taken === 'spent' || taken === 'share') return taken;
      throw new Error('ai_budget_take: an unknown answer');
    },
    async giveBack(cost, visitor) {
      const who = pseudonym(visitor, serviceKey);
      await call('ai_budget_return', { what: cost, who }).catch(() => undefined);
    },
  };
}

/** Seconds until the next day begins. @param now ms since 1970 */
export function secondsToMidnight(now: number): number {
  const day = 24 * 60 * 60 * 1000;
  return Math.ceil((day - (now % day)) / 1000);
}
