import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteEdit, startHistory, type Piece } from 'ilmek-engine/piece';
import { Shelf, summaryOf } from '../../lib/shelf/shelf.ts';
import { MemoryTables } from '../../lib/shelf/testing/memory-tables.ts';
import type { NewWorkingFile } from '../../services/account/working-files.ts';
import { $auth, type AuthState } from '../account/session.ts';
import { $accountShelf, lookThere, switchAccountShelf, syncNow } from './account-shelf.ts';
import { $waitingThere } from './waiting-there.ts';

/*
 * Two devices of one member, each with a shelf in memory, and the account between them, which takes
 * a write only on the version that it has. What they do with it is the page's own code.
 */

const world = vi.hoisted(() => ({
  devices: [] as Shelf[],
  /** Which of them is at work. */
  at: 0,
  account: new Map<string, { file: NewWorkingFile; version: number; removed: boolean }>(),
  hour: 0,
}));

vi.mock('../../lib/shelf/database.ts', () => ({
  openShelf: () => Promise.resolve(world.devices[world.at]),
}));

vi.mock('../../services/account/working-files.ts', () => {
  class ChangedElsewhere extends Error {}
  const { account } = world;
  const checked = (id: string, buildsOn: number): number => {
    if ((account.get(id)?.version ?? 0) !== buildsOn) throw new ChangedElsewhere(id);
    return buildsOn + 1;
  };
  return {
    ChangedElsewhere,
    NoRoomForPiece: class extends Error {},
    PieceTooLarge: class extends Error {},
    fetchWorkingFilesUsage: () => Promise.resolve(undefined),
    listWorkingFiles: () =>
      Promise.resolve(
        [...account].map(([id, { file, version, removed }]) => {
          const { title, createdAt, changedAt } = file;
          return { id, title, createdAt, changedAt, version, removed };
        }),
      ),
    fetchWorkingFile: (id: string) => {
      const { file, version } = account.get(id)!;
      return Promise.resolve({ bytes: file.bytes, version });
    },
    keepWorkingFile: async (file: NewWorkingFile, buildsOn: number) => {
      const version = checked(file.id, buildsOn);
      account.set(file.id, { file, version, removed: false });
      return Promise.resolve(version);
    },
    removeWorkingFile: async (id: string, buildsOn: number) => {
      const version = checked(id, buildsOn);
      account.set(id, { ...account.get(id)!, version, removed: true });
      return Promise.resolve(version);
    },
  };
});

vi.mock('../../worker/client.ts', () => ({
  pageEngine: () => ({
    writePiece: (piece: Piece) =>
      Promise.resolve(
        new TextEncoder().encode(JSON.stringify([whatOf(piece), piece.openedFrom ?? ''])),
      ),
    openPiece: (bytes: Uint8Array) => {
      const [what, from] = JSON.parse(new TextDecoder().decode(bytes)) as [string, string];
      const piece = { ...drawn(what), ...(from && { openedFrom: from }) };
      return Promise.resolve({ piece, stitches: 1 });
    },
  }),
}));

vi.mock('../../lib/shelf/writer.ts', () => ({
  withPen: (_: string, work: () => Promise<unknown>) => work(),
  inTurn: (_: string, work: () => Promise<unknown>) => work(),
}));

/** A piece that is told from others by its one object. */
const drawn = (what: string): Piece => ({
  ...{ name: 'Lale', widthMm: 40, heightMm: 30, density: 'medium', fabric: 'woven' },
  threadWeight: 40,
  objects: [
    {
      ...{ kind: 'stitches', id: what, name: '', runs: [] },
      thread: { hex: '#b3262e', name: '', code: '', chart: '' },
    },
  ],
});
const whatOf = ({ objects: [{ id }] }: Piece): string => id;

const now = () => new Date(Date.UTC(2026, 0, 1, 0, 0, ++world.hour));

async function edit(device: number, id: string, what: string): Promise<void> {
  const shelf = world.devices[device];
  const found = await shelf.get(id);
  const piece = drawn(what);
  const history = found
    ? noteEdit(found.history, { piece, label: 'Edited' })
    : startHistory(piece, 'Opened');
  await shelf.put({ id, title: 'Lale', stitches: 1, ...summaryOf(piece) }, history);
}

async function sync(device: number): Promise<void> {
  world.at = device;
  await syncNow();
  expect($accountShelf.get()).toMatchObject({ phase: 'same' });
}

/** What the pieces of a device show. */
async function shown(device: number): Promise<string[]> {
  const shelf = world.devices[device];
  const all = await Promise.all((await shelf.list()).map(({ id }) => shelf.get(id)));
  return all.map((one) => whatOf(one!.history.steps[one!.history.at].piece)).sort();
}

/** All states that can still be gone back to on any device, also of pieces that were taken off. */
async function kept(): Promise<Set<string>> {
  const states = new Set<string>();
  for (const shelf of world.devices) {
    for (const { id } of await shelf.all()) {
      for (const { piece } of (await shelf.get(id))!.history.steps) states.add(whatOf(piece));
    }
  }
  return states;
}

beforeEach(async () => {
  $auth.set({ user: { id: 'me' }, session: null, loading: false } as AuthState);
  start();
  switchAccountShelf(true);
  await syncNow();
});

function start(): void {
  world.devices = [0, 1].map(() => new Shelf(new MemoryTables(), now));
  world.account.clear();
  world.at = 0;
}

describe('a piece of two devices', () => {
  it('is on both as it was changed last, where the other has seen it', async () => {
    await edit(0, 'a', 'tulip');
    await sync(0);
    await sync(1);
    await edit(1, 'a', 'tulip, larger');
    await sync(1);
    await sync(0);
    expect(await shown(0)).toEqual(['tulip, larger']);
    expect(await kept()).toContain('tulip');
  });

  it('says on both which machine file it was opened from', async () => {
    const piece = drawn('tulip');
    const told = { id: 'a', title: 'Lale', stitches: 1, file: 'PES', ...summaryOf(piece) };
    await world.devices[0].put(told, startHistory(piece, 'Opened'));
    await sync(0);
    await sync(1);
    await edit(1, 'a', 'tulip, larger');
    await sync(1);
    await sync(0);
    for (const device of world.devices) {
      expect(await device.list()).toMatchObject([{ file: 'PES' }]);
    }
  });

  it('is said to wait where a device does not keep the same, and is fetched once that is wanted', async () => {
    await edit(0, 'a', 'tulip');
    await edit(0, 'b', 'rose');
    await sync(0);
    await sync(1);
    await edit(0, 'c', 'pink');
    await world.devices[0].remove('b');
    await sync(0);
    world.at = 1;
    switchAccountShelf(false);
    await lookThere();
    expect($waitingThere.get()).toBe(1);
    expect(await shown(1)).toEqual(['rose', 'tulip']);
    switchAccountShelf(true);
    await syncNow();
    expect(await shown(1)).toEqual(['pink', 'tulip']);
    expect($waitingThere.get()).toBe(0);
  });

  it('becomes two where both have changed it without hearing of each other', async () => {
    await edit(0, 'a', 'tulip');
    await sync(0);
    await sync(1);
    await edit(0, 'a', 'red');
    await edit(1, 'a', 'blue');
    await sync(0);
    await sync(1);
    expect($accountShelf.get().told).toMatchObject([{ title: 'Lale' }]);
    await sync(0);
    expect(await shown(0)).toEqual(['blue', 'red']);
    expect(await shown(1)).toEqual(['blue', 'red']);
  });

  it('comes back where one has deleted what the other has changed', async () => {
    await edit(0, 'a', 'tulip');
    await sync(0);
    await sync(1);
    await world.devices[0].remove('a');
    await edit(1, 'a', 'red');
    await sync(0);
    await sync(1);
    await sync(0);
    expect(await shown(0)).toEqual(['red']);
    expect(await shown(1)).toEqual(['red']);
  });

  it('loses no state whatever both do, and is the same on both in the end', async () => {
    const device = fc.integer({ min: 0, max: 1 });
    const id = fc.constantFrom('a', 'b');
    const action = fc.constantFrom('edit', 'edit', 'sync', 'sync', 'delete', 'put back');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(device, id, action), { maxLength: 14 }), async (all) => {
        start();
        // One is of both, the other not sent yet; no two devices begin one under the same id.
        await edit(0, 'a', 'begun');
        for (const on of [0, 1]) await sync(on);
        await edit(0, 'b', 'unsent');
        const made: string[] = ['begun', 'unsent'];
        for (const [i, [on, piece, what]] of all.entries()) {
          if (what === 'sync') await sync(on);
          else if (what === 'delete') await world.devices[on].remove(piece);
          else if (what === 'put back') await world.devices[on].undoRemove(piece);
          else if (piece === 'a' || (await world.devices[on].get('b'))) {
            made.push(`state ${i}`);
            await edit(on, piece, `state ${i}`);
          }
        }
        for (const on of [0, 1, 0, 1]) await sync(on);
        const states = await kept();
        for (const one of made) expect(states).toContain(one);
        expect(await shown(0)).toEqual(await shown(1));
      }),
      { numRuns: 60 },
    );
  });
});
