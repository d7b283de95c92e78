import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseBudget } from '../../netlify/fal/budget.ts';
import { Client, signUp, startTestServer, type TestServer } from './testing/server.ts';

/* The day's budget in the database: who may touch it, and that nobody gets more than there is. */

let server: TestServer;
let member: Client;
let visitor: Client;
let service: Client;

beforeAll(async () => {
  server = await startTestServer();
  member = await signUp(server, 'member@example.com');
  visitor = new Client(server);
  service = new Client(server);
  service.apikey = await server.serviceKey();
});
afterAll(() => server?.close());

const TABLE = '/rest/v1/ai_budget';
const take = (who: string, most: number, each: number, what = 'picture', client = service) =>
  client.ask('/rest/v1/rpc/ai_budget_take', {
    body: { what, who, most, most_each: each },
  });
const giveBack = (who: string, client = service) =>
  client.ask('/rest/v1/rpc/ai_budget_return', { body: { what: 'picture', who } });
const clear = () => service.ask(`${TABLE}?used=gte.0`, { method: 'DELETE' });
const used = async (who: string): Promise<number | undefined> => {
  const { body } = await service.ask(`${TABLE}?visitor=eq.${who}&select=used`);
  return (body as { used: number }[])[0]?.used;
};

describe('who may touch it', () => {
  it.each(['member', 'visitor'])('not a %s', async (who) => {
    const client = who === 'member' ? member : visitor;
    expect((await take('a', 9, 9)).body).toBe('granted');
    const before = await used('a');

    expect((await take('a', 9, 9, 'picture', client)).status).toBeGreaterThanOrEqual(400);
    expect((await giveBack('a', client)).status).toBeGreaterThanOrEqual(400);
    const { status, body } = await client.ask(TABLE);
    expect(status < 400 ? body : []).toEqual([]);
    const row = { day: '2030-01-01', kind: 'picture', visitor: 'b', used: 0 };
    expect((await client.ask(TABLE, { body: row })).status).toBeGreaterThanOrEqual(400);
    await client.ask(`${TABLE}?used=gte.0`, { method: 'PATCH', body: { used: 0 } });
    await client.ask(`${TABLE}?used=gte.0`, { method: 'DELETE' });

    expect(await used('a')).toBe(before);
    expect(await used('b')).toBeUndefined();
    await clear();
  });
});

describe('what it gives', () => {
  it('as much as there is, and one visitor no more than his share', async () => {
    const taken = [];
    for (const who of ['a', 'a', 'a', 'b', 'b', 'c']) taken.push((await take(who, 4, 2)).body);
    expect(taken).toEqual(['granted', 'granted', 'share', 'granted', 'granted', 'spent']);
    expect(await used('')).toBe(4);
    await clear();
  });

  it('pictures and uploads from two purses', async () => {
    expect((await take('a', 1, 1)).body).toBe('granted');
    expect((await take('a', 1, 1)).body).toBe('spent');
    expect((await take('a', 1, 1, 'upload')).body).toBe('granted');
    await clear();
  });

  it('what was given back, once more', async () => {
    await take('a', 1, 1);
    await giveBack('a');
    expect((await take('a', 1, 1)).body).toBe('granted');
    // Nobody gives back what he has not taken.
    await giveBack('b');
    await giveBack('b');
    expect([await used('a'), await used('')]).toEqual([1, 1]);
    await clear();
  });

  it('nothing where nothing is to be given', async () => {
    expect((await take('a', 0, 5)).body).toBe('spent');
    expect((await take('a', 5, 0)).body).toBe('share');
    expect((await take('', 5, 5)).status).toBeGreaterThanOrEqual(400);
    expect((await take('a', 5, 5, 'video')).status).toBeGreaterThanOrEqual(400);
    expect(await used('')).toBeUndefined();
  });

  it('the last one to one alone, of sixty who ask at once', async () => {
    const asked = Array.from({ length: 60 }, (_, i) => take(`v${i % 20}`, 10, 3));
    const taken = (await Promise.all(asked)).map(({ body }) => body);
    expect(taken.filter((word) => word === 'granted')).toHaveLength(10);
    expect(await used('')).toBe(10);
    await clear();
  });

  it('forgets the days before', async () => {
    const row = { day: '2020-01-01', kind: 'picture', visitor: 'old', used: 3 };
    expect((await service.ask(TABLE, { body: row })).status).toBe(201);
    await take('a', 5, 5);
    expect(await used('old')).toBeUndefined();
    await clear();
  });
});

it('the function speaks to it', async () => {
  const budget = databaseBudget({
    url: server.url,
    serviceKey: service.apikey,
    fetch,
    limits: { all: 2, each: 1 },
  });
  expect(await budget.take('picture', '203.0.113.7')).toBe('granted');
  expect(await budget.take('picture', '203.0.113.7')).toBe('share');
  await budget.giveBack('picture', '203.0.113.7');
  expect(await budget.take('picture', '203.0.113.7')).toBe('granted');
  expect(await budget.take('picture', '2001:db8::1')).toBe('granted');
  expect(await budget.take('picture', '198.51.100.1')).toBe('spent');
  const { body } = await service.ask(`${TABLE}?select=visitor`);
  expect(JSON.stringify(body)).not.toContain('203.0');
});
