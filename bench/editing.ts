/*
 * How the editor follows edits of a large piece, in a real browser on the built site: 400 objects
 * of 60,000 stitches, one of them of 5,000.
 *
 *   npm run build
 *   npm run bench:editing              five edits a line
 *   npm run bench:editing -- 9         or another number
 *   npm run bench:editing -- 1 trace   and what both threads did meanwhile, as a trace for a browser's tools
 *
 * Counted from the input's event, as median, least and most: to the frame after the page has changed, to the first frame with
 * stitches of the changed object in place of its sketch, to that with those of the whole piece, and between any two frames until a second later;
 * and how many frames a second there were in that time.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { ensureChromium } from '../scripts/lib/chromium.mjs';
import { serveBuilt } from '../scripts/lib/deployed.ts';
import { largePieceSvg } from './large-piece.ts';

const times = Number(process.argv[2] ?? 5);
const isTraced = process.argv[3] === 'trace';

/** What an edit may take until it is seen, and until it is sewn, ms. */
const BARS_MS = { sketch: 50, stitches: 300 };
const REST_MS = 2000;
const TRACED = ['devtools.timeline', 'v8.execute', 'disabled-by-default-v8.cpu_profiler'];
const VIEW = { width: 1440, height: 900 };

const WORDS = {
  sketch: 'sketch',
  sewn: 'sewn',
  own: 'its own stitches',
  stitches: 'all stitches',
  gap: 'longest gap between frames',
  rate: 'frames a second',
};

/** One edit, ms. */
interface Taken {
  sketch: number;
  sewn: number;
  /** To the stitches of what was changed. */
  own: number;
  /** To those of the whole piece. */
  stitches: number;
  /** The longest time between two frames. */
  gap: number;
  /** Frames in a second, in the mean. */
  rate: number;
}

/** In the page: notes when keys, sewings and pictures come, and all frames. */
function listen(): void {
  const seen: { what: string; at: number }[] = [];
  Object.assign(globalThis, { seen });
  const note = (what: string) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => seen.push({ what, at: performance.now() });
      port2.postMessage(undefined);
    });
  };
  const frame = (): void => {
    seen.push({ what: 'frame', at: performance.now() });
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => seen.push({ what: 'key', at: timeStamp }),
    true,
  );
  const sketches = () => document.querySelectorAll('.editor-overlay path[opacity]').length;
  const isOwn = () => document.querySelector('.editor-sewn')?.getAttribute('data-own') === 'true';
  let [before, turn, unfinished] = [0, '', false];
  new MutationObserver(() => {
    const now = sketches();
    if (now !== before) note(now > before ? 'sketch' : 'own');
    before = now;
    if (unfinished && now === 0 && !isOwn()) note('stitches');
    unfinished = now > 0 || isOwn();
    const sewn = document.querySelector('.editor-figures')?.getAttribute('data-turn') ?? '';
    if (sewn !== turn) note('sewn');
    turn = sewn;
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

async function openPiece(page: Page, url: string): Promise<void> {
  await page.addInitScript(listen);
  await page.goto(`${url}/editor`);
  const buffer = Buffer.from(largePieceSvg());
  const file = { name: 'Large.svg', mimeType: 'image/svg+xml', buffer };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.locator('.editor-figures[data-turn]').waitFor({ timeout: 120_000 });
  await page.waitForTimeout(8000);
  console.log((await page.locator('.editor-figures').innerText()).replaceAll('\n', ' '));
}

/** One edit by a key. */
async function take(page: Page, key: string): Promise<Taken> {
  await page.evaluate(() => void (globalThis as unknown as { seen: unknown[] }).seen.splice(0));
  await page.keyboard.press(key);
  await page.waitForTimeout(REST_MS);
  return page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { what: string; at: number }[] };
    const from = seen.find(({ what }) => what === 'key')?.at ?? NaN;
    const after = (sought: string) =>
      (seen.find(({ what, at }) => at > from && what === sought)?.at ?? Infinity) - from;
    const stitches = after('stitches');
    const frames = seen
      .filter(({ what, at }) => what === 'frame' && at < from + stitches + 1000)
      .map(({ at }) => at);
    const gap = Math.max(...frames.slice(1).map((at, i) => at - frames[i]));
    const rate = ((frames.length - 1) * 1000) / (frames.at(-1)! - frames[0]);
    return { sketch: after('sketch'), sewn: after('sewn'), own: after('own'), stitches, gap, rate };
  });
}

/** The median, the least and the most. */
function range(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const [least, middle, most] = [0, (sorted.length - 1) >> 1, sorted.length - 1].map((i) =>
    Math.round(sorted[i]),
  );
  return `${middle} (${least} to ${most})`;
}

interface Edit {
  name: string;
  row: number;
  keys: [there: string, back: string];
  isSketched?: boolean;
}

/** Rows of the list, and keys of the stage that change what they name. */
const EDITS: readonly Edit[] = [
  { name: 'move the field of 5,000', row: 1, keys: ['ArrowRight', 'ArrowLeft'] },
  { name: 'turn the field of 5,000', row: 1, keys: ['r', 'Shift+r'] },
  { name: 'move a small one', row: 200, keys: ['ArrowRight', 'ArrowLeft'] },
  // Nothing looks different: there is no sketch.
  { name: 'order of a small one', row: 200, keys: ['[', ']'], isSketched: false },
];

const site = await serveBuilt();
const browser = await chromium.launch({ executablePath: await ensureChromium() });
let late = 0;
try {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: VIEW });
  const page = await context.newPage();
  await openPiece(page, site.url);
  if (isTraced) await browser.startTracing(page, { categories: TRACED });
  for (const { name, row, keys, isSketched = true } of EDITS) {
    await page
      .locator('.editor-list .editor-row-name')
      .nth(row - 1)
      .click();
    await page.getByRole('application').focus();
    await page.waitForTimeout(REST_MS);
    const all: Taken[] = [];
    while (all.length < times) all.push(await take(page, keys[all.length % 2]));
    const of = (what: keyof Taken) => all.map((one) => one[what]);
    const figures = isSketched
      ? (['sketch', 'own', 'sewn', 'stitches', 'gap', 'rate'] as const)
      : (['sewn', 'gap', 'rate'] as const);
    const last = isSketched ? 'own' : 'sewn';
    late += all.filter((one) => isSketched && one.sketch > BARS_MS.sketch).length;
    late += all.filter((one) => one[last] > BARS_MS.stitches).length;
    const words = figures.map(
      (what) => `${WORDS[what]} ${range(of(what))}${what === 'rate' ? '' : ' ms'}`,
    );
    console.log(`${name.padEnd(26)} ${words.join(', ')}`);
  }
  if (isTraced) {
    const file = path.join(tmpdir(), 'editing-trace.json');
    writeFileSync(file, await browser.stopTracing());
    console.log(file);
  }
} finally {
  await browser.close();
  await site.close();
}
console.log(late ? `${late} later than wanted` : 'all as wanted');
process.exitCode = late ? 1 : 0;
