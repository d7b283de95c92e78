import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { encode } from 'ilmek-engine';
import type { ProblemCode } from 'ilmek-engine/inspect';
import {
  current,
  startHistory,
  type ObjectSewing,
  type Piece,
  type PieceObject,
  type PieceShape,
} from 'ilmek-engine/piece';
import { performJob } from '../../worker/jobs.ts';
import type { Envelope, Reply } from '../../worker/protocol.ts';
import { undoEdit } from './edits.ts';
import { canMend, mend, mendAll, whyNot } from './mending.ts';
import { checkNewest, forgetSewn, pieceClient } from './sewing.ts';
import { $checked, $history } from './state.ts';

/* Each problem that has a Mend button is brought about, mended by the real engine, and gone. */

/** Does the work of a worker where it is called. */
class WorkerHere {
  onmessage: ((event: { data: Reply }) => unknown) | null = null;

  postMessage({ id, request }: Envelope): void {
    const nothing = () => undefined;
    performJob(structuredClone(request), {
      ...{ onProgress: nothing, onFlatPreview: nothing, onFrame: nothing, onOwn: nothing },
    }).then(
      ({ result }) => this.onmessage?.({ data: { type: 'done', id, result } }),
      ({ message }: Error) =>
        this.onmessage?.({ data: { type: 'failed', id, code: 'internal', message } }),
    );
  }

  terminate(): void {
    this.onmessage = null;
  }
}

beforeAll(() => {
  vi.stubGlobal('Worker', WorkerHere);
  // Asked for, and never drawn with.
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('createImageBitmap', () => undefined);
});
afterAll(() => void vi.unstubAllGlobals());

const RED = { hex: '#b3262e', name: 'Madder', code: '', chart: '' };
const PALE = { hex: '#f7dc4a', name: 'Corn', code: '', chart: '' };

const box = (left: number, top: number, right: number, bottom: number): PieceShape => ({
  kind: 'area',
  polygon: {
    rings: [Float64Array.of(left, top, right, top, right, bottom, left, bottom)],
  },
});
const oval = (x: number, y: number, rx: number, ry: number, corners = 48): PieceShape => ({
  kind: 'area',
  polygon: {
    rings: [
      Float64Array.from({ length: 2 * corners }, (_, i) => {
        const around = (2 * (i >> 1) * Math.PI) / corners;
        return i % 2 ? y + ry * Math.sin(around) : x + rx * Math.cos(around);
      }),
    ],
  },
});
const DISC = oval(30, 30, 20, 20);
/** Narrower than satin holds. */
const SLIP: PieceShape = {
  kind: 'column',
  left: Float64Array.of(10, 60, 60, 60),
  right: Float64Array.of(10, 60.7, 60, 60.7),
};

/** A leaf of three arms. */
const FORKED: PieceShape = {
  kind: 'area',
  polygon: {
    rings: [
      Float64Array.of(
        ...[25.87, 49.83, 25.6, 50.45, 24.69, 52.19, 23.67, 53.83, 27.58, 53.29, 27.49, 54.52],
        ...[27.57, 55.58, 21.94, 56.4, 21.61, 55.46, 21.07, 54.36, 20.4, 53.34, 17.3, 49.17],
        ...[17.38, 49.07, 17.5, 48.86, 21.25, 53.3, 22.33, 51.7, 23.27, 50.02, 24.08, 48.28],
        ...[24.29, 47.71],
      ),
    ],
  },
};
/** Satin round a sharp bend, where points on the inner edge crowd. */
const CLOSE_BEND: PieceShape = {
  kind: 'column',
  ...bend(20, 4),
};

/** The rails of half a ring about the page's middle. */
function bend(radius: number, width: number) {
  const rail = (r: number) =>
    Float64Array.from({ length: 82 }, (_, i) => {
      const around = ((i >> 1) * Math.PI) / 40;
      return 40 + r * (i % 2 ? Math.sin(around) : Math.cos(around));
    });
  return { left: rail(radius), right: rail(radius - width) };
}

let count = 0;
const object = (shape: PieceShape, sewing: ObjectSewing = {}, thread = RED): PieceObject => ({
  ...{ kind: 'shapes', id: `o${++count}`, name: '', thread },
  shapes: [shape],
  sewing,
});

/** Fifteen fills on each other. */
const pile = () =>
  Array.from({ length: 15 }, (_, i) =>
    object(box(10, 10, 40, 40), { stitch: 'fill' }, i % 2 ? PALE : RED),
  );

/** Lines from one place outwards, each an object. */
const star = (count: number, stitch: 'running' | 'bean' | 'satin', from = 0) =>
  Array.from({ length: count }, (_, i) => {
    const around = (2 * i * Math.PI) / count;
    const [x, y] = [Math.cos(around), Math.sin(around)];
    const points = Float64Array.of(40 + from * x, 40 + from * y, 40 + 30 * x, 40 + 30 * y);
    const widthMm = stitch === 'satin' ? 1.2 : 0.4;
    return object({ kind: 'stroke', points, closed: false, widthMm }, { stitch });
  });

const fixed = (run: Float64Array): PieceObject => ({
  ...{ kind: 'stitches', id: `o${++count}`, name: '', thread: RED },
  runs: [run],
});
/** Rows of a file that is cut without a lock. */
const LOOSE = Float64Array.from({ length: 80 }, (_, i) => {
  const stitch = i >> 1;
  return i % 2 ? 10 + 5 * Math.floor(stitch / 10) : 10 + 3 * (stitch % 10);
});

const KINDS: readonly (readonly [code: ProblemCode, objects: () => PieceObject[]])[] = [
  ['too-dense', pile],
  ['too-thick', pile],
  ['one-hole', pile],
  ['too-dense', () => star(60, 'running')],
  ['too-thick', () => star(60, 'running')],
  ['one-hole', () => star(60, 'running')],
  ['too-dense', () => star(60, 'bean')],
  ['too-dense', () => star(60, 'satin')],
  // Through the place, and on to the other side.
  ['too-dense', () => star(60, 'running', -30)],
  ['loose-stitch', () => [object(box(10, 10, 40, 40), { stitch: 'fill', stitchMm: 12 })]],
  ['thin-column', () => [object(SLIP, { pullMm: 0 })]],
  ['stitch-too-short', () => [object(CLOSE_BEND, { spacingMm: 0.12 })]],
  [
    'many-colors',
    // Twenty that lie apart, in two threads by turns.
    () =>
      Array.from({ length: 20 }, (_, i) => {
        const [x, y] = [2 + 15 * (i % 5), 2 + 15 * Math.floor(i / 5)];
        return object(box(x, y, x + 9, y + 9), {}, i % 2 ? PALE : RED);
      }),
  ],
  [
    'bare-fill',
    // Asked for as satin, and too wide for it.
    () => [object(DISC, { stitch: 'satin', underlay: 'light', spacingMm: 0.1 })],
  ],
  [
    'no-underlay',
    // A run along its middle is too little for one of its arms.
    () => [object(FORKED, { stitch: 'satin', underlay: 'light' })],
  ],
  ['bare-fill', () => [object(DISC, { stitch: 'fill', underlay: 'light', spacingMm: 0.1 })]],
  [
    'pull-gap',
    () => [
      object(box(10, 10, 30, 50), { stitch: 'fill', angle: 0 }),
      object(box(30.6, 10, 50, 50), { stitch: 'fill', angle: 0 }, PALE),
    ],
  ],
  ['untied-end', () => [fixed(LOOSE), fixed(LOOSE.map((v) => v + 40))]],
  [
    'joinable-colors',
    () => [
      object(box(10, 10, 20, 20)),
      object(box(30, 10, 40, 20), {}, PALE),
      object(box(10, 30, 20, 40)),
    ],
  ],
];

/** Needle points of rows with a gap in their middle. */
const GAP_IN_ROWS = Float64Array.from({ length: 1320 }, (_, i) => {
  const [row, at] = [Math.floor(i / 22), ((i % 22) >> 1) / 10];
  if (i % 2) return 10 + 0.4 * row + (row >= 30 ? 0.7 : 0);
  return row % 2 ? 40 - 30 * at : 10 + 30 * at;
});

const found = () => ($checked.get()?.problems ?? []).map(({ code }) => code);
/** What a machine is given. */
const bytes = async () => encode(await pieceClient().design(), 'dst');

async function open(objects: PieceObject[], fabric: Piece['fabric'] = 'woven'): Promise<void> {
  forgetSewn();
  const piece: Piece = {
    ...{ name: '', widthMm: 80, heightMm: 80, density: 'medium', fabric },
    ...{ threadWeight: 40, objects },
  };
  $history.set(startHistory(piece, 'Opened'));
  await checkNewest();
}

describe('a problem of the sew check', () => {
  beforeEach(() => pieceClient().end());

  it.each(KINDS)(
    '%s is gone when it is mended, and back with the first bytes',
    async (code, of) => {
      await open(of());
      expect(found()).toContain(code);
      expect(canMend(code)).toBe(true);
      const first = await bytes();
      expect(await mend(code)).toBe(true);
      await checkNewest();
      expect(found()).not.toContain(code);
      expect(await bytes()).not.toEqual(first);
      // However many edits it took: one step.
      undoEdit();
      await checkNewest();
      expect(found()).toContain(code);
      expect(await bytes()).toEqual(first);
    },
  );

  it('is a column too narrow: it is widened, and stays satin', async () => {
    await open([object(SLIP, { pullMm: 0 })]);
    expect(await mend('thin-column')).toBe(true);
    const [column] = current($history.get()!).objects;
    expect(column).toMatchObject({ sewing: { pullMm: 0.15 } });
    expect(column).not.toMatchObject({ sewing: { stitch: 'bean' } });
  });

  it('is a column that no widening brings to its width: it becomes a line', async () => {
    const left = Float64Array.of(10, 60, 60, 60);
    // On towelling they are to be wider still.
    const right = Float64Array.of(10, 60.4, 60, 60.4);
    await open([object({ kind: 'column', left, right }, { pullMm: 0, stitch: 'satin' })], 'towel');
    expect(found()).toContain('thin-column');
    expect(await mend('thin-column')).toBe(true);
    expect(current($history.get()!).objects[0]).toMatchObject({ sewing: { stitch: 'bean' } });
  });

  it('has no button where no edit closes rows: they are fixed', async () => {
    await open([fixed(GAP_IN_ROWS)]);
    expect(found()).toContain('open-rows');
    expect(whyNot('open-rows')).toBe('fixed');
  });

  it('is never a stitch too long for a machine: those are split, fixed ones, too', async () => {
    await open([
      fixed(Float64Array.of(5, 5, 75, 5, 5, 6, 75, 6)),
      object(box(10, 10, 40, 40), { stitch: 'satin', stitchMm: 12 }),
      object(box(10, 45, 70, 70), { stitch: 'fill', stitchMm: 12 }, PALE),
    ]);
    expect(found()).toContain('loose-stitch');
    expect(found()).not.toContain('stitch-too-long');
  });

  it('is never the thread that is in the needle: what is between is too small for one', async () => {
    await open([
      object(box(10, 10, 20, 20)),
      object(box(30, 30, 30.05, 30.05), {}, PALE),
      object(box(40, 40, 50, 50)),
    ]);
    expect((await pieceClient().design()).threads).toMatchObject([RED]);
    expect(found()).not.toContain('repeated-thread');
  });

  it('is mended with all others', async () => {
    await open([...pile(), object(SLIP, { pullMm: 0 })]);
    expect(found()).toEqual(expect.arrayContaining(['too-dense', 'thin-column']));
    await mendAll();
    expect(found().filter(canMend)).toEqual([]);
    expect(found()).not.toContain('thin-column');
    expect(found()).not.toContain('too-dense');
  });
});
