import { describe, expect, it } from 'vitest';
import { hash01 } from '../core/hash.ts';
import { smoothLabels } from './potts-smoothing.ts';
import { BARE_LABEL, findRegions, growLabels, UNSET, type Labels } from './labels.ts';
import { mergeSpecks } from './specks.ts';
import { fixThin } from './thin.ts';

/** Labels from a drawing: '.' is fabric, '?' unset, a digit its label. */
function draw(...rows: string[]): Labels {
  const label = (c: string): number => (c === '.' ? BARE_LABEL : c === '?' ? UNSET : Number(c));
  return {
    width: rows[0].length,
    height: rows.length,
    data: Uint8Array.from(rows.join(''), label),
  };
}

function show({ width, data }: Labels): string[] {
  const letters = Array.from(data, (l) => (l === BARE_LABEL ? '.' : String(l))).join('');
  return letters.match(new RegExp(`.{${width}}`, 'g'))!;
}

/** Three greys: 0 black, 1 middle, 2 white. */
const COLORS = [0, 0, 0, 0.5, 0, 0, 1, 0, 0];
const labOf = ({ data }: Labels, lightness: (label: number, i: number) => number): Float32Array =>
  Float32Array.from({ length: data.length * 3 }, (_, k) =>
    k % 3 === 0 ? lightness(data[k / 3], k / 3) : 0,
  );

describe('findRegions', () => {
  it('joins over sides, not over corners', () => {
    const { of, area, label } = findRegions(draw('001', '110', '110'));
    expect([...of]).toEqual([0, 0, 1, 2, 2, 3, 2, 2, 3]);
    expect([...area]).toEqual([2, 1, 4, 2]);
    expect([...label]).toEqual([0, 1, 1, 0]);
  });

  it('joins arms that meet late', () => {
    expect(findRegions(draw('010', '010', '000')).area).toEqual(Int32Array.of(7, 2));
    expect(findRegions(draw('11011', '10001', '10101', '11111')).area.length).toBe(2);
  });
});

describe('growLabels', () => {
  it('puts each mixture on the side that it is nearer to', () => {
    const labels = draw('00??22');
    const lab = Float32Array.from([0, 0, 0.3, 0.8, 1, 1].flatMap((v) => [v, 0, 0]));
    growLabels({ labels, lab, colors: COLORS });
    // 0.3 and 0.8 look like the middle grey, which neither side has.
    expect(show(labels)).toEqual(['000222']);
  });

  it('falls back on the nearest colour where nothing is certain', () => {
    const labels = draw('??');
    growLabels({ labels, lab: Float32Array.of(0.1, 0, 0, 0.9, 0, 0), colors: COLORS });
    expect(show(labels)).toEqual(['02']);
  });
});

describe('smoothLabels', () => {
  it('takes out faint grain and keeps what stands out', () => {
    const labels = draw('11111', '11111', '11211', '11111', '11111');
    const faint = labOf(labels, (label) => (label === 2 ? 0.76 : 0.7));
    smoothLabels(labels, faint, COLORS);
    expect(show(labels)[2]).toBe('11111');
    const strong = draw('11111', '11111', '11211', '11111', '11111');
    smoothLabels(
      strong,
      labOf(strong, (label) => (label === 2 ? 1 : 0.5)),
      COLORS,
    );
    expect(show(strong)[2]).toBe('11211');
  });
});

describe('mergeSpecks', () => {
  const sizes = { leastArea: 4, leastStrongArea: 4, strong: 9, leastTotal: 0 };

  it('gives a speck to the neighbour nearest in colour', () => {
    const labels = draw('000222', '001222', '001222', '000222');
    mergeSpecks(
      { labels, lab: labOf(labels, (l) => (l === 1 ? 0.9 : l / 2)), colors: COLORS },
      sizes,
    );
    expect(show(labels)).toEqual(['000222', '002222', '002222', '000222']);
  });

  it('lets pieces of one thing find each other first', () => {
    const labels = draw('2222222', '0011001', '2222222', '2222222');
    mergeSpecks(
      { labels, lab: labOf(labels, (l) => (l === 2 ? 1 : l * 0.1)), colors: COLORS },
      sizes,
    );
    expect(show(labels)[1]).toBe('0000000');
  });

  it('drops a lone speck on bare fabric, but never the whole picture', () => {
    const some = draw('......', '.1..00', '....00');
    mergeSpecks({ labels: some, lab: labOf(some, (l) => l / 2), colors: COLORS }, sizes);
    expect(show(some)).toEqual(['......', '....00', '....00']);
    const only = draw('.1.', '...');
    mergeSpecks({ labels: only, lab: labOf(only, (l) => l / 2), colors: COLORS }, sizes);
    expect(show(only)).toEqual(['.1.', '...']);
  });

  it('leaves nothing small, on noise of thousands of islands', () => {
    const width = 300;
    const labels = { width, height: width, data: new Uint8Array(width * width) };
    for (let i = 0; i < labels.data.length; i++) labels.data[i] = Math.floor(hash01(i) * 3);
    mergeSpecks(
      { labels, lab: labOf(labels, (l) => l / 2), colors: COLORS },
      { ...sizes, leastArea: 30, leastStrongArea: 30 },
    );
    expect(Math.min(...findRegions(labels).area)).toBeGreaterThanOrEqual(30);
  });

  it('keeps no more regions than it may, and says when that costs some', () => {
    const regionsOf = (maxRegions?: number) => {
      const width = 120;
      const labels = { width, height: width, data: new Uint8Array(width * width) };
      for (let i = 0; i < labels.data.length; i++) labels.data[i] = Math.floor(hash01(i) * 3);
      const picture = { labels, lab: labOf(labels, (l) => l / 2), colors: COLORS };
      const simplified = mergeSpecks(picture, { ...sizes, strong: 0.1, maxRegions });
      return { simplified, count: findRegions(labels).area.length };
    };
    const all = regionsOf();
    expect(all.simplified).toBe(false);
    expect(regionsOf(all.count)).toEqual(all);
    const fewer = regionsOf(all.count - 1);
    expect(fewer.simplified).toBe(true);
    // A texture is told by its number of regions, and keeps half of that at most.
    expect(fewer.count).toBeLessThanOrEqual(all.count / 2);
    expect(regionsOf(1)).toEqual({ simplified: true, count: 1 });
  });
});

describe('fixThin', () => {
  const options = { across: 2, leastLine: 5, mostTip: 2, strong: 0.12 };

  it('widens a long line and dissolves a short faint one', () => {
    const line = draw('22222222', '22222222', '20000002', '22222222', '22222222', '22222222');
    fixThin({ labels: line, lab: labOf(line, (l) => l / 2), colors: COLORS }, options);
    expect(show(line)).toEqual([
      '22222222',
      '22222222',
      '20000000',
      '20000000',
      '22222222',
      '22222222',
    ]);
    const scratch = draw('222222', '222222', '222112', '222222', '222222');
    fixThin({ labels: scratch, lab: labOf(scratch, () => 1), colors: COLORS }, options);
    expect(show(scratch)[2]).toBe('222222');
  });

  it('leaves the tapering end of something wide', () => {
    const wedge = draw('2222222', '2000222', '2000022', '2000222', '2222222');
    fixThin({ labels: wedge, lab: labOf(wedge, (l) => l / 2), colors: COLORS }, options);
    expect(show(wedge)).toEqual(['2222222', '2000222', '2000022', '2000222', '2222222']);
  });
});
