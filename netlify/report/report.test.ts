import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  Client,
  save,
  share,
  signUp,
  startTestServer,
  type TestServer,
} from '../../server/embedded/testing/server.ts';
import type { ContactMail } from '../contact/mail.ts';
import { report, type ReportReach } from '../functions/report.ts';
import { readReport } from './report.ts';

/* Reports against a real database, as the dialog sends them. */

const ORIGIN = 'https://ilmek.example';
let server: TestServer;
let service: Client;
let shared: string;
let kept: string;
let lines: string[] = [];
let mails: ContactMail[] = [];
let visitors = 0;

beforeAll(async () => {
  server = await startTestServer();
  service = new Client(server);
  service.apikey = await server.serviceKey();
  const maker = await signUp(server, 'maker@example.com');
  [shared, kept] = [await save(maker), await save(maker)];
  await share(maker, shared);
});
afterAll(() => server?.close());
afterEach(async () => {
  lines = [];
  mails = [];
  await service.ask('/rest/v1/design_reports?visitor=neq.x', { method: 'DELETE' });
});

const reach = (more: Partial<ReportReach> = {}): ReportReach => ({
  fetch,
  env: {
    PUBLIC_SUPABASE_URL: server.url,
    SUPABASE_SERVICE_ROLE_KEY: service.apikey,
    PUBLIC_SITE_URL: ORIGIN,
  },
  visitor: `203.0.113.${++visitors}`,
  log: (line) => void lines.push(line),
  send: (mail) => Promise.resolve(void mails.push(mail)),
  ...more,
});
const whole = (more: object = {}) => ({
  design: shared,
  reason: 'rights',
  words: 'Çizim benim.\r\nSözleşme yok.',
  email: 'ada@example.com',
  website: '',
  ...more,
});
const post = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(`${ORIGIN}/api/report`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const rows = async () =>
  (await service.ask('/rest/v1/design_reports?select=design_id,reason,words,email,visitor'))
    .body as { visitor: string }[];

describe('a report', () => {
  it('is kept with its words, without the address of the network', async () => {
    const answer = await report(post(whole()), reach({ visitor: '203.0.113.77' }));
    expect([answer.status, await answer.json()]).toEqual([200, { sent: true }]);
    const [row] = await rows();
    expect(row).toMatchObject({
      design_id: shared,
      reason: 'rights',
      words: 'Çizim benim.\nSözleşme yok.',
      email: 'ada@example.com',
    });
    expect(row.visitor).not.toContain('203');
    expect(lines).toEqual([]);
  });

  it('needs neither words nor an address', async () => {
    const body = { design: shared, reason: 'spam' };
    expect((await report(post(body), reach())).status).toBe(200);
    expect(await rows()).toMatchObject([{ words: '', email: null }]);
  });

  it('is told to the owner of the site by mail; a deaf server loses nothing', async () => {
    await report(post(whole()), reach());
    expect(mails).toMatchObject([
      { subject: 'A design of the gallery was reported', replyTo: { address: 'ada@example.com' } },
    ]);
    expect(mails[0].text).toContain(`${ORIGIN}/gallery/${shared}`);
    const deaf = reach({ send: () => Promise.reject(new Error('no')) });
    expect((await report(post(whole()), deaf)).status).toBe(200);
    expect(await rows()).toHaveLength(2);
    expect(lines).toEqual(['report: not mailed, unknown']);
  });

  it('answers the same for a private design as for none', async () => {
    const answers = [];
    for (const design of [kept, crypto.randomUUID()]) {
      const answer = await report(post(whole({ design })), reach());
      answers.push([answer.status, await answer.text()]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0][0]).toBe(404);
    expect(await rows()).toEqual([]);
  });

  it('lets a program believe that it was heard', async () => {
    expect((await report(post(whole({ website: 'http://x' })), reach())).status).toBe(200);
    expect(await rows()).toEqual([]);
  });
});

describe('what is refused', () => {
  it.each([
    ['no design', { design: 'x' }, ['design']],
    ['a reason of its own', { reason: 'ugly' }, ['reason']],
    ['too many words', { words: 'x'.repeat(1001) }, ['words']],
    ['no address', { email: 'ada@x\nBcc: b@c' }, ['email']],
  ])('%s', (_, more, fields) => {
    expect(readReport(JSON.stringify(whole(more)))).toEqual({ kind: 'wrong', fields });
  });

  it('counts letters, not their halves', () => {
    expect(readReport(JSON.stringify(whole({ words: '🧵'.repeat(1000) }))).kind).toBe('report');
  });

  it.each([
    ['another site', whole(), { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a form', 'a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['broken JSON', '{', {}, 415],
    ['a list', '[]', {}, 422],
    ['a book', whole({ words: 'x'.repeat(50_000) }), {}, 413],
  ])('%s', async (_, body, headers, status) => {
    expect((await report(post(body, headers as Record<string, string>), reach())).status).toBe(
      status,
    );
    expect(await rows()).toEqual([]);
  });

  it('a database that does not answer, in the log without a word of the report', async () => {
    const env = { PUBLIC_SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_SERVICE_ROLE_KEY: 'k' };
    expect((await report(post(whole()), reach({ env }))).status).toBe(503);
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/Çizim|ada@/);
  });

  it('the sixth in a minute from one visitor', async () => {
    const url = `${server.url}/api/report`;
    const send = () =>
      fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(whole()),
      });
    const answers = [];
    for (let k = 0; k < 6; k++) answers.push((await send()).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    // One visitor, one design, one report.
    expect(await rows()).toHaveLength(1);
  });
});
