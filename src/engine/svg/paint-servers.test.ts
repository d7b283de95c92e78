import { describe, expect, it } from 'vitest';
import { oklabDistance, oklabFromHex } from '../color/oklab.ts';
import { polygonArea } from '../vector/geometry.ts';
import { flattenShapes } from '../vector/flatten.ts';
import { readSvg } from './read-svg.ts';

/*
 * What is painted with more than one colour, and what shines through, on a page of 100 mm: what is
 * seen of each colour in the end, in mm².
 */

const page = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="100mm" viewBox="0 0 100 100">${body}</svg>`;

/** Seen area of each colour, rounded. */
function seen(body: string): Map<string, number> {
  const { set } = readSvg(page(body));
  const { shapes, threads } = flattenShapes(set);
  const areas = new Map<string, number>();
  for (const shape of shapes) {
    if (shape.kind !== 'area') continue;
    const { hex } = threads[shape.thread];
    areas.set(hex, (areas.get(hex) ?? 0) + polygonArea(shape.polygon));
  }
  return new Map([...areas].map(([hex, mm2]) => [hex, Math.round(mm2)]));
}

const total = (areas: Map<string, number>): number =>
  [...areas.values()].reduce((sum, mm2) => sum + mm2, 0);

const stops = (...colors: string[]): string =>
  colors
    .map((color, i) => `<stop offset="${i / (colors.length - 1)}" stop-color="${color}"/>`)
    .join('');
const rect = (more: string): string => `<rect x="10" y="10" width="80" height="40" ${more}/>`;
const near = (hex: string, other: string): boolean =>
  oklabDistance(oklabFromHex(hex), oklabFromHex(other)) < 0.02;

describe('gradients', () => {
  it('from black to white are five bands across the way, from dark to light', () => {
    const { set } = readSvg(
      page(
        `<linearGradient id="g">${stops('#000', '#fff')}</linearGradient>${rect('fill="url(#g)"')}`,
      ),
    );
    const tiles = flattenShapes(set);
    const bands = tiles.shapes
      .map((shape) => {
        const [ring] = shape.kind === 'area' ? shape.polygon.rings : [];
        const x = [...ring].filter((_, i) => i % 2 === 0);
        const hex = tiles.threads[shape.thread].hex;
        return { left: Math.min(...x), right: Math.max(...x), light: oklabFromHex(hex)[0] };
      })
      .sort((a, b) => a.left - b.left);
    expect(bands).toHaveLength(5);
    bands.slice(1).forEach((band, i) => {
      expect(band.left).toBeCloseTo(bands[i].right, 1);
      expect(band.light).toBeGreaterThan(bands[i].light + 0.1);
    });
    expect(bands[0].left).toBeCloseTo(10, 2);
    expect(bands[4].right).toBeCloseTo(90, 2);
  });

  it('that are faint stay one colour', () => {
    const areas = seen(
      `<linearGradient id="g">${stops('#8090a0', '#8898a8')}</linearGradient>${rect('fill="url(#g)"')}`,
    );
    expect([...areas.values()]).toEqual([3200]);
    expect(near([...areas.keys()][0], '#8494a4')).toBe(true);
  });

  it('of hard stripes keep each stripe, as many as there are', () => {
    const colors = [
      '#e40303',
      '#ffed00',
      '#008026',
      '#24408e',
      '#f48fb1',
      '#101010',
      '#f0f0f0',
      '#8a5a00',
    ];
    const hard = colors
      .map(
        (color, i) =>
          `<stop offset="${i / 8}" stop-color="${color}"/><stop offset="${(i + 1) / 8}" stop-color="${color}"/>`,
      )
      .join('');
    const areas = seen(`<linearGradient id="g">${hard}</linearGradient>${rect('fill="url(#g)"')}`);
    expect(areas.size).toBe(8);
    for (const mm2 of areas.values()) expect(Math.abs(mm2 - 400)).toBeLessThan(25);
    for (const color of colors)
      expect([...areas.keys()].some((hex) => near(hex, color))).toBe(true);
  });

  it('run as their transformation and units say, and take over from others', () => {
    const turned = `<linearGradient id="a">${stops('#f00', '#00f')}</linearGradient>
      <linearGradient id="g" href="#a" gradientUnits="userSpaceOnUse" x1="0" x2="100" gradientTransform="rotate(90)"/>`;
    const { set } = readSvg(page(`${turned}${rect('fill="url(#g)"')}`));
    const { shapes } = flattenShapes(set);
    expect(shapes.length).toBeGreaterThan(1);
    // Bands lie across the page.
    for (const shape of shapes) {
      if (shape.kind !== 'area') continue;
      const x = [...shape.polygon.rings[0]].filter((_, i) => i % 2 === 0);
      expect(Math.max(...x) - Math.min(...x)).toBeCloseTo(80, 1);
    }
  });

  it('in rings stay rings round their middle, the last colour beyond', () => {
    const areas = seen(
      `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="50" cy="30" r="15">${stops('#fff', '#c00000')}</radialGradient>${rect('fill="url(#g)"')}`,
    );
    expect(areas.size).toBeGreaterThanOrEqual(3);
    expect(areas.size).toBeLessThanOrEqual(5);
    expect(total(areas)).toBeCloseTo(3200, -1);
    const darkest = [...areas].sort((a, b) => oklabFromHex(a[0])[0] - oklabFromHex(b[0])[0])[0];
    expect(darkest[1]).toBeGreaterThan(3200 - Math.PI * 225 - 1);
  });

  it('that are repeated repeat, and too finely become one colour', () => {
    const stripes = (x2: number) =>
      seen(
        `<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="10" x2="${x2}" spreadMethod="repeat">
          <stop offset="0" stop-color="#000"/><stop offset="0.5" stop-color="#000"/>
          <stop offset="0.5" stop-color="#fff"/><stop offset="1" stop-color="#fff"/></linearGradient>
          ${rect('fill="url(#g)"')}`,
      );
    const wide = stripes(30);
    expect(Math.abs(wide.get('#000000')! - 1600)).toBeLessThan(60);
    expect(Math.abs(wide.get('#ffffff')! - 1600)).toBeLessThan(60);
    expect(stripes(11).size).toBe(1);
  });

  it('that fade away show what is under them', () => {
    const fade = `<linearGradient id="g"><stop offset="0" stop-color="#00f"/><stop offset="1" stop-color="#00f" stop-opacity="0"/></linearGradient>`;
    const areas = seen(`${fade}${rect('fill="#ff0"')}${rect('fill="url(#g)"')}`);
    expect(total(areas)).toBeCloseTo(3200, -1);
    expect(areas.size).toBeGreaterThanOrEqual(3);
    const blues = [...areas.keys()].map((hex) => oklabFromHex(hex)[2]);
    expect(Math.min(...blues)).toBeLessThan(-0.15);
    expect(Math.max(...blues)).toBeGreaterThan(0.08);
  });

  it('cut a thin line where their bands meet', () => {
    const line = `<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="10" x2="90">${stops('#f00', '#00f')}</linearGradient>
      <path d="M10 50H90" stroke="url(#g)" stroke-width="0.8"/>`;
    const { set } = readSvg(page(line));
    expect(set.shapes.length).toBeGreaterThan(1);
    expect(new Set(set.shapes.map(({ thread }) => thread)).size).toBe(set.shapes.length);
  });
});

describe('what shines through', () => {
  it('is a shadow where it is a clear black on the cloth: left out, and told', () => {
    const plate = '<rect x="10" y="10" width="60" height="60" fill="#c22"/>';
    const cast = (more: string): string =>
      `<ellipse cx="40" cy="72" rx="30" ry="8" ${more}/>${plate}`;
    for (const shadow of ['fill="#000" fill-opacity=".3"', 'fill="#222" opacity=".4"']) {
      expect([...seen(cast(shadow))]).toEqual([['#cc2222', 3600]]);
      expect(readSvg(page(cast(shadow))).seen.join()).toContain(
        'shadows on the cloth are left out',
      );
    }
    // What is coloured, or hides more, or is all there is, is sewn.
    for (const other of ['fill="#05c" opacity=".4"', 'fill="#000" opacity=".6"'])
      expect(seen(cast(other)).size).toBe(2);
    expect(total(seen('<rect x="10" y="10" width="60" height="60" opacity=".4"/>'))).toBe(3600);
    // Over a shape it darkens that.
    expect(seen(`${plate}<rect x="20" y="20" width="10" height="10" opacity=".4"/>`).size).toBe(2);
  });

  it('is sewn in the colour of both where they lie over each other', () => {
    const areas = seen(
      '<rect width="40" height="40" fill="#ff0000"/><rect x="20" width="40" height="40" fill="#0000ff" opacity="0.5"/>',
    );
    expect(areas.get('#ff0000')).toBe(800);
    expect(areas.get('#800080')).toBe(800);
    expect(areas.size).toBe(3);
    // Over bare cloth it takes on the cloth.
    const [bare] = [...areas.keys()].filter((hex) => hex !== '#ff0000' && hex !== '#800080');
    expect(oklabFromHex(bare)[0]).toBeGreaterThan(oklabFromHex('#0000ff')[0] + 0.1);
  });

  it('shines as one where a group does: its own shapes hide each other', () => {
    const areas = seen(
      '<rect width="100" height="50" fill="#ffffff"/><g opacity="0.5"><rect width="40" height="40" fill="#ff0000"/><rect x="20" width="40" height="40" fill="#0000ff"/></g>',
    );
    expect(Object.fromEntries(areas)).toEqual({ '#ffffff': 2600, '#ff8080': 800, '#8080ff': 1600 });
  });

  it('and cannot be told from the cloth is left out', () => {
    expect(
      seen('<rect width="9" height="9"/><rect x="50" width="30" height="30" opacity="0.06"/>').size,
    ).toBe(1);
  });

  it('tints a line by what it runs over', () => {
    const { set } = readSvg(
      page(
        '<rect width="100" height="50" fill="#fff"/><path d="M5 25H95" stroke="#f00" stroke-opacity="0.5"/>',
      ),
    );
    expect(set.threads.map(({ hex }) => hex)).toEqual(['#ffffff', '#ff8080']);
  });
});

describe('masks', () => {
  const masked = (content: string, more = '') =>
    seen(
      `<mask id="m" ${more}>${content}</mask><rect width="60" height="40" fill="#0000ff" mask="url(#m)"/>`,
    );

  it('show what is white in them and hide what is black or bare', () => {
    const areas = masked(
      '<rect width="30" height="40" fill="#fff"/><rect width="10" height="40" fill="#000"/>',
    );
    expect(Object.fromEntries(areas)).toEqual({ '#0000ff': 800 });
  });

  it('let shine through what is grey, and count by alpha where they say so', () => {
    const grey = masked('<rect width="60" height="40" fill="#808080"/>');
    expect([...grey.values()]).toEqual([2400]);
    expect(grey.has('#0000ff')).toBe(false);
    const alpha = masked('<rect width="30" height="40" fill="#000"/>', 'mask-type="alpha"');
    expect(Object.fromEntries(alpha)).toEqual({ '#0000ff': 1200 });
  });

  it('measure in the box of what they mask, lines as wide as they are drawn', () => {
    const half = masked(
      '<rect width="0.5" height="1" fill="#fff"/>',
      'maskContentUnits="objectBoundingBox"',
    );
    expect(Object.fromEntries(half)).toEqual({ '#0000ff': 1200 });
    const line = masked('<path d="M0 20H60" stroke="#fff" stroke-width="10"/>');
    expect(Object.fromEntries(line)).toEqual({ '#0000ff': 600 });
  });

  it('that refer to themselves, or to nothing, end', () => {
    const self = '<mask id="m"><rect width="60" height="40" fill="#fff" mask="url(#m)"/></mask>';
    expect(() => readSvg(page(`${self}<rect width="60" height="40" mask="url(#m)"/>`))).toThrow(
      /no visible/,
    );
    expect(
      seen('<rect width="60" height="40" fill="#00f" mask="url(#none)"/>').get('#0000ff'),
    ).toBe(2400);
  });
});

describe('patterns', () => {
  const checks = (width: number) =>
    `<pattern id="p" patternUnits="userSpaceOnUse" width="${width}" height="${width}">
      <rect width="${width}" height="${width}" fill="#fff"/><rect width="${width / 2}" height="${width / 2}" fill="#c00"/>
      <rect x="${width / 2}" y="${width / 2}" width="${width / 2}" height="${width / 2}" fill="#c00"/></pattern>`;

  it('are laid tile by tile', () => {
    const areas = seen(`${checks(20)}<rect width="80" height="40" fill="url(#p)"/>`);
    expect(Object.fromEntries(areas)).toEqual({ '#ffffff': 1600, '#cc0000': 1600 });
  });

  it('that are too fine for a needle are the colour that they look like', () => {
    const areas = seen(`${checks(1)}<rect width="80" height="40" fill="url(#p)"/>`);
    expect([...areas.values()]).toEqual([3200]);
    const [L] = oklabFromHex([...areas.keys()][0]);
    expect(L).toBeGreaterThan(oklabFromHex('#cc0000')[0] + 0.1);
    expect(L).toBeLessThan(0.9);
  });

  it('of dots let show what is under them, and end where the shape does', () => {
    const dots = `<pattern id="p" width="0.25" height="0.5"><circle cx="10" cy="10" r="5" fill="#00f"/></pattern>`;
    const areas = seen(
      `${dots}<rect width="80" height="40" fill="#ff0"/><rect width="80" height="40" fill="url(#p)"/>`,
    );
    expect(areas.get('#0000ff')).toBeCloseTo(8 * Math.PI * 25, -1);
    expect(total(areas)).toBe(3200);
  });

  it('in themselves end', () => {
    const self = `<pattern id="p" width="1" height="1"><rect width="9" height="9" fill="url(#p)"/></pattern>`;
    expect(() => readSvg(page(`${self}<rect width="80" height="40" fill="url(#p)"/>`))).toThrow(
      /no visible/,
    );
  });
});

describe('dashes', () => {
  it('of a wide stroke are parts of it, as a chart’s are', () => {
    const ring = `<circle cx="50" cy="50" r="20" fill="none" stroke="#00f" stroke-width="10" stroke-dasharray="31.416 125.664"/>`;
    expect(seen(ring).get('#0000ff')).toBeCloseTo(314, -1);
  });

  it('of a thin line are lines where a needle can leave their gaps', () => {
    const line = (dashes: string) =>
      readSvg(
        page(`<path d="M10 50H90" stroke="#00f" stroke-width="0.8" stroke-dasharray="${dashes}"/>`),
      );
    expect(line('10 5').set.shapes).toHaveLength(6);
    const fine = line('0.5 0.5');
    expect(fine.set.shapes).toHaveLength(1);
    expect(fine.notes).toEqual(['Dashed lines are sewn solid.']);
  });
});
