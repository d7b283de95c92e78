import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');

/** Sources of a page, by its path: the page itself and what it is filled from. */
function sourcesOf(route: string): string[] {
  const name = route === '/' ? 'index' : route.slice(1);
  const folder = route === '/' ? 'landing' : name;
  return [
    `src/pages/${name}.astro`,
    `src/pages/${name}/index.astro`,
    ...globSync(`src/{components,islands,content}/${folder}/**/*.*`, { cwd: ROOT }),
    ...globSync(`src/content/*/${path.posix.basename(name)}.{mdx,json,yaml}`, { cwd: ROOT }),
  ];
}

/** Day on which each file was last committed; empty where there is no history. */
function commitDays(): Map<string, string> {
  const days = new Map<string, string>();
  let log = '';
  try {
    log = execFileSync('git', ['log', '--format=%x01%cI', '--name-only'], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return days;
  }
  for (const commit of log.split('\u0001').slice(1)) {
    const [date, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!days.has(file)) days.set(file, date);
  }
  return days;
}

/** `updated` or `date` of a page's own front matter. */
function writtenDay(files: string[]): string | undefined {
  for (const file of files.filter((name) => name.endsWith('.mdx'))) {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const found = /^updated:\s*(\S+)/m.exec(text) ?? /^date:\s*(\S+)/m.exec(text);
    if (found) return new Date(found[1]).toISOString();
  }
  return undefined;
}

/**
 * Tells when a page last changed: the day in its front matter, else the newest
 * commit of its sources, else the day of the build.
 * @param now the day of the build
 */
export function lastModified(now: Date): (route: string) => string {
  const days = commitDays();
  return (route) => {
    const files = sourcesOf(route);
    const committed = files
      .flatMap((file) => days.get(file) ?? [])
      .sort((a, b) => Date.parse(a) - Date.parse(b));
    return writtenDay(files) ?? committed.at(-1) ?? now.toISOString();
  };
}
