import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite, type AttackedSite } from './testing/site.ts';
import { p95, Visitor, type Heard } from './testing/visitor.ts';

/* Two hundred people look through the gallery without a pause between two looks. */

const PEOPLE = 200;

/** How long they look, ms. */
const CROWD_MS = 60_000;

/**
 * What a person waits for the list in 95 of 100 cases, ms. Two hundred who ask without a pause keep
 * a slow machine, or a busy one, at work with plain files alone: there the list may take as long.
 */
const LIST_MS = 300;

/** What the server's process may hold, MB. */
const RESIDENT_MB = 600;

let site: AttackedSite;
beforeAll(async () => {
  site = await startSite(120);
}, 240_000);
afterAll(() => site?.close());

/** What was heard of lists, of a plain page, and of everything else. */
interface Looks {
  list: Heard[];
  plain: Heard[];
  rest: Heard[];
}

async function look(address: string, heard: Looks, over: () => boolean) {
  const visitor = new Visitor(site.url, address);
  while (!over()) {
    heard.list.push(await visitor.list());
    heard.plain.push(await visitor.ask('/'));
    heard.rest.push(await visitor.ask('/rest/v1/gallery_counts?select=type,designs'));
    // A browser keeps what it has seen: one picture is new with each look.
    const id = site.designs[Math.floor(Math.random() * site.designs.length)];
    const picture = await visitor.ask(
      `/storage/v1/object/public/shared/${site.member.id}/${id}/picture.png`,
    );
    heard.rest.push(picture);
  }
  visitor.leave();
}

it('a crowd is answered soon, and the server does not grow', async () => {
  const until = performance.now() + CROWD_MS;
  const over = () => performance.now() > until;
  const heard: Looks = { list: [], plain: [], rest: [] };
  const grown: number[] = [await site.resident()];
  const looking = Array.from({ length: PEOPLE }, (_, n) => look(`127.3.0.${n + 1}`, heard, over));
  while (!over()) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    grown.push(await site.resident());
  }
  await Promise.all(looking);
  const shown = grown.filter((_, n) => n % 5 === 0).map(Math.round);
  process.stdout.write(
    `list p95 ${Math.round(p95(heard.list))} ms of ${heard.list.length}, a plain page ${Math.round(p95(heard.plain))} ms, others ${Math.round(p95(heard.rest))} ms of ${heard.rest.length}; MB ${shown.join(' ')}\n`,
  );
  expect(
    [...heard.list, ...heard.plain, ...heard.rest].filter(({ status }) => status !== 200),
  ).toEqual([]);
  expect(p95(heard.list)).toBeLessThan(Math.max(LIST_MS, 1.5 * p95(heard.plain)));
  expect(Math.max(...grown)).toBeLessThan(RESIDENT_MB);
  // The last third is no larger than the second: it has levelled off.
  const third = Math.floor(grown.length / 3);
  const [second, last] = [grown.slice(third, 2 * third), grown.slice(2 * third)];
  expect(Math.max(...last)).toBeLessThan(Math.max(...second) * 1.1);
}, 300_000);
