import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProject, type TestProject } from '../../server/embedded/testing/project.ts';
import {
  Client,
  mailedToken,
  PASSWORD,
  signUp,
  startTestServer,
  type TestServer,
} from '../../server/embedded/testing/server.ts';

/* Attacks on accounts that take too long for the tests: guessing, and listening to the clock. */

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('guessing', () => {
  let server: TestServer;
  const victim = 'victim@example.com';
  beforeAll(async () => {
    server = await startTestServer();
    await signUp(server, victim);
  });
  afterAll(() => server?.close());

  const ask = (what: string, body: unknown) => new Client(server).ask(`/auth/v1/${what}`, { body });

  it('two thousand codes and links: thirty are looked at', async () => {
    await ask('recover', { email: victim });
    const statuses = new Map<number, number>();
    for (let from = 0; from < 2000; from += 50) {
      const some = Array.from({ length: 50 }, (_, k) => `${from + k}`.padStart(6, '0'));
      const answers = await Promise.all(
        some.map((token, k) =>
          ask(
            'verify',
            k % 2 === 0
              ? { type: 'recovery', email: victim, token }
              : { type: 'recovery', token_hash: sha256(victim + token) },
          ),
        ),
      );
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses.get(200)).toBeUndefined();
    expect(statuses.get(429)).toBe(1970);
  });

  it('a million codes of six digits at home: none is the link', async () => {
    const hash = await mailedToken(server, victim);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    let found = 0;
    for (let k = 0; k < 1_000_000; k++) {
      if (sha256(victim + `${k}`.padStart(6, '0')) === hash) found++;
    }
    expect(found).toBe(0);
  });

  it('five hundred passwords: thirty are looked at', async () => {
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, k) =>
        ask('token?grant_type=password', { email: victim, password: `guess ${k}` }),
      ),
    );
    const looked = answers.filter(({ status }) => status !== 429);
    // What the codes above have used up is not given back.
    expect(looked.length).toBeLessThanOrEqual(30);
  });
});

describe('listening to the clock', () => {
  let project: TestProject;
  beforeAll(async () => {
    project = await startTestProject();
    await signUp(project, 'known@example.com');
    await new Client(project).ask('/auth/v1/signup', {
      body: { email: 'waiting@example.com', password: PASSWORD },
    });
  });
  afterAll(() => project?.close());

  /** The median, ms: one after the other, so that each stands for itself, in turns. */
  async function medians(ways: Record<string, (k: number) => Promise<unknown>>, rounds: number) {
    const times = Object.fromEntries(Object.keys(ways).map((name) => [name, [] as number[]]));
    for (let k = 0; k < rounds; k++) {
      for (const [name, way] of Object.entries(ways)) {
        const before = performance.now();
        await way(k);
        times[name].push(performance.now() - before);
      }
    }
    const middle = (values: number[]) =>
      values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
    return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, middle(all)]));
  }

  const ask = (what: string, body: object) => new Client(project).ask(`/auth/v1/${what}`, { body });

  it('at sign-in tells no address with an account from one without', async () => {
    const signIn = (email: string) => () =>
      ask('token?grant_type=password', { email, password: 'wrong' });
    const { known, waiting, unknown } = await medians(
      {
        known: signIn('known@example.com'),
        waiting: signIn('waiting@example.com'),
        unknown: signIn('unknown@example.com'),
      },
      60,
    );
    console.warn({ known, waiting, unknown });
    expect(Math.abs(known - unknown)).toBeLessThan(known * 0.15);
    expect(Math.abs(waiting - unknown)).toBeLessThan(known * 0.15);
  });

  it.each(['recover', 'otp'])('at %s neither', async (what) => {
    const { database } = project;
    // Each with an address of its own: the second mail to one would be refused.
    await database.query(
      `insert into auth.users (id, email, email_confirmed_at)
       select gen_random_uuid(), $1 || n || '@example.com', now() from generate_series(0, 19) n`,
      [what],
    );
    const { known, unknown } = await medians(
      {
        known: (k) => ask(what, { email: `${what}${k}@example.com` }),
        unknown: (k) => ask(what, { email: `no-${what}${k}@example.com` }),
      },
      20,
    );
    console.warn({ known, unknown });
    expect(Math.abs(known - unknown)).toBeLessThan(25);
  });
});
