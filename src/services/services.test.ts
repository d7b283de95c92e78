import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mailedToken,
  PASSWORD,
  PNG,
  startTestServer,
  type TestServer,
} from '../../server/embedded/testing/server.ts';
import { ALREADY_REGISTERED } from '../lib/auth-messages.ts';
import { keepLocal, readLocal } from '../lib/local-gallery.ts';
import {
  AuthProblem,
  confirmLink,
  getSession,
  onSession,
  requestReset,
  setPassword,
  signIn,
  signInWithGoogle,
  signOut,
  signUp,
} from './auth.ts';
import { importLocal } from './gallery-import.ts';
import {
  AuthenticationRequired,
  deleteImages,
  fetchCounts,
  fetchImage,
  fetchPage,
  saveImage,
  type NewImage,
} from './gallery.ts';
import { fetchNewest } from './recent.ts';
import { fetchStitches } from './pictures.ts';
import { connect, type Supabase } from './supabase.ts';

/* The services against the server behind `npm start`, as a page uses them. */

const NO_GOOGLE = 'An error occurred during Google sign in';

/** A browser's storage of its own. */
function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

let server: TestServer;
let member: Supabase;
let other: Supabase;
let visitor: Supabase;

const browser = (): Supabase =>
  connect({ url: server.url, anonKey: 'sb_publishable_local' }, { sessions: storage() });

async function join(email: string): Promise<Supabase> {
  const supabase = browser();
  await signUp({ email, password: PASSWORD, fullName: 'Ada Usta' }, supabase);
  await confirmLink(await mailedToken(server, email), 'signup', supabase);
  return supabase;
}

const picture = new Blob([PNG], { type: 'image/png' });
const stitches = new TextEncoder().encode('{"format":"test"}');

const image = (name: string, more: Partial<NewImage> = {}): NewImage => ({
  name,
  prompt: '',
  type: 'embroidery',
  settings: { style: 'satin' },
  picture,
  ...more,
});

beforeAll(async () => {
  // What of a page the services know.
  globalThis.location ??= { origin: 'http://localhost' } as Location;
  server = await startTestServer();
  visitor = browser();
  member = await join('ada@example.com');
  other = await join('bora@example.com');
}, 180_000);
afterAll(async () => {
  for (const supabase of [member, other, visitor]) await supabase?.auth.stopAutoRefresh();
  await server?.close();
});

describe('accounts', () => {
  it('signs up through the mail, with the full name', async () => {
    expect((await getSession(member))?.user).toMatchObject({
      email: 'ada@example.com',
      user_metadata: { full_name: 'Ada Usta' },
    });
  });

  it('says that an address is taken', async () => {
    const again = signUp(
      { email: 'ada@example.com', password: PASSWORD, fullName: 'Ada' },
      browser(),
    );
    await expect(again).rejects.toBeInstanceOf(AuthProblem);
    await expect(again).rejects.toThrow(ALREADY_REGISTERED);
  });

  it('tells a wrong password in the words of the backend', async () => {
    await expect(signIn('ada@example.com', 'wrong', browser())).rejects.toMatchObject({
      name: 'AuthProblem',
      message: 'Invalid login credentials',
      code: 'invalid_credentials',
    });
  });

  it('asks for the mail to be followed first', async () => {
    const supabase = browser();
    await signUp({ email: 'new@example.com', password: PASSWORD, fullName: 'New' }, supabase);
    await expect(signIn('new@example.com', PASSWORD, supabase)).rejects.toMatchObject({
      code: 'email_not_confirmed',
    });
  });

  it('tells when nobody answers', async () => {
    const nowhere = connect(
      { url: 'http://127.0.0.1:9', anonKey: 'sb_publishable_local' },
      { sessions: storage() },
    );
    await expect(signIn('ada@example.com', PASSWORD, nowhere)).rejects.toThrow(
      'An error occurred during login',
    );
    await expect(signInWithGoogle(nowhere)).rejects.toThrow(NO_GOOGLE);
  });

  it('changes a forgotten password through the mail; its link works once', async () => {
    const supabase = await join('cem@example.com');
    await signOut(supabase);
    await requestReset('cem@example.com', supabase);
    const token = await mailedToken(server, 'cem@example.com');
    await confirmLink(token, 'recovery', supabase);
    await setPassword('another-password', supabase);
    await signOut(supabase);
    expect(await getSession(supabase)).toBeNull();
    await signIn('cem@example.com', 'another-password', supabase);
    await expect(confirmLink(token, 'recovery', browser())).rejects.toMatchObject({
      code: 'otp_expired',
    });
  });

  it('tells of signing out and in', async () => {
    const supabase = await join('derya@example.com');
    const events: string[] = [];
    const end = onSession(
      (event, session) => events.push(`${event} ${session?.user.email}`),
      supabase,
    );
    await signOut(supabase);
    await signIn('derya@example.com', PASSWORD, supabase);
    await expect
      .poll(() => events)
      .toEqual(expect.arrayContaining(['SIGNED_OUT undefined', 'SIGNED_IN derya@example.com']));
    end();
  });

  it('does not leave for Google where it is not set up', async () => {
    await expect(signInWithGoogle(visitor)).rejects.toThrow(NO_GOOGLE);
  });
});

describe('the gallery', () => {
  it('saves a design with its files, and gives it back', async () => {
    const saved = await saveImage(
      image('  Red\n tulip ', {
        prompt: 'A red tulip',
        original: picture,
        stitches,
        width: 10,
        height: 20,
      }),
      member,
    );
    expect(saved).toMatchObject({ name: 'Red tulip', type: 'embroidery', width: 10, height: 20 });
    expect(await fetchImage(saved.id, visitor)).toEqual(saved);
    const shown = await fetch(saved.url);
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(PNG);
    expect((await fetch(saved.originalImage ?? '')).status).toBe(200);
    expect(await fetchStitches(saved.stitches ?? '')).toEqual(stitches);
    const [newest] = await fetchNewest({ url: server.url, anonKey: 'sb_publishable_local' });
    const { id, name, url, type, createdAt } = saved;
    expect(newest).toMatchObject({ id, name, url, type, createdAt });
  });

  it('wants somebody signed in', async () => {
    await expect(saveImage(image('Nobody'), visitor)).rejects.toThrow(AuthenticationRequired);
    expect(await deleteImages([crypto.randomUUID()], visitor)).toBe(false);
  });

  it('leaves nothing of a save that fails', async () => {
    const wrong = image('Bad', { stitches, settings: { long: 'x'.repeat(30_000) } });
    await expect(saveImage(wrong, member)).rejects.toBeTruthy();
    const owner = (await getSession(member))?.user.id;
    const before = await folders(owner);
    await expect(saveImage(wrong, member)).rejects.toBeTruthy();
    expect(await folders(owner)).toEqual(before);
    const { images } = await fetchPage({ search: 'Bad' }, visitor);
    expect(images).toEqual([]);
  });

  /** Names of all files of a member, as the storage lists them. */
  async function folders(owner?: string): Promise<string[]> {
    const bucket = (await member.storage()).from('gallery');
    const { data } = await bucket.list(owner, { limit: 1000 });
    return (data ?? []).map(({ name }) => name);
  }

  it('is gone through page by page, each design once, in every order', async () => {
    const names = ['Çınar', 'apple', 'Zeytin', 'Ivy', 'ılgın', 'Banana', 'çam'];
    for (const name of names) await saveImage(image(`Keyset ${name}`, { type: 'logo' }), member);
    const walk = async (sort: 'newest' | 'oldest' | 'name') => {
      const seen: string[] = [];
      let after: Parameters<typeof fetchPage>[0] = {};
      for (;;) {
        const page = await fetchPage({ type: 'logo', sort, size: 3, ...after }, visitor);
        seen.push(...page.images.map(({ name }) => name.slice(7)));
        if (!page.next) return seen;
        after = { after: page.next };
      }
    };
    expect(await walk('oldest')).toEqual(names);
    expect(await walk('newest')).toEqual(names.toReversed());
    const byName = ['apple', 'Banana', 'çam', 'Çınar', 'ılgın', 'Ivy', 'Zeytin'];
    expect(await walk('name')).toEqual(byName);
  });

  it.each([
    ['CINAR', 1],
    ['keyset', 7],
    ['y', 7],
    ['100%', 1],
    ['%', 1],
    ['a_b', 1],
    ['_', 1],
    ['\\', 0],
    ["' or 1=1", 0],
    ['no such thing', 0],
  ])('searches for “%s”', async (search, found) => {
    if (!(await fetchPage({ search: '100%' }, visitor)).images.length) {
      await saveImage(image('100% cotton', { prompt: 'a_b', type: 'font' }), member);
    }
    const { images } = await fetchPage({ search }, visitor);
    const wanted = images.filter(({ type }) => type !== 'embroidery');
    expect(wanted).toHaveLength(found);
  });

  it('finds in the prompt, not across name and prompt', async () => {
    await saveImage(image('Lila', { prompt: 'Flieder am Morgen', type: 'tattoo' }), member);
    expect((await fetchPage({ search: 'flieder' }, visitor)).images).toHaveLength(1);
    expect((await fetchPage({ search: 'lila flieder' }, visitor)).images).toHaveLength(0);
    expect((await fetchPage({ search: 'flieder', type: 'font' }, visitor)).images).toEqual([]);
  });

  it('counts by type', async () => {
    const { total, ...types } = await fetchCounts(visitor);
    expect(total).toBe(Object.values(types).reduce((sum, count) => sum + count));
    expect(types.logo).toBe(7);
  });

  it('deletes what is one’s own, with its files, and nothing else', async () => {
    const mine = await saveImage(image('Mine'), member);
    const theirs = await saveImage(image('Theirs'), other);
    expect(await deleteImages([mine.id, theirs.id], member)).toEqual([mine.id]);
    expect(await fetchImage(mine.id, visitor)).toBeNull();
    expect((await fetch(mine.url)).status).not.toBe(200);
    expect(await fetchImage(theirs.id, visitor)).toMatchObject({ name: 'Theirs' });
    expect((await fetch(theirs.url)).status).toBe(200);
  });

  it('does not find an id that is none', async () => {
    expect(await fetchImage('x', visitor)).toBeNull();
    expect(await fetchImage(crypto.randomUUID(), visitor)).toBeNull();
  });

  it('stops with its signal', async () => {
    const signal = AbortSignal.abort();
    await expect(fetchPage({ signal }, visitor)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('old entries', () => {
  it('are imported once, into an account that has none', async () => {
    const supabase = await join('emre@example.com');
    const store = storage() as unknown as Storage;
    const url = `data:image/png;base64,${Buffer.from(PNG).toString('base64')}`;
    const entry = { name: 'Old', url, prompt: '', type: 'font' as const, settings: {} };
    for (const id of ['a', 'b']) keepLocal(store, { id, ...entry, createdAt: '2026-01-01' });
    keepLocal(store, { id: 'broken', ...entry, url: 'data:image/tiff;x', createdAt: '2026-01-01' });
    expect(await importLocal(store, supabase)).toBe(2);
    expect(readLocal(store).map(({ id }) => id)).toEqual(['broken']);
    expect(await importLocal(store, supabase)).toBe(0);
    expect((await fetchPage({ search: 'Old', type: 'font' }, visitor)).images).toHaveLength(2);
  });
});
