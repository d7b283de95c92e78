import { describe, expect, it } from 'vitest';
import {
  beginObject,
  createPath,
  cut,
  joinBeside,
  lastPoint,
  markPath,
  needleAt,
  partSince,
  putBack,
  resetPath,
  sewAlong,
  sewFixed,
  sewTo,
  stop,
} from './thread-path.ts';

describe('a thread on its way', () => {
  it('has no place before its first needle point, and its last one afterwards', () => {
    const path = createPath(3);
    expect(path.thread).toBe(3);
    expect([needleAt(path), lastPoint(path)]).toEqual([undefined, undefined]);
    beginObject(path, { kind: 'run' });
    sewTo(path, 1, 2);
    sewTo(path, 3, 4);
    expect([needleAt(path), lastPoint(path)]).toEqual([
      [3, 4],
      [3, 4],
    ]);
  });

  it('is nowhere after a cut, but it is known where it was', () => {
    const path = createPath(0);
    sewAlong(path, [1, 2, 3, 4]);
    cut(path);
    expect(needleAt(path)).toBeUndefined();
    expect(lastPoint(path)).toEqual([3, 4]);
    sewTo(path, 9, 9);
    expect(needleAt(path)).toEqual([9, 9]);
    expect(path.runs.map(({ points }) => points)).toEqual([
      [1, 2, 3, 4],
      [9, 9],
    ]);
  });

  it('is cut once, however often it is asked to be', () => {
    const path = createPath(0);
    cut(path);
    expect(path.runs).toEqual([]);
    sewTo(path, 1, 1);
    cut(path);
    cut(path);
    sewTo(path, 2, 2);
    expect(path.runs.map(({ points }) => points)).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('waits for a person after what is sewn, and not before anything is', () => {
    const path = createPath(0);
    stop(path);
    expect(path.runs).toEqual([]);
    sewTo(path, 1, 1);
    stop(path);
    stop(path);
    sewTo(path, 2, 2);
    expect(path.runs.map(({ stopAfter }) => stopAfter)).toEqual([true, false]);
    expect(path.runs[1].points).toEqual([2, 2]);
  });

  it('tells for each needle point what it was sewn for', () => {
    const path = createPath(0);
    beginObject(path, { kind: 'underlay' });
    sewAlong(path, [0, 0, 1, 0]);
    beginObject(path, { kind: 'fill' });
    sewTo(path, 2, 0);
    cut(path);
    sewTo(path, 5, 5);
    const kinds = path.runs.map(({ owner }) => owner.map((o) => path.objects[o].kind));
    expect(kinds).toEqual([['underlay', 'underlay', 'fill'], ['fill']]);
  });
});

describe('what was sewn since a mark', () => {
  it('is taken back: its points, runs and objects, and a stop that came after them', () => {
    const path = createPath(0);
    beginObject(path, { kind: 'fill' });
    sewAlong(path, [1, 1, 2, 2]);
    const before = structuredClone(path);
    const mark = markPath(path);
    sewTo(path, 3, 3);
    stop(path);
    beginObject(path, { kind: 'run' });
    sewTo(path, 4, 4);
    resetPath(path, mark);
    expect(path).toEqual(before);
  });

  it('is all of it where the mark was made before anything', () => {
    const path = createPath(0);
    const mark = markPath(path);
    beginObject(path, { kind: 'run' });
    sewTo(path, 4, 4);
    resetPath(path, mark);
    expect(path).toEqual(createPath(0));
  });
});

describe('a part of a path that is put back', () => {
  it('stands in place of what was sewn since', () => {
    const path = createPath(0);
    beginObject(path, { kind: 'fill' });
    sewAlong(path, [1, 1, 2, 2]);
    const mark = markPath(path);
    sewTo(path, 3, 3);
    stop(path);
    beginObject(path, { kind: 'run' });
    sewAlong(path, [4, 4, 5, 5]);
    const wanted = structuredClone(path);
    const part = partSince(path, mark);
    resetPath(path, mark);
    cut(path);
    beginObject(path, { kind: 'satin' });
    sewAlong(path, [7, 7, 8, 8]);
    putBack(path, mark, part);
    expect(path).toEqual(wanted);
  });

  it('is a path of its own where the mark was made before anything', () => {
    const path = createPath(0);
    const mark = markPath(path);
    beginObject(path, { kind: 'run' });
    sewTo(path, 4, 4);
    const wanted = structuredClone(path);
    const part = partSince(path, mark);
    resetPath(path, mark);
    putBack(path, mark, part);
    expect(path).toEqual(wanted);
  });
});

describe('a run that is sewn as it is', () => {
  it('stands alone, its points and object its own', () => {
    const path = createPath(0);
    sewAlong(path, [0, 0, 5, 0]);
    sewFixed(path, [5, 1, 5, 2], true);
    sewTo(path, 9, 9);
    expect(path.runs.map(({ points }) => points)).toEqual([
      [0, 0, 5, 0],
      [5, 1, 5, 2],
      [9, 9],
    ]);
    expect(path.runs.map(({ isFixed, joined }) => [isFixed, joined])).toEqual([
      [undefined, undefined],
      [true, true],
      [undefined, undefined],
    ]);
    expect(path.runs[1].owner).toEqual([0, 0]);
    expect(path.objects).toEqual([{ kind: 'run' }]);
    expect(path.runs.some(({ stopAfter }) => stopAfter)).toBe(false);
  });

  it('is cut from what was sewn before it unless told', () => {
    const path = createPath(0);
    sewFixed(path, [5, 1, 5, 2]);
    expect(path.runs[0].joined).toBe(false);
  });
});

describe('what begins beside where the needle is', () => {
  const after = (sew: (path: ReturnType<typeof createPath>) => void) => {
    const path = createPath(0);
    sew(path);
    return path;
  };
  const sewn = () => after((path) => sewAlong(path, [0, 0, 7, 3]));
  const fixed = () => after((path) => sewFixed(path, [0, 0, 7, 3]));

  it.each([
    [7, 3, true],
    [8, 3, true],
    [7, 2, true],
    [8.01, 3, false],
    [7, 4.01, false],
    [7.8, 3.8, false],
    [0, 0, false],
  ])('at %f, %f: %s', (x, y, is) => {
    expect(joinBeside(sewn(), x, y)).toBe(is);
    expect(joinBeside(fixed(), x, y)).toBe(is);
  });

  it('is joined to a run that is sewn as it is, and to no other', () => {
    const [one, other] = [sewn(), fixed()];
    joinBeside(one, 7, 3);
    joinBeside(other, 7, 3);
    expect(one.runs.map(({ joined }) => joined)).toEqual([undefined]);
    expect(other.runs.map(({ joined }) => joined)).toEqual([false, true]);
  });

  it('is far from a fixed run that has another after it, and cut where it is far', () => {
    const path = fixed();
    expect(joinBeside(path, 20, 20)).toBe(false);
    expect(path.runs.at(-1)?.joined).toBeUndefined();
    sewTo(path, 20, 20);
    expect(joinBeside(path, 7, 3)).toBe(false);
    expect(joinBeside(path, 20, 20)).toBe(true);
  });

  it('is nothing before the first needle point and after a cut', () => {
    expect(joinBeside(createPath(0), 0, 0)).toBe(false);
    const path = sewn();
    cut(path);
    expect(joinBeside(path, 7, 3)).toBe(false);
  });
});
