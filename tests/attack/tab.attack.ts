import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alive } from '../helpers/alive.ts';
import {
  flat,
  hugePng,
  manyScans,
  nested,
  pngBomb,
  pngChunk,
  scanBomb,
  svgFile,
  useBomb,
} from '../helpers/bombs.ts';
import { drawing } from '../helpers/converter.ts';
import type { TestFile } from '../helpers/converter.ts';
import { openTab, serveSite } from '../helpers/tab.ts';
import type { Site } from '../helpers/tab.ts';

/*
 * Files that would take the tab of whoever chooses them. Each must be answered with a word, or be
 * taken, within ten seconds and a gigabyte, and the page must take the next file. Linux only: it
 * alone tells how much memory a process had. Build the site first.
 */

const WORD_MS = 10_000;
const MAX_MB = 1000;

const CONVERTER = '/image-to-embroidery';
const TOOLS = [CONVERTER, '/generator', '/logo-generator', '/tattoo-generator?mode=image'];

let site: Site;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.stop());

const file = (name: string, mimeType: string, buffer: Buffer): TestFile => ({
  name,
  mimeType,
  buffer,
});
const times = (count: number, text: string) => text.repeat(count);
const RECT = '<rect width="90" height="90"/>';

const refer = (name: string, property: string) =>
  nested(
    (id, next) =>
      `<${name} id="${id}" width="1" height="1">${times(10, `<path d="M0 0h9v9z" ${property}="url(#${next})"/>`)}</${name}>`,
  ) + `<path d="M0 0h90v90z" ${property}="url(#n0)"/>`;

/** Whoever chooses these gets a word. */
const REFUSED: [string, () => TestFile | Promise<TestFile>][] = [
  ['use', useBomb],
  ['pattern', () => svgFile('pattern', refer('pattern', 'fill'))],
  ['mask', () => svgFile('mask', refer('mask', 'mask'))],
  ['marker', () => svgFile('marker', refer('marker', 'marker-mid'))],
  ['clip path', () => svgFile('clip', refer('clipPath', 'clip-path'))],
  ['nesting', () => svgFile('deep', times(100_000, '<g>') + times(100_000, '</g>'))],
  ['elements', () => svgFile('many', times(190_000, '<path d="M0 0h9"/>'))],
  ['layers', () => svgFile('layers', times(20_000, `<g opacity=".9">${RECT}${RECT}</g>`))],
  [
    'filters',
    () =>
      svgFile(
        'filters',
        `<filter id="f" x="-1e6" y="-1e6" width="2e6" height="2e6">${times(99, '<feGaussianBlur stdDeviation="999"/>')}</filter>` +
          times(99, `<g filter="url(#f)">${RECT}</g>`),
      ),
  ],
  [
    'dashes',
    () =>
      svgFile('dashes', times(999, '<path d="M0 0H1e6" stroke="red" stroke-dasharray="1e-4"/>')),
  ],
  ['letters', () => svgFile('letters', `<text>${times(4_000_000, 'ş')}</text>`)],
  [
    'entities',
    () => {
      const laughs = Array.from(
        { length: 9 },
        (_, i) => `<!ENTITY e${i + 1} "${times(10, `&e${i};`)}">`,
      );
      const text = `<!DOCTYPE svg [<!ENTITY e0 "ha">${laughs.join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&e9;</text></svg>`;
      return file('laughs.svg', 'image/svg+xml', Buffer.from(text));
    },
  ],
  [
    'a huge picture in a drawing',
    () =>
      svgFile(
        'within',
        `<image width="9" height="9" href="data:image/png;base64,${hugePng(30_000, 30_000).toString('base64')}"/>`,
      ),
  ],
  ['PNG', pngBomb],
  [
    'JPEG',
    async () =>
      file('a.jpg', 'image/jpeg', await flat(12_000).jpeg({ progressive: true }).toBuffer()),
  ],
  ['scans', scanBomb],
  [
    'WebP',
    async () =>
      file(
        'a.webp',
        'image/webp',
        await flat(16_000).webp({ lossless: true, effort: 0 }).toBuffer(),
      ),
  ],
  [
    'AVIF',
    async () => file('a.avif', 'image/avif', await flat(16_000).avif({ effort: 0 }).toBuffer()),
  ],
  ['GIF', async () => file('a.gif', 'image/gif', await flat(12_000).gif({ effort: 1 }).toBuffer())],
];

/** An AVIF whose boxes say less than its pixels. */
async function lyingAvif(): Promise<TestFile> {
  const bytes = await flat(16_000).avif({ effort: 0 }).toBuffer();
  bytes.writeUInt32BE(100, bytes.indexOf('ispe') + 8);
  bytes.writeUInt32BE(100, bytes.indexOf('ispe') + 12);
  return file('lies.avif', 'image/avif', bytes);
}

/** A GIF of a thousand pixels a side, and then so many frames of one. */
async function manyFrames(count: number): Promise<TestFile> {
  const whole = await flat(1000).gif().toBuffer();
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  const frames = Array<Buffer>(count).fill(frame);
  const bytes = Buffer.concat([whole.subarray(0, -1), ...frames, Buffer.from([0x3b])]);
  return file('frames.gif', 'image/gif', bytes);
}

/** A PNG with a colour profile of a gigabyte, in a megabyte. */
function hugeProfile(): TestFile {
  const whole = hugePng(100, 100);
  const profile = Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(2 ** 30))]);
  const chunks = [whole.subarray(0, 33), pngChunk('iCCP', profile), whole.subarray(33)];
  return file('profile.png', 'image/png', Buffer.concat(chunks));
}

/** The most of each kind that is taken, or a lie; it may be refused or taken. */
const BORDERLINE: [string, () => TestFile | Promise<TestFile>][] = [
  ['elements', () => svgFile('many', times(49_000, '<path d="M0 0h99v9z" fill="#123"/>'))],
  [
    'uses',
    () =>
      svgFile(
        'uses',
        `<path id="p" d="M0 0h9v9z"/><g id="a">${times(200, '<use href="#p"/>')}</g>${times(120, '<use href="#a"/>')}`,
      ),
  ],
  ['layers', () => svgFile('layers', times(240, `<g opacity=".9">${RECT}${RECT}</g>`))],
  [
    'nested layers',
    () => svgFile('nested', times(23, `<g opacity=".9">${RECT}`) + times(23, '</g>')),
  ],
  [
    'filters',
    () =>
      svgFile(
        'filters',
        `<filter id="f" x="-1e6" y="-1e6" width="2e6" height="2e6">${times(9, '<feGaussianBlur stdDeviation="99"/>')}</filter>` +
          times(29, `<g filter="url(#f)">${RECT}</g>`),
      ),
  ],
  ['dashes', () => svgFile('dashes', '<path d="M0 0H1000" stroke="red" stroke-dasharray=".004"/>')],
  [
    'tiny tiles',
    () =>
      svgFile(
        'tiles',
        `<pattern id="p" width="1e-4" height="1e-4" patternUnits="userSpaceOnUse">${RECT}</pattern>` +
          times(120, '<rect width="1e5" height="1e5" fill="url(#p)"/>'),
      ),
  ],
  [
    'huge tiles',
    () =>
      svgFile(
        'tiles',
        `<pattern id="p" width="1e7" height="1e7" patternUnits="userSpaceOnUse">${RECT}</pattern>` +
          times(120, '<rect width="1e9" height="1e9" fill="url(#p)"/>'),
      ),
  ],
  [
    'a huge page',
    () =>
      file(
        'page.svg',
        'image/svg+xml',
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9" viewBox="0 0 1e9 1e9">${RECT}<rect width="9e8" height="9e8"/></svg>`,
        ),
      ),
  ],
  ['letters', () => svgFile('letters', `<text>${times(180_000, 'ş')}</text>`)],
  [
    '65 megapixels',
    async () =>
      file(
        'a.jpg',
        'image/jpeg',
        await flat(8060).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
      ),
  ],
  ['scans', async () => file('a.jpg', 'image/jpeg', await manyScans(8000, 13))],
  [
    '65 megapixels of AVIF',
    async () => file('a.avif', 'image/avif', await flat(8060).avif({ effort: 0 }).toBuffer()),
  ],
  ['frames', () => manyFrames(600_000)],
  ['a profile', hugeProfile],
  ['an AVIF that lies', lyingAvif],
];

/** Chooses a file, waits for what is said of it, and has the page take a good one. */
async function attack(
  path: string,
  bomb: TestFile,
): Promise<{ refused: boolean; ms: number; mb: number }> {
  const tab = await openTab();
  try {
    const { page } = tab;
    const strangers: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(site.url) && !/^(?:blob|data):/.test(url)) strangers.push(url);
    });
    await page.goto(site.url + path);
    await alive(page, 'astro-island[client=load]');
    const start = performance.now();
    await page.setInputFiles('#picture-file', bomb);
    const word = page.locator('#upload-fault[data-problem]');
    const shown = page.getByRole('img', { name: `Your picture: ${bomb.name}` });
    await word.or(shown).first().waitFor({ timeout: WORD_MS });
    const refused = await word.isVisible();
    const ms = Math.round(performance.now() - start);
    await page.setInputFiles('#picture-file', await drawing('next.png'));
    await page.getByRole('img', { name: 'Your picture: next.png' }).waitFor({ timeout: WORD_MS });
    const mb = await tab.peak();
    process.stdout.write(
      `${path} ${bomb.name}: ${refused ? 'refused' : 'taken'}, ${ms} ms, ${mb} MB\n`,
    );
    expect(strangers).toEqual([]);
    return { refused, ms, mb };
  } finally {
    await tab.close();
  }
}

describe('a file that would take the tab', () => {
  it.each(REFUSED)('is refused with a word: %s', async (_, make) => {
    const { refused, mb } = await attack(CONVERTER, await make());
    expect(refused).toBe(true);
    expect(mb).toBeLessThan(MAX_MB);
  });

  it.each(TOOLS)('is refused by %s, too', async (path) => {
    for (const bomb of [useBomb(), pngBomb()]) {
      const { refused, mb } = await attack(path, bomb);
      expect(refused).toBe(true);
      expect(mb).toBeLessThan(MAX_MB);
    }
  });

  it.each(BORDERLINE)('is borne, taken or not: %s', async (_, make) => {
    const { mb } = await attack(CONVERTER, await make());
    expect(mb).toBeLessThan(MAX_MB);
  });
});
