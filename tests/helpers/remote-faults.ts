import type { BrowserContext, Page, Request } from 'playwright/test';
import type { Fault, Moment } from '../../server/fake-fal/faults.ts';
import { cancelButton, choose, CONVERSION, drawing, open, toast } from './converter.ts';
import type { RemoteSite } from './remote.ts';
import { expect } from './test.ts';

/* Pages that meet faults of fal.ai, side by side, as their visitors see it. */

export const BY_FAL = 'Made by fal.ai (stand-in), sewn by the Ilmek engine on this device.';

export interface FaultRun {
  name: string;
  on: Moment;
  /** What happens there; a number is the status of an answer. */
  how: Fault['how'] | number;
  /** Why there is no picture, as the page says it; without one the visitor notices nothing. */
  note?: string;
  /** How many requests go wrong; after them the fault is over. */
  tries: number;
}

/** A page, and what it meets one after the other. */
export interface FaultPage {
  tool: keyof typeof TOOLS;
  /** In its orders, and in no other page's. */
  words: string;
  runs: FaultRun[];
}

interface ToolPage {
  path: string;
  button: string;
  /** The specification's words: title, and text where there is one. */
  failed: string[];
  /** The setting that the visitor's words are, and their field; without one it takes a picture. */
  param?: string;
}

const TOOLS = {
  tattoo: {
    path: '/tattoo-generator?mode=prompt',
    button: 'Generate Pattern',
    failed: ['Failed to process tattoo. Please try again with different words.'],
    param: 'prompt',
  },
  prompt: {
    path: '/prompt-to-embroidery?mode=text',
    button: 'Generate Embroidery',
    failed: ['Generation Failed', 'Please try again with different settings.'],
    param: 'prompt',
  },
  font: {
    path: '/font-generator?',
    button: 'Generate Font',
    failed: ['Failed to generate font. Please try again.'],
    param: 'text',
  },
  converter: {
    path: '/image-to-embroidery?',
    button: 'Convert to Embroidery',
    failed: ['Conversion failed', 'There was an error converting your image. Please try again.'],
  },
} satisfies Record<string, ToolPage>;

/** Requests to fal.ai and to its files, by what they are about. */
const MOMENTS: [RegExp, Moment][] = [
  [/^POST .*\/initiate\?/, 'initiate'],
  [/^PUT .*\/_fal\/files\//, 'upload'],
  [/^POST https:\/\/queue\.fal\.run\//, 'submit'],
  [/^GET .*\/status\?/, 'status'],
  [/^GET .*\/requests\/[^/]+$/, 'result'],
  [/^GET .*\/_fal\/files\//, 'picture'],
];

function momentOf(request: Request): Moment | undefined {
  const target = request.headers()['x-fal-target-url'] ?? request.url();
  const line = `${request.method()} ${target}`;
  return MOMENTS.find(([pattern]) => pattern.test(line))?.[1];
}

/** What a page asks of fal.ai from now on. */
function watchAsked(page: Page) {
  const asked: Request[] = [];
  const wrong = new Set<Request>();
  page.on('request', (request) => {
    if (momentOf(request)) asked.push(request);
  });
  page.on('requestfailed', (request) => wrong.add(request));
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.add(response.request());
  });
  const failed = () => asked.filter((request) => wrong.has(request));
  return {
    orders: () => asked.filter((request) => momentOf(request) === 'submit').length,
    /** What each was about that went wrong. */
    wrong: () => failed().map(momentOf),
    /** Between those that went wrong, ms. */
    waits() {
      const times = failed().map((request) => request.timing().startTime);
      return times.slice(1).map((time, i) => time - times[i]);
    },
  };
}

/** The stand-in's fault. An upload knows of no words: one page at a time may miss one. */
function faultOf({ on, how, tries }: FaultRun, words: string): Fault {
  const times = Math.max(tries, 1);
  const bound = { on, times, ...(on !== 'upload' && { words }) };
  return typeof how === 'number'
    ? { ...bound, how: 'status', status: how }
    : { ...bound, how, ms: SLOW_MS };
}

/** Within the patience of the site's function. */
const SLOW_MS = 3000;

/** The client waits a second, then each time twice as long, a quarter more or less. */
const shortestWait = (tries: number): number => 0.75 * 1000 * 2 ** tries;

/** Opens a page, and meets its faults. */
export async function meetFaults(
  context: BrowserContext,
  site: RemoteSite,
  { tool, words, runs }: FaultPage,
): Promise<void> {
  const { path, param }: ToolPage = TOOLS[tool];
  const page = await context.newPage();
  const settings = { size: 'xs', density: 'low', ...(param && { [param]: words }) };
  await open(page, `&${new URLSearchParams(settings)}`, path);
  if (!param) await choose(page, await drawing());
  for (const run of runs) {
    const asked = watchAsked(page);
    await site.failToo(faultOf(run, words));
    if (run.note) await expectTold(page, run, TOOLS[tool], words);
    // To order again after each told one would sew the same a dozen times.
    const isMade = !run.note || run === runs.at(-1);
    if (isMade) await expectMade(page, run, TOOLS[tool]);
    expectTries(asked, run, isMade);
  }
  await page.close();
}

const makeButton = (page: Page, { button }: ToolPage) =>
  page.getByRole('button', { name: button, exact: true });
const problem = (page: Page) => page.locator('[data-problem]');

/** Orders a picture in vain: it is said, and nothing is lost. */
async function expectTold(page: Page, { name, note }: FaultRun, tool: ToolPage, words: string) {
  await makeButton(page, tool).click();
  const next = 'Nothing is lost: try again, or have this device make it.';
  await expect(problem(page), name).toContainText(`${note}${next}`, CONVERSION);
  for (const part of tool.failed) await expect(toast(page, part), name).toBeVisible();
  // That a picture is still there shows when it is ordered again.
  if (tool.param) await expect(page.locator(`#${tool.param}`)).toHaveValue(words);
}

/** Orders a picture, and has it. */
async function expectMade(page: Page, { name }: FaultRun, tool: ToolPage) {
  await makeButton(page, tool).click();
  await expect(problem(page), `after ${name}`).toHaveCount(0);
  await expect(cancelButton(page)).toBeVisible();
  await expect(cancelButton(page), `after ${name}`).toHaveCount(0, CONVERSION);
  // What is told of a result loads with it: pages side by side share six connections, some stalled.
  const told = page.getByRole('status').getByText(BY_FAL);
  await expect(told, `after ${name}`).toBeVisible(CONVERSION);
  await expect(problem(page)).toHaveCount(0);
}

/** It was tried as often as it should be, and ordered no more often than that. */
function expectTries(asked: ReturnType<typeof watchAsked>, run: FaultRun, isMade: boolean): void {
  const { name, on, note, tries } = run;
  expect(asked.wrong(), name).toEqual(Array(tries).fill(on));
  const inVain = on === 'submit' ? tries : Number(note !== undefined && on !== 'upload');
  expect(asked.orders(), `${name}: orders`).toBe(inVain + Number(isMade));
  // The picture itself is fetched by the page, which is quicker to try again.
  if (on === 'picture') return;
  asked.waits().forEach((wait, i) => {
    expect(wait, `${name}: wait ${i + 1}`).toBeGreaterThan(shortestWait(i) - 5);
  });
}
