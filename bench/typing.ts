/*
 * How long after the last key a preview shows what was typed, in a real browser on the built
 * site: the first word of a visit and the next, with more or less time between the first touch of
 * the page and the first key.
 *
 *   npm run build
 *   npm run bench:typing              five visits a line
 *   npm run bench:typing -- 9         or another number
 *
 * Counted from the input's event to the first task after the frame that shows the new picture.
 */
import { chromium, type Browser } from 'playwright';
import { ensureChromium } from '../scripts/lib/chromium.mjs';
import { serveBuilt } from '../scripts/lib/deployed.ts';

const visits = Number(process.argv[2] ?? 5);

/** What a preview may take, ms. */
const BAR_MS = 150;
/** Long enough for whatever follows a word to be shown. */
const REST_MS = 1500;

interface Line {
  path: string;
  field: string;
  words: [first: string, next: string];
  /** Between two keys, and between the first touch of the page and the first key, ms. */
  keyMs: number;
  leadMs: number;
}

const FONTS = { path: '/font-generator', field: '#text', words: ['Ada', 'Şule'] as const };
const MONOGRAMS = {
  ...FONTS,
  path: '/font-generator?isMonogram=true',
  words: ['ABC', 'K'] as const,
};
const PROMPTS = {
  path: '/prompt-to-embroidery',
  field: '#prompt',
  words: ['a red rose', 'a cat'] as const,
};

const LINES = [
  { ...FONTS, keyMs: 60, leadMs: 0 },
  { ...FONTS, keyMs: 80, leadMs: 0 },
  { ...FONTS, keyMs: 150, leadMs: 0 },
  { ...FONTS, keyMs: 80, leadMs: 200 },
  { ...FONTS, keyMs: 80, leadMs: 1000 },
  { ...MONOGRAMS, keyMs: 80, leadMs: 0 },
  { ...MONOGRAMS, keyMs: 80, leadMs: 1000 },
  { ...PROMPTS, keyMs: 80, leadMs: 0 },
  { ...PROMPTS, keyMs: 80, leadMs: 1000 },
] as unknown as Line[];

/** One word: ms from its last key to the first picture, and to the first that is sewn. */
interface Taken {
  shown: number;
  sewn: number;
}

/** In the page: notes when keys and pictures come. */
function listen(): void {
  const seen: { what: string; at: number }[] = [];
  Object.assign(globalThis, { seen });
  const { prototype } = ImageBitmapRenderingContext;
  const { transferFromImageBitmap: show } = prototype as unknown as {
    transferFromImageBitmap: (picture: ImageBitmap | null) => void;
  };
  prototype.transferFromImageBitmap = function (picture) {
    const { ariaLabel } = this.canvas as HTMLCanvasElement;
    show.call(this, picture);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      const what = ariaLabel?.endsWith(', sewn') ? 'sewn' : 'sketch';
      port1.onmessage = () => seen.push({ what, at: performance.now() });
      port2.postMessage(undefined);
    });
  };
  document.addEventListener('input', () => seen.push({ what: 'key', at: performance.now() }), true);
}

async function visit(browser: Browser, url: string, line: Line): Promise<Taken[]> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.addInitScript(listen);
  await page.goto(url + line.path);
  await page.waitForFunction(() => !document.querySelector('main astro-island[ssr]'));
  await page.waitForTimeout(REST_MS);
  const field = page.locator(line.field);
  await field.focus();
  await page.waitForTimeout(line.leadMs);
  const taken: Taken[] = [];
  for (const word of line.words) {
    await field.evaluate((input: HTMLInputElement) => input.select());
    await page.evaluate(() => void (globalThis as unknown as { seen: unknown[] }).seen.splice(0));
    await page.keyboard.type(word, { delay: line.keyMs });
    await page.waitForTimeout(REST_MS);
    taken.push(
      await page.evaluate(() => {
        const { seen } = globalThis as unknown as { seen: { what: string; at: number }[] };
        const last = seen.findLast(({ what }) => what === 'key')?.at ?? NaN;
        const after = (isIt: (what: string) => boolean) =>
          (seen.find(({ what, at }) => at > last && isIt(what))?.at ?? Infinity) - last;
        return { shown: after((what) => what !== 'key'), sewn: after((what) => what === 'sewn') };
      }),
    );
  }
  await context.close();
  return taken;
}

const range = (values: number[]): string =>
  `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;

const site = await serveBuilt();
const browser = await chromium.launch({ executablePath: await ensureChromium() });
let late = 0;
try {
  for (const line of LINES) {
    const all: Taken[][] = [];
    while (all.length < visits) all.push(await visit(browser, site.url, line));
    console.log(`${line.path}, ${line.keyMs} ms a key, ${line.leadMs} ms before the first`);
    line.words.forEach((word, i) => {
      const shown = all.map((words) => words[i].shown);
      const sewn = all.map((words) => words[i].sewn);
      late += shown.filter((ms) => ms > BAR_MS).length;
      console.log(`  ${word.padEnd(12)} shown ${range(shown)} ms, sewn ${range(sewn)} ms`);
    });
  }
} finally {
  await browser.close();
  await site.close();
}
console.log(late ? `${late} later than ${BAR_MS} ms` : `all within ${BAR_MS} ms`);
process.exitCode = late ? 1 : 0;
