/*
 * Measures the built pages with Lighthouse (simulated mobile), served as they are deployed, and
 * holds them to the bars. Run: npm run build, then npm run lighthouse [-- PATH …]
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { ensureChromium } from './lib/chromium.mjs';
import { serveBuilt } from './lib/deployed.ts';

const PAGES = [
  '/',
  '/features',
  '/pricing',
  '/help-center',
  '/contact',
  '/status',
  '/about',
  '/machine-embroidery',
  '/blog',
  '/blog/nakis-makine-dosya-formatlari-rehberi',
];

/** Least score of each category, of 100. */
const BARS: Record<string, number> = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'agentic-browsing': 100,
};
/** Largest contentful paint, ms. */
const LCP_MS = 1200;
/** One run says as much of the machine's other work as of the page: the middle one of three counts. */
const RUNS = 3;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

interface Row {
  page: string;
  scores: Record<string, number>;
  lcpMs: number;
  blockingMs: number;
  kib: number;
  /** Lighthouse's own measure of the machine's speed; its slowed-down phone is four times slower still. */
  machine: number;
  faults: string[];
}

async function measure(url: string, page: string, port: number): Promise<Row> {
  const runs: Report[] = [];
  while (runs.length < RUNS) {
    const run = await lighthouse(url + page, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: Object.keys(BARS),
    });
    if (!run) throw new Error(`lighthouse gave nothing for ${page}`);
    runs.push(run.lhr);
  }
  const { categories, audits, environment } = computeMedianRun(runs) as Report;
  const scores = Object.fromEntries(
    Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
  );
  const lcpMs = audits['largest-contentful-paint']?.numericValue ?? Infinity;
  const faults = Object.entries(BARS)
    .filter(([id, bar]) => (scores[id] ?? 0) < bar)
    .map(([id, bar]) => `${id} ${scores[id] ?? 'not measured'}, wanted ${bar}${reasons(id)}`);
  if (lcpMs > LCP_MS) faults.push(`largest paint ${Math.round(lcpMs)} ms, wanted ${LCP_MS}`);
  return {
    page,
    scores,
    lcpMs,
    blockingMs: audits['total-blocking-time']?.numericValue ?? 0,
    kib: (audits['total-byte-weight']?.numericValue ?? 0) / 1024,
    machine: environment.benchmarkIndex,
    faults,
  };

  function reasons(id: string): string {
    const failed = (categories[id]?.auditRefs ?? [])
      .map(({ id: audit }) => audits[audit])
      .filter((audit) => audit && audit.score !== null && audit.score < 0.9)
      .map((audit) => audit.id);
    return failed.length ? ` (${failed.join(', ')})` : '';
  }
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const site = await serveBuilt();
  const chrome = await launch({
    chromePath: await ensureChromium(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--ignore-certificate-errors',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
  let failed = 0;
  try {
    for (const page of wanted.length ? wanted : PAGES) {
      const row = await measure(site.url, page, chrome.port);
      const scores = Object.keys(BARS).map((id) => row.scores[id] ?? '–');
      console.log(
        `${page.padEnd(48)} ${scores.join(' ')}  LCP ${Math.round(row.lcpMs)} ms, blocking ${Math.round(row.blockingMs)} ms, ${Math.round(row.kib)} KiB, machine ${Math.round(row.machine)}`,
      );
      for (const fault of row.faults) console.log(`  ✗ ${fault}`);
      failed += row.faults.length;
    }
  } finally {
    chrome.kill();
    await site.close();
  }
  console.log(`${Object.keys(BARS).join(', ')}: ${failed ? `${failed} short` : 'all reached'}`);
  process.exitCode = failed ? 1 : 0;
}

await main();
