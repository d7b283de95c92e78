import { describe, expect, it } from 'vitest';
import {
  beginObject,
  createPath,
  cut,
  lastPoint,
  needleAt,
  sewAlong,
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
