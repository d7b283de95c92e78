import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../core/errors.ts';
import { polygonArea } from '../vector/geometry.ts';
import type { AreaShape, StrokeShape } from '../shapes.ts';
import { readSvg, type ReadSvgOptions } from './read-svg.ts';

const page = (body: string, size = 'width="100mm" height="100mm" viewBox="0 0 100 100"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`;

function areas(body: string, options: Partial<ReadSvgOptions> = {}): AreaShape[] {
  return readSvg(page(body), options).set.shapes.filter((s) => s.kind === 'area');
}

const areaOf = (body: string): number =>
  areas(body).reduce((sum, { polygon }) => sum + polygonArea(polygon), 0);

function box({ polygon }: AreaShape): number[] {
  const [ring] = polygon.rings;
  const x = ring.filter((_, i) => i % 2 === 0);
  const y = ring.filter((_, i) => i % 2 === 1);
  return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)].map(
    (v) => Math.round(v * 100) / 100,
  );
}

const colors = (body: string): string[] => readSvg(page(body)).set.threads.map(({ hex }) => hex);

describe('the page', () => {
  it.each([
    ['width="2in" height="1in"', 50.8, 25.4],
    ['width="96" height="48"', 25.4, 12.7],
    ['width="5cm" viewBox="0 0 10 20"', 50, 100],
    ['viewBox="0 0 96 96"', 25.4, 25.4],
    ['width="100%" viewBox="0 0 192 96"', 50.8, 25.4],
    ['width="72pt" height="72pt"', 25.4, 25.4],
  ])('measures %s', (size, width, height) => {
    const { set } = readSvg(page('<rect width="5" height="5"/>', size));
    expect(set.widthMm).toBeCloseTo(width, 6);
    expect(set.heightMm).toBeCloseTo(height, 6);
  });

  it('takes a wanted width, and scales all by it', () => {
    const { set } = readSvg(page('<rect x="10" y="20" width="30" height="40"/>'), { widthMm: 50 });
    expect([set.widthMm, set.heightMm]).toEqual([50, 50]);
    expect(box(set.shapes[0] as AreaShape)).toEqual([5, 10, 20, 30]);
  });

  it('centres a viewBox of another ratio, and hides what lies outside of the page', () => {
    const size = 'width="100mm" height="50mm" viewBox="0 0 10 10"';
    const { set } = readSvg(page('<rect width="10" height="99"/>', size));
    expect(box(set.shapes[0] as AreaShape)).toEqual([25, 0, 75, 50]);
  });

  it('refuses a page past all machines unless a width is given', () => {
    const huge = page('<rect width="9" height="9"/>', 'width="9000" height="9000"');
    expect(() => readSvg(huge)).toThrow(/give a width/);
    expect(readSvg(huge, { widthMm: 100 }).set.widthMm).toBe(100);
  });

  it('drops a background only when asked to', () => {
    const body = '<rect width="100" height="100" fill="#fff"/><circle cx="50" cy="50" r="9"/>';
    expect(areas(body)).toHaveLength(2);
    expect(areas(body, { keepBackground: false })).toHaveLength(1);
  });
});

describe('shapes', () => {
  it.each([
    ['<circle cx="50" cy="50" r="20"/>', Math.PI * 400],
    ['<ellipse cx="50" cy="50" rx="20" ry="10"/>', Math.PI * 200],
    ['<rect width="20" height="10" rx="5"/>', 200 - (4 - Math.PI) * 25],
    ['<polygon points="0,0 20,0 20,20"/>', 200],
    ['<path d="M30 50a20 20 0 1 0 40 0a20 20 0 1 0-40 0z"/>', Math.PI * 400],
    ['<path d="M10 10h20v20H10z"/>', 400],
    ['<path d="M0 0Q50 100 100 0"/>', (2 / 3) * 100 * 50],
    ['<path d="M0 0C0 40 90 40 90 0z"/>', 0.6 * 90 * 40],
    ['<path d="M0 50Q25 100 50 50T100 50z"/>', (2 / 3) * 100 * 25],
    ['<path d="M0 50c0 40 45 40 45 0s45-40 45 0z"/>', 0.6 * 90 * 40],
  ])('%s covers its area', (body, area) => {
    expect(areaOf(body)).toBeGreaterThan(area * 0.997);
    expect(areaOf(body)).toBeLessThan(area * 1.003);
  });

  it('keeps curves within 0.03 mm', () => {
    const [{ polygon }] = areas('<circle cx="50" cy="50" r="45"/>');
    const [ring] = polygon.rings;
    for (let i = 0; i < ring.length; i += 2) {
      const j = (i + 2) % ring.length;
      const middle = Math.hypot((ring[i] + ring[j]) / 2 - 50, (ring[i + 1] + ring[j + 1]) / 2 - 50);
      expect(45 - middle).toBeLessThan(0.03);
    }
  });

  it('fills by the rule that is asked for', () => {
    const d = 'M0 0h30v30h-30zM10 10h10v10h-10z';
    expect(areaOf(`<path d="${d}"/>`)).toBeCloseTo(900, 3);
    expect(areaOf(`<path d="${d}" fill-rule="evenodd"/>`)).toBeCloseTo(800, 3);
  });

  it('draws a path up to its fault, and says so', () => {
    const { set, notes } = readSvg(page('<path d="M0 0h10v10h-10zM50 50 L oops"/>'));
    expect(polygonArea((set.shapes[0] as AreaShape).polygon)).toBeCloseTo(100, 3);
    expect(notes).toEqual(['A path with a fault is drawn up to the fault.']);
  });

  it('goes on at the next move after numbers that overflow', () => {
    const path = '<path d="M1e999 0m-1e999 0h5v5zM10 10h20v20z"/>';
    expect(readSvg(page(path)).set.shapes).toHaveLength(1);
  });

  it('applies every kind of transformation, the outer after the inner', () => {
    const inside =
      '<rect width="10" height="10" transform="matrix(1 0 0 1 5 0) scale(2,1) rotate(90 5 5)"/>';
    expect(box(areas(`<g transform="translate(10,20)">${inside}</g>`)[0])).toEqual([
      15, 20, 35, 30,
    ]);
    expect(areaOf('<rect width="10" height="10" transform="skewX(30)"/>')).toBeCloseTo(100, 2);
  });

  it('turns an element around the place that it names', () => {
    const halved = (origin: string) =>
      box(
        areas(
          `<rect x="40" y="10" width="20" height="10" style="transform:scale(.5);${origin}"/>`,
        )[0],
      );
    expect(halved('')).toEqual([20, 5, 30, 10]);
    expect(halved('transform-origin:50px 15px')).toEqual([45, 12.5, 55, 17.5]);
    expect(halved('transform-origin:center')).toEqual([45, 30, 55, 35]);
    expect(halved('transform-origin:top left')).toEqual(halved(''));
    expect(halved('transform-origin:bottom right')).toEqual([70, 55, 80, 60]);
    expect(halved('transform-origin:100%')).toEqual([70, 30, 80, 35]);
  });

  it('draws of several branches the first that asks for nothing special', () => {
    const branches = ['requiredExtensions="http://a.example"', 'systemLanguage="fr"', ''].map(
      (ask, k) => `<rect ${ask} width="${10 * (k + 1)}" height="10"/>`,
    );
    expect(box(areas(`<switch>${branches.join('')}</switch>`)[0])).toEqual([0, 0, 30, 10]);
  });

  it('places references and symbols', () => {
    const used = areas(
      '<defs><rect id="r" width="10" height="10"/></defs><use href="#r" x="20" y="30"/>' +
        '<symbol id="s" viewBox="0 0 1 1"><rect width="2" height="1"/></symbol>' +
        '<use href="#s" x="50" y="50" width="20" height="20"/>',
    );
    expect(used.map(box)).toEqual([
      [20, 30, 30, 40],
      [50, 50, 70, 70],
    ]);
  });

  it('draws no commands of Ink/Stitch', () => {
    const symbol =
      '<symbol id="inkstitch_trim"><circle r="5"/></symbol><rect width="10" height="10"/>';
    expect(areas(`${symbol}<use href="#inkstitch_trim" x="40" y="40"/>`)).toHaveLength(1);
  });

  it('clips by a path, and by the box of what is clipped', () => {
    const clip = '<clipPath id="c"><rect x="5" width="9" height="9"/></clipPath>';
    const shape = '<rect width="10" height="10" clip-path="url(#c)"/>';
    expect(box(areas(clip + shape)[0])).toEqual([5, 0, 10, 9]);
    const half = clip
      .replace('x="5" width="9" height="9"', 'width=".5" height="1"')
      .replace('id="c"', 'id="c" clipPathUnits="objectBoundingBox"');
    expect(box(areas(half + shape)[0])).toEqual([0, 0, 5, 10]);
  });
});

describe('strokes', () => {
  const line = (width: number): string =>
    `<path d="M10 10H60" stroke="#f00" stroke-width="${width}" stroke-linecap="round"/>`;

  it('keeps thin ones as lines, and outlines wide ones with their caps', () => {
    const [thin] = readSvg(page(`<g transform="scale(.5)">${line(1)}</g>`)).set.shapes;
    expect(thin).toMatchObject({ kind: 'stroke', closed: false, widthMm: 0.5 });
    expect([...(thin as StrokeShape).points]).toEqual([5, 5, 30, 5]);
    expect(areaOf(line(4))).toBeGreaterThan(200);
    expect(box(areas(line(4))[0])).toEqual([8, 8, 62, 12]);
  });

  it('has no slit where a line that was left open ends as it began', () => {
    const ring = (close: string): string =>
      `<path d="M30 10C42 10 50 18 50 30C50 42 42 50 30 50C18 50 10 42 10 30C10 18 18 10 30 10${close}"
        fill="none" stroke="#f00" stroke-width="4"/>`;
    for (const close of ['', 'Z']) {
      const [area] = areas(ring(close));
      expect(area.polygon.rings).toHaveLength(2);
    }
    // At a corner the two caps are seen.
    const corner = '<path d="M10 10H50V50H10V10" fill="none" stroke="#f00" stroke-width="4"/>';
    expect(areaOf(corner)).toBeLessThan(areaOf(corner.replace('10V10"', '10Z"')) - 3);
  });

  it('draws those that become areas as wide as is asked for at least', () => {
    const read = (width: number) =>
      readSvg(page(line(width)), { widestStrokeMm: 0.69, leastAreaStrokeMm: 0.9 }).set.shapes[0];
    expect(read(0.6)).toMatchObject({ kind: 'stroke', widthMm: 0.6 });
    const [, top, , bottom] = box(read(0.75) as AreaShape);
    expect(bottom - top).toBeCloseTo(0.9, 1);
    const [, above, , below] = box(read(1.5) as AreaShape);
    expect(below - above).toBeCloseTo(1.5, 1);
  });

  it('closes a ring, and joins a stroke in its fill’s own colour to it', () => {
    const circle = (fill: string): string =>
      page(`<circle cx="50" cy="50" r="20" fill="${fill}" stroke="red" stroke-width="0.8"/>`);
    const [ring] = readSvg(circle('none')).set.shapes;
    expect(ring).toMatchObject({ kind: 'stroke', closed: true });
    expect(readSvg(circle('red')).set.shapes.every((s) => s.kind === 'area')).toBe(true);
  });
});

describe('colours', () => {
  it.each([
    ['fill="ReD"', '#ff0000'],
    ['fill="#0f8"', '#00ff88'],
    ['fill="#123456f8"', '#123456'],
    ['fill="hwb(200 20% 40%)"', '#337799'],
    ['fill="oklch(62.8% 0.2577 29.23deg)"', '#ff0000'],
    ['fill="oklch(0.4 none 0)"', '#484848'],
    ['fill="oklab(45.2% -0.03246 -0.31153)"', '#0000ff'],
    ['fill="lab(54.29 80.8 69.89)"', '#ff0000'],
    ['fill="lch(46.28% 67.98 134.38)"', '#008000'],
    ['fill="color(srgb 0 50% 1)"', '#0080ff'],
    ['fill="color(display-p3 1 1 1)"', '#ffffff'],
    ['fill="oklch(0.7 0.1)" color="red" style="fill:rebeccapurple"', '#663399'],
    ['fill="rgb(10, 20%, 30)"', '#0a331e'],
    ['fill="hsl(120 100% 25%)"', '#008000'],
    ['color="teal" fill="currentColor"', '#008080'],
    ['class="a"', '#0000aa'],
    ['class="a" id="i"', '#00aa00'],
    ['class="a" style="fill: #bb0000 !important"', '#bb0000'],
    ['fill="url(#none) #123123"', '#123123'],
  ])('reads %s', (attributes, hex) => {
    const style = '<style>/* x */ rect { fill: #aa0000 } .a{fill:#00a} #i{fill:#0a0}</style>';
    const sheet = /class/.test(attributes) ? style : '';
    expect(colors(`${sheet}<rect width="9" height="9" ${attributes}/>`)).toEqual([hex]);
  });

  it('inherits, and names the nearest thread', () => {
    const { set } = readSvg(page('<g fill="#d01020"><g><rect width="9" height="9"/></g></g>'));
    expect(set.threads).toMatchObject([{ hex: '#d01020', name: 'Poppy red', code: '1335' }]);
  });

  it('follows variables, of the whole document and in each other, and what stands in their place', () => {
    const sheet =
      ':root{--brand:#0ea5e9;--line:var(--brand)} .a{fill:var(--brand)} .b{fill:var(--none, rgb(1, 2, 3))}';
    const body = `<style>${sheet}</style>
      <rect class="a" width="20" height="20"/><rect class="b" x="30" width="20" height="20"/>
      <rect fill="var(--line)" x="60" width="20" height="20"/>
      <rect fill="var(--loop)" x="60" y="60" width="20" height="20"/>`;
    expect(colors(body)).toEqual(['#0ea5e9', '#010203', '#000000']);
    const around = '<g fill="#aa0000"><rect fill="var(--none)" width="9" height="9"/></g>';
    expect(colors(around)).toEqual(['#aa0000']);
    expect(colors('<style>svg{--c:var(--c)}</style><rect width="9" height="9"/>')).toEqual([
      '#000000',
    ]);
  });

  it('says that colours are not blended', () => {
    const disc = '<circle cx="50" cy="50" r="40" style="mix-blend-mode:multiply" fill="#ff0"/>';
    expect(readSvg(page(disc)).seen).toEqual([expect.stringMatching(/^Blending/)]);
  });

  it('leaves out what is not seen', () => {
    const seen = '<rect width="9" height="9"/>';
    const unseen = ['opacity="0.04"', 'fill="none"', 'display="none"', 'visibility="hidden"'];
    const rest = unseen.map((a) => `<g ${a}><rect width="30" height="9"/></g>`).join('');
    expect(areas(seen + rest)).toHaveLength(1);
  });
});

describe('what cannot be read', () => {
  it('says nothing of an element whose name every object inherits', () => {
    const { set, notes } = readSvg(page('<constructor/><toString/><path d="M0 0h10v10h-10z"/>'));
    expect(notes).toEqual([]);
    expect(set.shapes).toHaveLength(1);
  });

  it('says what is left out', () => {
    const { notes } = readSvg(
      page(
        '<text>a</text><text>b</text><image href="x"/><rect width="9" height="9" filter="url(#m)"/>',
      ),
    );
    expect(notes).toHaveLength(3);
    expect(notes[0]).toMatch(/turn the text into paths first.*2×/);
    expect(() => readSvg(page('<text>a</text>'))).toThrow(/turn the text into paths first/);
  });

  it.each([
    ['nothing', '', /empty/],
    ['no XML', 'PNG', /no XML/],
    ['broken XML', '<svg><g></svg>', /well-formed/],
    ['another root', '<html/>', /root/],
    ['entities', '<!DOCTYPE svg [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><svg>&c;</svg>', /entities/],
    ['deep nesting', `${'<g>'.repeat(50_000)}`.replace('<g>', '<svg>'), /deeper/],
    ['ten megabytes', `<svg>${' '.repeat(1e7)}</svg>`, /characters/],
    ['no shapes', page(''), /no visible shape/],
    [
      'references that multiply',
      page(
        Array.from(
          { length: 20 },
          (_, i) => `<g id="g${i}">${`<use href="#g${i + 1}"/>`.repeat(9)}</g>`,
        ).join(''),
      ),
      /more than/,
    ],
  ])('refuses %s', (_, text, message) => {
    expect(() => readSvg(text)).toThrow(message);
  });

  it('gives a drawing or an EngineError for any change to a real one', () => {
    const whole = page(
      '<style>.a{fill:red}</style><clipPath id="c"><circle r="9"/></clipPath>' +
        '<g transform="rotate(9)"><path class="a" clip-path="url(#c)" d="M1,2a3 4 5 0 1 6-7c1 2 3 4 5 6z"/></g>' +
        '<use href="#c" x="1e3"/><rect stroke="#fff" stroke-width="3%" width="9" height="9" rx="2"/>',
    );
    const edit = fc.tuple(fc.nat(whole.length), fc.nat(12), fc.string({ maxLength: 8 }));
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        let text = whole;
        for (const [at, cut, put] of edits) text = text.slice(0, at) + put + text.slice(at + cut);
        try {
          const { set } = readSvg(text);
          expect(set.shapes.length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(EngineError);
        }
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});
