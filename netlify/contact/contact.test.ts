import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Client, startTestServer, type TestServer } from '../../server/embedded/testing/server.ts';
import { contact, type ContactReach } from '../functions/contact.ts';

/* The contact form against a real database and a real mail server. */

const ORIGIN = 'https://ilmek.example';
const FORM = {
  firstName: 'Şule',
  lastName: 'Iğdır',
  email: 'sule@example.com',
  subject: 'billing',
  message: 'Where is my invoice?',
  website: '',
};

/** What the page's script asks for. */
const JSON_WANTED = { Accept: 'application/json' };

let server: TestServer;
let service: Client;
let lines: string[] = [];
const mails: string[] = [];
let smtpUrl = '';
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    stream.on('end', () => {
      mails.push(text);
      done();
    });
  },
});

beforeAll(async () => {
  server = await startTestServer();
  service = new Client(server);
  service.apikey = await server.serviceKey();
  const listening = mailServer.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  smtpUrl = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
});
afterAll(async () => {
  mailServer.close(() => undefined);
  await server?.close();
});
afterEach(async () => {
  lines = [];
  mails.length = 0;
  await service.ask('/rest/v1/contact_messages?email=neq.x', { method: 'DELETE' });
});

const reach = (env: ContactReach['env'] = {}): ContactReach => ({
  fetch,
  env: {
    PUBLIC_SUPABASE_URL: server.url,
    SUPABASE_SERVICE_ROLE_KEY: service.apikey,
    ...env,
  },
  log: (line) => void lines.push(line),
});

function post(form: Record<string, string>, headers: Record<string, string> = {}): Request {
  return new Request(`${ORIGIN}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form).toString(),
  });
}

const kept = async () => {
  const { body } = await service.ask('/rest/v1/contact_messages?select=*');
  return body as Record<string, string>[];
};

describe('a message', () => {
  it('is kept, and a form without script is led to the page that says so', async () => {
    const answer = await contact(post(FORM, { Origin: ORIGIN }), reach());
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/contact/sent');
    expect(await kept()).toMatchObject([
      { first_name: 'Şule', email: 'sule@example.com', subject: 'billing' },
    ]);
    expect(lines).toEqual([]);
  });

  it('goes to the owner by mail, where one just answers', async () => {
    const mail = { SMTP_URL: smtpUrl, CONTACT_MAIL_TO: 'owner@ilmek.example' };
    await contact(post(FORM), reach(mail));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^To: owner@ilmek\.example/m);
    expect(mails[0]).toMatch(/^Reply-To: .*<sule@example\.com>/m);
    expect(mails[0]).toContain('Where is my invoice?');
  });

  it.each([
    ['another scheme', { Origin: ORIGIN.replace('https', 'http') }, {}],
    [
      'the set address',
      { Origin: 'https://www.ilmek.example' },
      { PUBLIC_SITE_URL: 'https://www.ilmek.example/' },
    ],
    [
      'the host a proxy tells',
      { Origin: 'https://shop.example', 'X-Forwarded-Host': 'shop.example' },
      { BEHIND_PROXY: '1' },
    ],
  ])('comes from a page behind a proxy: %s', async (_, headers, env) => {
    const answer = await contact(post(FORM, headers), reach(env));
    expect(answer.headers.get('location')).toBe('/contact/sent');
  });

  it('is not lost while the mail server is down, nor while the database is', async () => {
    const deaf = { SMTP_URL: 'smtp://127.0.0.1:9', CONTACT_MAIL_TO: 'owner@ilmek.example' };
    expect((await contact(post(FORM, JSON_WANTED), reach(deaf))).status).toBe(200);
    expect(await kept()).toHaveLength(1);
    const mail = { SMTP_URL: smtpUrl, CONTACT_MAIL_TO: 'owner@ilmek.example' };
    const gone = { ...mail, PUBLIC_SUPABASE_URL: 'http://127.0.0.1:9' };
    expect((await contact(post(FORM, JSON_WANTED), reach(gone))).status).toBe(200);
    expect(mails).toHaveLength(1);
    expect(lines.join()).not.toMatch(/sule|invoice|Iğdır/);
  });

  it('that nobody takes is answered with 503', async () => {
    const answer = await contact(post(FORM, JSON_WANTED), reach({ SUPABASE_SERVICE_ROLE_KEY: '' }));
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ fault: 'down' });
    expect(lines).toHaveLength(1);
  });
});

describe('what is refused', () => {
  it('names the fields that are wrong', async () => {
    const answer = await contact(post({ ...FORM, email: 'x', message: '' }, JSON_WANTED), reach());
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ fault: 'wrong', fields: ['email', 'message'] });
    expect(await kept()).toEqual([]);
  });

  it('lets a program believe that it was heard', async () => {
    const answer = await contact(post({ ...FORM, website: 'http://x' }), reach());
    expect(answer.headers.get('location')).toBe('/contact/sent');
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['a form on another site', { 'Sec-Fetch-Site': 'cross-site' }, 'elsewhere'],
    ['another origin', { Origin: 'https://elsewhere.example' }, 'elsewhere'],
    ['no origin that can be told', { Origin: 'null' }, 'elsewhere'],
    [
      'a host that nobody was told to believe',
      { Origin: 'https://elsewhere.example', 'X-Forwarded-Host': 'elsewhere.example' },
      'elsewhere',
    ],
    ['JSON', { 'Content-Type': 'application/json' }, 'not-a-form'],
  ])('%s', async (_, headers, fault) => {
    const answer = await contact(post(FORM, headers), reach());
    expect(answer.headers.get('location')).toBe(`/contact/not-sent#${fault}`);
    expect(await kept()).toEqual([]);
  });

  it('a form of more than a message', async () => {
    const answer = await contact(post({ ...FORM, message: 'x'.repeat(200_000) }), reach());
    expect(answer.headers.get('location')).toBe('/contact/not-sent#too-large');
  });

  it.each([
    ['as bytes', Uint8Array.of(109, 61, 0xff, 0xfe)],
    ['as escapes', new TextEncoder().encode('firstName=%FF%FE&message=%C0%AF')],
  ])('what is no UTF-8, %s, is not too large', async (_, body) => {
    const request = post({}, JSON_WANTED);
    const answer = await contact(new Request(request, { body, method: 'POST' }), reach());
    expect([answer.status, await answer.json()]).toEqual([415, { fault: 'not-a-form' }]);
    expect(await kept()).toEqual([]);
  });

  it('anything but a post', async () => {
    expect((await contact(new Request(`${ORIGIN}/api/contact`), reach())).status).toBe(405);
  });
});
