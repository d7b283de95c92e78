import { describe, expect, it } from 'vitest';
import { noteEdit, recolor, startHistory, type Piece } from 'ilmek-engine/piece';
import { NewerPieceError, Shelf, SHELF_VERSION, ShelfFullError, summaryOf } from './shelf.ts';
import { MemoryTables } from './testing/memory-tables.ts';

const RED = { hex: '#b3262e', name: 'Madder', code: '', chart: '' };
const BLUE = { hex: '#2c4a8f', name: 'Indigo', code: '', chart: '' };
const line = (id: string) => ({
  kind: 'stitches' as const,
  id,
  name: '',
  thread: RED,
  runs: [Float64Array.of(0, 0, 10, 10)],
});
const PIECE: Piece = {
  name: 'Leaf',
  widthMm: 40,
  heightMm: 30,
  density: 'medium',
  fabric: 'woven',
  threadWeight: 40,
  objects: [line('a'), line('b')],
};
const HISTORY = startHistory(PIECE, 'Opened');

/** A shelf whose clock the test moves. */
function bench() {
  const tables = new MemoryTables();
  const clock = { hour: 0 };
  const shelf = new Shelf(tables, () => new Date(Date.UTC(2026, 0, 1, clock.hour)));
  const put = (id: string, title = id, history = HISTORY) =>
    shelf.put({ id, title, stitches: 120, ...summaryOf(PIECE) }, history);
  return { tables, clock, shelf, put };
}

describe('summaryOf', () => {
  it('tells the size of what is sewn, and of the page until it is', () => {
    const { widthMm, heightMm } = PIECE;
    expect(summaryOf(PIECE)).toMatchObject({ widthMm, heightMm });
    const sewn = { widthMm: 32.4, heightMm: 22.1 };
    expect(summaryOf(PIECE, sewn)).toMatchObject(sewn);
  });

  it('tells objects from fixed stitches', () => {
    const area = {
      kind: 'shapes' as const,
      id: 'c',
      name: '',
      thread: RED,
      shapes: [],
      sewing: {},
    };
    expect(summaryOf(PIECE).holds).toBe('stitches');
    expect(summaryOf({ ...PIECE, objects: [area] }).holds).toBe('objects');
    expect(summaryOf({ ...PIECE, objects: [line('a'), area] }).holds).toBe('both');
  });
});

describe('Shelf', () => {
  it('remembers of which file a piece was opened, whoever writes it next', async () => {
    const { shelf, put } = bench();
    await shelf.put(
      { id: 'a', title: 'a', stitches: 0, file: 'PES', ...summaryOf(PIECE) },
      HISTORY,
    );
    await put('a');
    expect((await shelf.list())[0]).toMatchObject({ file: 'PES', holds: 'stitches' });
  });

  it('gives back a piece with its steps, which share what was not changed', async () => {
    const { shelf, put } = bench();
    const edited = noteEdit(
      HISTORY,
      { piece: recolor(PIECE, ['a'], BLUE), label: 'Thread' },
      'drag',
    );
    await put('leaf', 'Leaf', edited);
    const found = await shelf.get('leaf');
    expect(found?.history).toEqual({ ...edited, gesture: undefined });
    const [before, after] = found!.history.steps;
    expect(after.piece.objects[1]).toBe(before.piece.objects[1]);
    expect(found?.kept).toMatchObject({ title: 'Leaf', stitches: 120, colors: 1, widthMm: 40 });
  });

  it('lists the last changed first, and keeps when each was begun', async () => {
    const { shelf, clock, put } = bench();
    await put('one');
    clock.hour = 1;
    await put('two');
    clock.hour = 2;
    await put('one');
    const [first, second] = await shelf.list();
    expect([first.id, second.id]).toEqual(['one', 'two']);
    expect(first.createdAt).toBe('2026-01-01T00:00:00.000Z');
    expect(first.changedAt).toBe('2026-01-01T02:00:00.000Z');
  });

  it('takes a piece off and puts it back, for a day', async () => {
    const { shelf, clock, put } = bench();
    await put('leaf');
    await shelf.remove('leaf');
    expect(await shelf.list()).toEqual([]);
    clock.hour = 23;
    await shelf.sweep();
    await shelf.undoRemove('leaf');
    expect(await shelf.list()).toHaveLength(1);
    await shelf.remove('leaf');
    clock.hour = 48;
    await shelf.sweep();
    await shelf.undoRemove('leaf');
    expect(await shelf.list()).toEqual([]);
    expect(await shelf.get('leaf')).toBeUndefined();
  });

  it('renames without touching the piece, and tells who listens', async () => {
    const { shelf, put } = bench();
    const told: string[] = [];
    await put('leaf');
    const end = shelf.watch((id) => told.push(id));
    await shelf.rename('leaf', 'Rose');
    end();
    await shelf.rename('leaf', 'Thorn');
    const found = await shelf.get('leaf');
    expect(found?.kept.title).toBe('Thorn');
    expect(found?.history.steps[0].piece.name).toBe('Leaf');
    expect(told).toEqual(['leaf']);
  });

  it('keeps a piece of a page that is left, at once, with its times and its place in an account', async () => {
    const { shelf, clock, put } = bench();
    const edited = noteEdit(HISTORY, { piece: recolor(PIECE, ['a'], BLUE), label: 'Thread' });
    const leave = (id: string) =>
      shelf.leave({ id, title: 'Left', stitches: 7, ...summaryOf(PIECE) }, edited);
    const account = { member: 'm', version: 3, changedAt: '2026-01-01T00:00:00.000Z' };
    await put('leaf');
    await shelf.mark('leaf', account);
    clock.hour = 1;
    leave('leaf');
    leave('new');
    for (const [id, createdAt, mark] of [
      ['leaf', '2026-01-01T00:00:00.000Z', account],
      ['new', '2026-01-01T01:00:00.000Z', undefined],
    ] as const) {
      const found = await shelf.get(id);
      expect(found?.history).toEqual(edited);
      const changedAt = '2026-01-01T01:00:00.000Z';
      expect(found?.kept).toMatchObject({ title: 'Left', createdAt, changedAt });
      expect(found?.kept.account).toEqual(mark);
    }
  });

  it('writes nothing of a list over what another tab has noted when a page is left', async () => {
    const { tables, shelf, put } = bench();
    const other = new Shelf(tables);
    await put('leaf');
    await other.mark('leaf', { member: 'm', version: 1, changedAt: '2026-01-01T00:00:00.000Z' });
    const edited = noteEdit(HISTORY, { piece: recolor(PIECE, ['a'], BLUE), label: 'Thread' });
    shelf.leave({ id: 'leaf', title: 'Left', stitches: 7, ...summaryOf(PIECE) }, edited);
    const found = await shelf.get('leaf');
    expect(found?.history).toEqual(edited);
    expect(found?.kept).toMatchObject({ title: 'leaf', account: { version: 1 } });
  });

  it('loses nothing where the disk is full', async () => {
    const { tables, shelf, put } = bench();
    await put('leaf', 'Leaf');
    tables.full = true;
    await expect(put('leaf', 'Rose')).rejects.toThrow(ShelfFullError);
    expect((await shelf.get('leaf'))?.kept.title).toBe('Leaf');
  });

  it('does not misread what a later version of the site kept', async () => {
    const { tables, shelf, put } = bench();
    const kept = await put('leaf');
    await tables.write(kept, { id: 'leaf', version: SHELF_VERSION + 1, history: HISTORY });
    await expect(shelf.get('leaf')).rejects.toThrow(NewerPieceError);
  });
});
