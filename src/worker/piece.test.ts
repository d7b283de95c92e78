import { describe, expect, it } from 'vitest';
import { inspectDesign } from 'ilmek-engine/inspect';
import { recolor, transformObjects, type Piece, type PieceObject } from 'ilmek-engine/piece';
import { renderDesign } from 'ilmek-engine/render';
import { JobError } from './errors.ts';
import { Command, countCommand } from 'ilmek-engine/tables';
import type { WorkerPort } from './link.ts';
import { changedBounds } from './piece-changes.ts';
import { PieceClient } from './piece-client.ts';
import { pieceBench } from './piece.ts';
import { partNear } from './piece-part.ts';
import type { Envelope, NumberedPiece } from './protocol.ts';

const RED = { hex: '#b3262e', name: 'Madder', code: '', chart: '' };
const BLUE = { hex: '#2c4a8f', name: 'Indigo', code: '', chart: '' };
const square = (id: string, x: number, y: number): PieceObject => ({
  kind: 'shapes',
  id,
  name: '',
  thread: RED,
  shapes: [
    {
      kind: 'area',
      polygon: { rings: [Float64Array.of(x, y, x + 8, y, x + 8, y + 8, x, y + 8)] },
    },
  ],
  sewing: { stitch: 'fill' },
});
const PIECE: Piece = {
  name: 'Two',
  widthMm: 60,
  heightMm: 30,
  density: 'medium',
  fabric: 'woven',
  threadWeight: 40,
  objects: [square('a', 5, 5), square('b', 40, 15)],
};

/** A client whose worker only notes what it is sent. */
function bench() {
  const seen: Envelope[] = [];
  const port: WorkerPort = {
    postMessage: (message) => void seen.push(message),
    terminate: () => undefined,
    onmessage: null,
    onerror: null,
    onmessageerror: null,
  };
  const sent = () => (seen.at(-1)!.request as { piece: NumberedPiece }).piece;
  return { client: new PieceClient(() => port), sent };
}

describe('PieceClient', () => {
  it('sends each object once', () => {
    const { client, sent } = bench();
    void client.sew(PIECE);
    expect(sent().fresh.map(([number]) => number)).toEqual([1, 2]);
    void client.sew(recolor(PIECE, ['a'], BLUE));
    expect(sent().order).toEqual([3, 2]);
    expect(sent().fresh.map(([number]) => number)).toEqual([3]);
    void client.sew(PIECE);
    expect(sent()).toMatchObject({ order: [1, 2], fresh: [] });
  });
});

describe('the piece of the worker', () => {
  const { client, sent } = bench();
  const sew = (piece: Piece) => {
    void client.sew(piece);
    const sewn = pieceBench.sew(structuredClone(sent()));
    return { ...sewn, design: pieceBench.design() };
  };

  it('says where its places lie on the page, and what an edit changes of its look', () => {
    const first = sew(PIECE);
    const { x, y } = first.shift;
    const inMm = Array.from(first.design.x, (v) => v / 10 + x);
    expect(Math.min(...inMm)).toBeGreaterThan(4);
    expect(Math.max(...inMm)).toBeLessThan(49);
    expect(Math.min(...Array.from(first.design.y, (v) => v / 10 + y))).toBeGreaterThan(4);

    expect(sew(PIECE).changed).toBeUndefined();
    const blue = sew(recolor(PIECE, ['b'], BLUE)).changed!;
    expect(blue.leftMm + blue.widthMm).toBeGreaterThan(48);
    const grey = sew(recolor(PIECE, ['b'], { ...BLUE, hex: '#808080' })).changed!;
    expect(grey.leftMm).toBeGreaterThan(36);
    expect(grey.topMm).toBeGreaterThan(12);
  });

  it('keeps its places where an object lies beyond the page', () => {
    const moved = sew(transformObjects(PIECE, ['a'], [1, 0, 0, 1, -15, 0]));
    const inMm = Array.from(moved.design.x, (v) => v / 10 + moved.shift.x);
    expect(Math.min(...inMm)).toBeCloseTo(-10, 0);
  });
});

describe('the check of what was sewn', () => {
  const sew = () => pieceBench.sew({ sheet: PIECE, order: [91], fresh: [[91, PIECE.objects[0]]] });

  it('finds what an inspection finds', async () => {
    sew();
    const found = await pieceBench.check(() => Promise.resolve());
    const { problems } = inspectDesign(pieceBench.design(), { fabric: PIECE.fabric });
    expect(found).toEqual(problems);
  });

  it('ends where it is to give way', async () => {
    sew();
    const check = pieceBench.check(() => Promise.reject(new JobError('aborted', 'another')));
    await expect(check).rejects.toMatchObject({ code: 'aborted' });
  });
});

it('what is near a part of a design is all that its picture shows', () => {
  const [a, b] = PIECE.objects;
  const fresh = [91, 92].map((number, i) => [number, [a, b][i]] as const);
  pieceBench.sew({ sheet: PIECE, order: [91, 92], fresh });
  const design = pieceBench.design();
  const left = Math.min(...design.x) / 10;
  const top = Math.min(...design.y) / 10;
  const bounds = { leftMm: left - 1, topMm: top - 1, widthMm: 4, heightMm: 3 };
  const part = partNear(design, bounds);
  expect(countCommand(part, Command.Stitch)).toBeLessThan(countCommand(design, Command.Stitch));
  const [whole, some] = [design, part].map((one) =>
    renderDesign(one, { bounds, pxPerMm: 20, fabric: 'none' }),
  );
  expect(some.data).toEqual(whole.data);
});

it('threads that lie over each other in another order are a change', () => {
  const over = [square('a', 5, 5), square('c', 9, 9), square('b', 60, 5)];
  const fresh = over.map(
    (object, i) => [101 + i, { ...object, thread: i === 1 ? BLUE : RED }] as const,
  );
  const sew = (order: number[]) => pieceBench.sew({ sheet: PIECE, order, fresh }).changed;
  sew([101, 102, 103]);
  const { leftMm, widthMm } = sew([102, 101, 103])!;
  expect(leftMm).toBeLessThan(9);
  expect(leftMm + widthMm).toBeGreaterThan(13);
});

it('two pieces that look the same have changed nowhere', () => {
  const { shift } = pieceBench.sew({
    sheet: { ...PIECE },
    order: [91],
    fresh: [[91, PIECE.objects[0]]],
  });
  const there = { design: pieceBench.design(), shift };
  expect(changedBounds(there, there)).toBeUndefined();
  expect(changedBounds(undefined, there)!.widthMm).toBeGreaterThan(8);
});

describe('getting ready for edits', () => {
  const fresh = PIECE.objects.map((object, i) => [201 + i, object] as const);
  const sew = () => pieceBench.sew({ sheet: PIECE, order: [201, 202], fresh });

  it('leaves the piece as it was sewn', async () => {
    sew();
    const design = pieceBench.design();
    let rounds = 0;
    const between = () => Promise.resolve(void rounds++);
    await pieceBench.warmUp(between, () => 0);
    expect(rounds).toBeGreaterThan(3);
    expect(pieceBench.design()).toEqual(design);
    expect(sew().changed).toBeUndefined();
  });

  it('ends when its time is over, and where it is to give way', async () => {
    sew();
    let [rounds, now] = [0, 0];
    const between = () => Promise.resolve(void rounds++);
    await pieceBench.warmUp(between, () => (now += 1000));
    expect(rounds).toBeLessThan(5);
    const aborted = pieceBench.warmUp(
      () => Promise.reject(new JobError('aborted', 'another')),
      () => 0,
    );
    await expect(aborted).rejects.toMatchObject({ code: 'aborted' });
    expect(sew().changed).toBeUndefined();
  });
});
