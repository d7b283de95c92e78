import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite, type AttackedSite } from './testing/site.ts';
import { p95, Visitor, type Asked, type Heard } from './testing/visitor.ts';

/* Some ask what costs most, without a pause; the others must not notice. */

/** How long the attack lasts, ms. */
const ATTACK_MS = 40_000;

/** What other visitors may wait in 95 of 100 cases, ms. */
const BAR_MS = 500;

let site: AttackedSite;
beforeAll(async () => {
  site = await startSite(120);
}, 240_000);
afterAll(() => site?.close());

const REST = '/rest/v1/gallery_images?';
const rest = (query: string): [string, Asked?] => [REST + query];
const page = (body: object): [string, Asked?] => [
  '/rest/v1/rpc/gallery_page',
  { body: JSON.stringify(body) },
];
const many = (count: number, of: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => of(index)).join();

/** Patterns that try every place for every letter: the prompts are made of that letter. */
const walk = (n: number) => `*${'a*'.repeat(n)}b`;

/** Each is asked with a number that makes it new: answers that are kept would help nobody. */
const HOSTILE: ((n: number) => [string, Asked?])[] = [
  (n) => rest(`prompt=match.^(a%2B)%2B$&limit=${n}`),
  (n) => rest(`or=(name.imatch.(a|a)*${n},prompt.match.(.*)*)`),
  (n) => rest(`prompt=ilike.${walk(95)}${n}`),
  (n) => rest(`or=(${many(30, (i) => `prompt.ilike.${walk(90)}${i}${n}`)})`),
  (n) => rest(`prompt=ilike(any).{${many(30, (i) => `${walk(60)}${i}${n}`)}}`),
  (n) => rest(`or=(${many(400, (i) => `name.eq.${i}.${n}`)})`),
  (n) => rest(`and=(${'or('.repeat(60)}name.eq.${n},name.eq.b${')'.repeat(60)},name.eq.c)`),
  (n) => rest(`prompt=fts.${many(200, (i) => `a${i}${n}`)}`),
  (n) => rest(`order=prompt.desc,search_key.asc,settings->>a.desc&limit=100&offset=${n}`),
  (n) => rest(`select=*&offset=${2_000_000_000 + n}&limit=1000`),
  (n) => rest(`select=${many(150, (i) => `a${i}:settings->>b${n}`)}`),
  (n) => rest(`select=${many(40, (i) => `a${i}:prompt`)},name&limit=1000&offset=${n % 20}`),
  (n) => rest(`select=*,gallery_counts(*,gallery_images(*,gallery_counts(*)))&limit=${n}`),
  (n) => rest(`select=id.count(),prompt.max(),search_key.min()&name=neq.${n}`),
  (n) => [`${REST}select=*&name=neq.${n}`, { headers: { Prefer: 'count=exact' } }],
  (n) => page({ search: 'a'.repeat(50_000) + n, page_size: 100 }),
  (n) => page({ search: `${'a '.repeat(3000)}${n}`, page_size: 100 }),
  (n) => page({ search: 'a%a_'.repeat(30) + n, sort: 'name', page_size: 100 }),
  (n) => page({ search: `İ${'ı\u0307'.repeat(8000)}${n}` }),
  (n) => [
    '/rest/v1/rpc/gallery_fold',
    { body: JSON.stringify({ value: 'İé'.repeat(15_000) + n }) },
  ],
  (n) => ['/rest/v1/rpc/report_design', { body: JSON.stringify({ words: 'a'.repeat(60_000), n }) }],
  () => ['/rest/v1/rpc/gallery_page', { body: LARGE }],
  () => [
    '/storage/v1/object/gallery/x/y.png',
    { body: LARGE, headers: { 'Content-Type': 'image/png' } },
  ],
  (n) => [
    '/auth/v1/signup',
    { body: JSON.stringify({ email: `h${n}@example.com`, password: 'needle-and-thread' }) },
  ],
  (n) => [
    '/auth/v1/token?grant_type=password',
    { body: JSON.stringify({ email: 'member@example.com', password: `wrong-${n}` }) },
  ],
  (n) => [`/gallery/${site.designs[n % site.designs.length]}?n=${n}`],
  (n) => [
    `/storage/v1/object/public/shared/${site.member.id}/${site.designs[n % 100]}/picture.png?n=${n}`,
  ],
];

const LARGE = new Uint8Array(10 * 1024 * 1024).fill(97);

/** Asks hostile questions, several at once, until told to end. @returns how often which status came */
async function attack(address: string, atOnce: number, over: () => boolean) {
  const visitor = new Visitor(site.url, address, atOnce);
  const statuses = new Map<number, number>();
  let asked = 0;
  const one = async () => {
    while (!over()) {
      const { status } = await visitor.ask(...HOSTILE[asked % HOSTILE.length](asked++));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  visitor.leave();
  return statuses;
}

/** Connections that send a body letter by letter. */
function dribble(over: () => boolean): Promise<void>[] {
  const { port } = new URL(site.url);
  const head = `POST /rest/v1/rpc/gallery_page HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n`;
  return Array.from({ length: 40 }, async () => {
    let socket: Socket | undefined;
    while (!over()) {
      if (!socket || socket.destroyed) {
        socket = connect(Number(port), '127.0.0.1');
        socket.on('error', () => undefined);
        socket.write(head);
      }
      socket.write('a');
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    socket?.destroy();
  });
}

const KINDS = ['list', 'more', 'search', 'design', 'picture', 'health'] as const;
type Heards = Record<(typeof KINDS)[number], Heard[]>;

/** Looks at the gallery as people do, and notes how long it takes. */
async function browse(address: string, heard: Heards, over: () => boolean): Promise<void> {
  const visitor = new Visitor(site.url, address);
  for (let n = 0; !over(); n++) {
    const id = site.designs[Math.floor(Math.random() * site.designs.length)];
    heard.list.push(await visitor.list());
    heard.more.push(
      await visitor.list({ after_key: new Date(Date.now() - n).toISOString(), after_id: id }),
    );
    heard.search.push(await visitor.list({ search: `tulip ${n % 50}` }));
    heard.design.push(await visitor.ask(`/gallery/${id}`));
    const picture = `/storage/v1/object/public/shared/${site.member.id}/${id}/picture.png`;
    heard.picture.push(await visitor.ask(picture));
    // Once a second: that is what health gives to one visitor.
    if (n % 4 === 0) heard.health.push(await visitor.ask('/api/health'));
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  visitor.leave();
}

it('hostile questions without pause keep nobody waiting', async () => {
  const until = performance.now() + ATTACK_MS;
  const over = () => performance.now() > until;
  const heard: Heards = { list: [], more: [], search: [], design: [], picture: [], health: [] };
  const attackers = ['127.1.0.1', '127.1.0.2', '127.1.0.3'].map((from) => attack(from, 8, over));
  const slow = dribble(over);
  const people = ['127.2.0.1', '127.2.0.2', '127.2.0.3'].map((from) => browse(from, heard, over));
  await Promise.all([...people, ...slow]);
  const [statuses] = await Promise.all(attackers);
  const times = Object.fromEntries(KINDS.map((kind) => [kind, Math.round(p95(heard[kind]))]));
  process.stdout.write(
    `p95 in ms ${JSON.stringify(times)}; hostile answers ${JSON.stringify(Object.fromEntries(statuses))}\n`,
  );
  for (const kind of KINDS) {
    expect(heard[kind].length, kind).toBeGreaterThan(10);
    const failed = heard[kind].filter(({ status }) => status !== 200);
    expect(failed.length / heard[kind].length, `${kind} without an answer`).toBeLessThan(0.02);
    expect(p95(heard[kind]), kind).toBeLessThan(BAR_MS);
  }
}, 300_000);
