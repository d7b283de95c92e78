import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeptPiece } from './shelf.ts';
import { planSync, type AccountPiece, type SyncStep } from './sync.ts';

const ME = 'me';
const T0 = '2026-11-24T10:00:00.000Z';
const T1 = '2026-11-24T11:00:00.000Z';

const here = (change: Partial<KeptPiece> = {}): KeptPiece => ({
  ...{ id: 'a', title: 'Lale', createdAt: T0, changedAt: T0 },
  ...{ widthMm: 80, heightMm: 60, stitches: 1200, colors: 3 },
  ...change,
});
const there = (change: Partial<AccountPiece> = {}): AccountPiece => ({
  ...{ id: 'a', title: 'Lale', createdAt: T0, changedAt: T0, version: 1, removed: false },
  ...change,
});
const mark = (version: number, changedAt = T0, member = ME) => ({ member, version, changedAt });
const plan = (kept: KeptPiece | undefined, theirs: AccountPiece | undefined) =>
  planSync(kept ? [kept] : [], theirs ? [theirs] : [], ME);

describe('planSync', () => {
  it.each<[string, KeptPiece | undefined, AccountPiece | undefined, SyncStep[]]>([
    ['the same on both sides', here({ account: mark(1) }), there(), []],
    ['new here', here(), undefined, [{ do: 'send', id: 'a', buildsOn: 0 }]],
    ['new there', undefined, there(), [{ do: 'fetch', id: 'a' }]],
    ['deleted there, never here', undefined, there({ removed: true }), []],
    [
      'changed here',
      here({ changedAt: T1, account: mark(1) }),
      there(),
      [{ do: 'send', id: 'a', buildsOn: 1 }],
    ],
    [
      'changed there',
      here({ account: mark(1) }),
      there({ version: 2 }),
      [{ do: 'fetch', id: 'a' }],
    ],
    [
      'changed on both sides',
      here({ changedAt: T1, account: mark(1) }),
      there({ version: 2 }),
      [{ do: 'part', id: 'a' }],
    ],
    ['known to neither as the other has it', here(), there(), [{ do: 'part', id: 'a' }]],
    [
      'deleted here',
      here({ removedAt: T1, account: mark(1) }),
      there(),
      [{ do: 'delete', id: 'a', buildsOn: 1 }],
    ],
    ['deleted here before it was sent', here({ removedAt: T1 }), undefined, []],
    [
      'deleted here, changed there',
      here({ removedAt: T1, account: mark(1) }),
      there({ version: 2 }),
      [{ do: 'fetch', id: 'a' }],
    ],
    [
      'deleted there',
      here({ account: mark(1) }),
      there({ version: 2, removed: true }),
      [{ do: 'take-off', id: 'a' }],
    ],
    [
      'deleted there, changed here',
      here({ changedAt: T1, account: mark(1) }),
      there({ version: 2, removed: true }),
      [{ do: 'send', id: 'a', buildsOn: 2 }],
    ],
    [
      'put back here after it was deleted',
      here({ account: mark(2) }),
      there({ version: 2, removed: true }),
      [{ do: 'send', id: 'a', buildsOn: 2 }],
    ],
    ['of another member', here({ account: mark(1, T0, 'you') }), undefined, []],
  ])('%s', (_, kept, theirs, steps) => {
    expect(plan(kept, theirs)).toEqual(steps);
  });

  it('never takes off, nor writes over, what was changed since both were the same', () => {
    const time = fc.constantFrom(T0, T1);
    const version = fc.integer({ min: 1, max: 3 });
    const kept = fc.record({
      changedAt: time,
      removedAt: fc.option(time, { nil: undefined }),
      account: fc.option(fc.record({ member: fc.constant(ME), version, changedAt: time }), {
        nil: undefined,
      }),
    });
    fc.assert(
      fc.property(kept, version, fc.boolean(), (change, theirVersion, removed) => {
        const mine = here(change);
        const [step] = plan(mine, there({ version: theirVersion, removed }));
        const changedHere = mine.changedAt !== mine.account?.changedAt;
        const changedThere = theirVersion !== mine.account?.version;
        if (step?.do === 'take-off') expect(changedHere).toBe(false);
        if (step?.do === 'fetch' && !mine.removedAt) expect(changedHere).toBe(false);
        if (step?.do === 'send' || step?.do === 'delete') {
          expect(step.buildsOn).toBe(theirVersion);
          if (!removed) expect(changedThere).toBe(false);
        }
      }),
    );
  });
});
