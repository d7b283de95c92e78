import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMails } from '../mailbox.ts';
import { startTestProject, type TestProject } from '../testing/project.ts';
import { Client, mailedToken, PASSWORD, save, signUp, upload } from '../testing/server.ts';

/* The doors of accounts, over HTTP. */

const SITE = 'http://localhost:4321';

let project: TestProject;
let visitor: Client;
let people = 0;
/** Somebody with an account, somebody who has not confirmed his, somebody without one. */
let known = '';
let waiting = '';
let unknown = '';

beforeAll(async () => {
  project = await startTestProject(undefined, { siteUrl: SITE });
  visitor = new Client(project);
});
afterAll(() => project?.close());
/** Three who are new to the doors. */
async function newPeople() {
  people++;
  [known, waiting, unknown] = ['known', 'waiting', 'unknown'].map(
    (name) => `${name}${people}@example.com`,
  );
  await signUp(project, known);
  await ask('signup', { email: waiting, password: PASSWORD });
  // As if they had not asked for a mail a moment ago, which the doors keep in mind.
  await project.database.query('update auth.users set email = $2 where email = $1', [
    known,
    (known = `old-${known}`),
  ]);
  await project.database.query('update auth.users set email = $2 where email = $1', [
    waiting,
    (waiting = `old-${waiting}`),
  ]);
}

const ask = (what: string, body: unknown, client = visitor) =>
  client.ask(`/auth/v1/${what}`, { body });
const mailsTo = async (address: string) =>
  (await readMails(project.folder)).filter(({ to }) => to === address);

interface Session {
  access_token: string;
  refresh_token: string;
  user: { id: string };
}

async function signIn(email: string, password = PASSWORD) {
  const { status, body } = await ask('token?grant_type=password', { email, password });
  expect(status).toBe(200);
  return body as Session;
}

function as({ access_token, user }: Session): Client {
  return Object.assign(new Client(project), { token: access_token, id: user.id });
}

const refresh = async ({ refresh_token }: Session) =>
  (await ask('token?grant_type=refresh_token', { refresh_token })).status;

const setPassword = (client: Client, password: string) =>
  client.ask('/auth/v1/user', { method: 'PUT', body: { password } });

/** Whether a session opens anything. */
async function opens(session: Session) {
  const client = as(session);
  const key = `${client.id}/${crypto.randomUUID()}/picture.png`;
  return {
    account: (await client.ask('/auth/v1/user')).status < 400,
    tables: (await client.ask('/rest/v1/rpc/my_designs', { body: {} })).status < 400,
    files: (await upload(client, key)).status < 400,
    password: (await setPassword(client, `new ${people}`)).status < 400,
    renewal: (await refresh(session)) < 400,
  };
}
const NOTHING = { account: false, tables: false, files: false, password: false, renewal: false };

describe('a changed password', () => {
  beforeEach(newPeople);

  it('ends all sessions but the one that changed it', async () => {
    const [mine, stolen] = [await signIn(known), await signIn(known)];
    const id = await save(as(stolen));
    expect((await setPassword(as(mine), 'another thread')).status).toBe(200);
    expect(await opens(stolen)).toEqual(NOTHING);
    const one = await as(stolen).ask('/rest/v1/rpc/gallery_design', { body: { design: id } });
    expect(one.body).toEqual([]);
    // Who changed it goes on, and the new password opens.
    expect(await opens(mine)).toMatchObject({ account: true, tables: true, files: true });
    expect(await refresh(mine)).toBe(200);
  });

  it('ends them by the link of a mail, too', async () => {
    const stolen = await signIn(known);
    await ask('recover', { email: known });
    const { body } = await ask('verify', {
      type: 'recovery',
      token_hash: await mailedToken(project, known),
    });
    expect((await setPassword(as(body as Session), 'another thread')).status).toBe(200);
    expect(await opens(stolen)).toEqual(NOTHING);
    expect(await refresh(body as Session)).toBe(200);
  });

  it('is none where the same is refused, and nobody else’s session ends', async () => {
    const neighbour = await signUp(project, `neighbour${people}@example.com`);
    const [mine, other] = [await signIn(known), await signIn(known)];
    expect((await setPassword(as(mine), PASSWORD)).status).toBe(422);
    expect(await refresh(other)).toBe(200);
    expect((await setPassword(as(mine), 'another thread')).status).toBe(200);
    expect((await neighbour.ask('/auth/v1/user')).status).toBe(200);
  });
});

describe('signing in', () => {
  beforeEach(newPeople);

  const attempt = async (email: string, password: string) => {
    const { status, body } = await ask('token?grant_type=password', { email, password });
    return [status, (body as { error_code?: string }).error_code];
  };

  it('says the same of a wrong password, whoever it is of', async () => {
    for (const email of [known, waiting, unknown, known.toUpperCase()]) {
      expect(await attempt(email, 'wrong')).toEqual([400, 'invalid_credentials']);
    }
  });

  it('tells of the missing confirmation whoever has the password', async () => {
    expect(await attempt(waiting, PASSWORD)).toEqual([400, 'email_not_confirmed']);
    expect(await attempt(known.toUpperCase(), PASSWORD)).toEqual([200, undefined]);
  });
});

describe('mails', () => {
  beforeEach(newPeople);

  /** An answer as far as it could tell of an address: its status, and the names and types in it. */
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shape);
    if (typeof value !== 'object' || value === null) return typeof value;
    return Object.fromEntries(
      Object.entries(value)
        .sort()
        .map(([name, inner]) => [name, shape(inner)]),
    );
  };
  const WAYS: [string, string, object][] = [
    ['sign-up', 'signup', { password: PASSWORD, data: { full_name: 'Ada' } }],
    ['sign-up with a weak password', 'signup', { password: '1' }],
    ['recovery', 'recover', {}],
    ['a link', 'otp', { create_user: false }],
    ['a link that would open an account', 'otp', {}],
    ['a link by its old name', 'magiclink', {}],
    ['another confirmation', 'resend', { type: 'signup' }],
    ['a code', 'verify', { type: 'recovery', token: '123456' }],
  ];

  it.each(WAYS)('answer alike for %s, asked once and twice', async (_what, way, fields) => {
    const answers = async (email: string) => {
      const twice = [await ask(way, { email, ...fields }), await ask(way, { email, ...fields })];
      return twice.map(({ status, body }) => ({ status, shape: shape(body) }));
    };
    const expected = await answers(known);
    expect(await answers(waiting)).toEqual(expected);
    expect(await answers(unknown)).toEqual(expected);
    expect(expected[0].status).not.toBe(500);
  });

  it('open no account by a link', async () => {
    await ask('otp', { email: unknown });
    await ask('magiclink', { email: `other-${unknown}` });
    const { rows } = await project.database.query('select from auth.users where email like $1', [
      `%${unknown}`,
    ]);
    expect(rows).toEqual([]);
    expect(await mailsTo(unknown)).toEqual([]);
  });

  it('bring the confirmation again, and the newest link confirms', async () => {
    expect((await ask('resend', { type: 'signup', email: waiting })).status).toBe(200);
    const [mail] = await mailsTo(waiting);
    expect(mail.link).toMatch(/^\/auth\/confirm\?token_hash=[0-9a-f]{64}&type=signup$/);
    const again = await ask('resend', { type: 'signup', email: waiting });
    expect(again.status).toBe(429);
    expect(again.body).toMatchObject({ error_code: 'over_email_send_rate_limit' });
    const seconds = Number(/after (\d+) seconds/.exec((again.body as { msg: string }).msg)?.[1]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(again.headers.get('Retry-After')).toBe(`${seconds}`);
    const token_hash = await mailedToken(project, waiting);
    expect((await ask('verify', { type: 'signup', token_hash })).status).toBe(200);
    expect((await signIn(waiting)).user.id).toBeTruthy();
  });

  it('tell the member whose address somebody signs up with', async () => {
    expect((await ask('signup', { email: known, password: 'of somebody else' })).status).toBe(200);
    const [mail] = await mailsTo(known);
    expect(mail).toMatchObject({ subject: 'You have an account already', link: '/auth' });
    await signIn(known);
  });

  it('show no code, and none is taken', async () => {
    const token = createHash('sha256').update(`${known}123456`).digest('hex');
    await project.database.query(
      'update auth.users set recovery_token = $2, recovery_sent_at = now() where email = $1',
      [known, token],
    );
    for (const type of ['recovery', 'magiclink', 'email']) {
      const answer = await ask('verify', { type, email: known, token: '123456' });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    expect((await ask('verify', { type: 'recovery', token_hash: token })).status).toBe(200);
  });
});

describe('where an answer leads', () => {
  const leads = async (redirect: string) => {
    const query = new URLSearchParams({ type: 'signup', token: 'none', redirect_to: redirect });
    const { headers } = await fetch(`${project.url}/auth/v1/verify?${query}`, {
      redirect: 'manual',
    });
    return headers.get('Location')?.replace(/#.*$/, '');
  };

  it('is this site', async () => {
    expect(await leads(`${SITE}/auth?tab=reset-password`)).toBe(`${SITE}/auth?tab=reset-password`);
  });

  it.each([
    'https://evil.example/',
    'http://localhost:9999/',
    'http://localhost/',
    'https://localhost:4321/',
    'http://127.0.0.1:4321/',
    'http://127.0.0.1:9999/',
    'http://[::1]:4321/',
    'http://localhost:4321@evil.example/',
    'http://localhost:4321.evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
  ])('is never %s', async (redirect) => {
    expect(await leads(redirect)).toMatch(/^http:\/\/localhost:4321\/?$/);
  });

  it('is not chosen by a second one', async () => {
    const answer = await fetch(
      `${project.url}/auth/v1/verify?type=signup&token=none&redirect_to=${SITE}/&redirect_to=http://127.0.0.1:9/`,
      { redirect: 'manual' },
    );
    expect(answer.headers.get('Location')).toMatch(/^http:\/\/localhost:4321\/?#/);
  });
});

describe('requests that make no sense', () => {
  it.each([
    ['signup', { email: { a: 1 }, password: PASSWORD }],
    ['signup', { email: 'a@example.com', password: [] }],
    ['signup', { email: 'a@example.com', password: PASSWORD, data: 'x' }],
    ['token?grant_type=password', { email: 7, password: PASSWORD }],
    ['token?grant_type=refresh_token', { refresh_token: {} }],
    ['verify', { type: 'signup', token_hash: { $ne: '' } }],
    ['recover', null],
    ['recover', [1]],
    ['resend', { type: 7, email: 'a@example.com' }],
  ])('are refused by 4xx: %s %j', async (way, body) => {
    const { status } = await ask(way, body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it('go past no door by another spelling of its path', async () => {
    const answer = await ask('%76erify', { type: 'recovery', email: known, token: '123456' });
    expect(answer.status).toBe(404);
  });

  it('change no address', async () => {
    await newPeople();
    const client = as(await signIn(known));
    const answer = await client.ask('/auth/v1/user', { method: 'PUT', body: { email: unknown } });
    expect(answer.status).toBe(422);
  });
});
