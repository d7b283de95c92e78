import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mailedToken,
  PASSWORD,
  PNG,
  startTestServer,
  type TestServer,
} from '../../server/embedded/testing/server.ts';
import { ALREADY_REGISTERED } from '../lib/account/messages.ts';
import { keepLocal, readLocal } from '../lib/gallery/local.ts';
import {
  AuthProblem,
  confirmLink,
  requestReset,
  setPassword,
  signIn,
  signInWithGoogle,
  signUp,
} from './account/auth.ts';
import { getSession, onSession, signOut } from './account/session.ts';
import { importable, importChosen, importLocal } from './gallery/import.ts';
import { fetchImage } from './gallery/design.ts';
import { AuthenticationRequired, fetchCounts, fetchPage } from './gallery/gallery.ts';
import { deleteImages, saveImage, type NewImage } from './gallery/own.ts';
import { fetchNewest } from './gallery/recent.ts';
import { fetchRemix } from './gallery/remix.ts';
import { fetchStitches } from './pictures.ts';
import { removeStaleCopies, shareDesign, takeBack } from './gallery/sharing.ts';
import { connect, type Supabase } from './supabase.ts';
import { memoryStorage } from '../../tests/helpers/storage.ts';

/* The services against the server behind `npm start`, as a page uses them. */

const NO_GOOGLE = 'An error occurred during Google sign in';

let server: TestServer;
let member: Supabase;
let other: Supabase;
let visitor: Supabase;

const browser = (): Supabase =>
  connect({ url: server.url, anonKey: 'sb_publishable_local' }, { sessions: memoryStorage() });

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

/** A design with all its files. */
const whole = (name: string): NewImage =>
  image(name, { prompt: 'A red tulip', original: picture, stitches, width: 10, height: 20 });

/** Saves a design and shares it. */
async function publish(design: NewImage, supabase: Supabase): Promise<string> {
  const id = await saveImage(design, supabase);
  await shareDesign(id, { name: design.name, original: false, files: false }, supabase);
  return id;
}

beforeAll(async () => {
  // What of a page the services know.
  globalThis.location ??= { origin: 'http://localhost' } as Location;
  server = await startTestServer();
  visitor = browser();
  member = await join('ada@example.com');
  other = await join('bora@example.com');
});
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
      { sessions: memoryStorage() },
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
  it('saves a design with its files for its owner alone, and gives it back to him', async () => {
    const saved = await saveImage(whole('  Red\n tulip '), member);
    const kept = (await fetchImage(saved, member))!;
    expect(kept).toMatchObject({ name: 'Red tulip', type: 'embroidery', width: 1, height: 1 });
    expect(kept).toMatchObject({ visibility: 'private', hidden: false });
    const shown = await fetch(kept.url);
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(PNG);
    expect((await fetch(kept.originalImage ?? '')).status).toBe(200);
    expect(await fetchStitches(kept.stitches ?? '')).toEqual(stitches);
    const mine = await fetchPage({ whose: 'mine', search: 'tulip' }, member);
    expect(mine.images).toMatchObject([{ id: saved, visibility: 'private', hidden: false }]);
    expect((await fetch(mine.images[0].url)).status).toBe(200);
    for (const stranger of [other, visitor]) {
      expect(await fetchImage(saved, stranger)).toBeNull();
      expect((await fetchPage({ search: 'tulip' }, stranger)).images).toEqual([]);
      const unsigned = kept.url.split('?')[0].replace('/sign/', '/');
      for (const address of [unsigned, unsigned.replace('/gallery/', '/public/shared/')]) {
        expect((await fetch(address)).status).toBeGreaterThanOrEqual(400);
      }
    }
  });

  it('shares what is chosen and no more, and takes it back', async () => {
    const id = await saveImage(whole('Shared tulip'), member);
    await shareDesign(id, { name: ' Tulip for\nall ', original: false, files: true }, member);
    const seen = (await fetchImage(id, visitor))!;
    expect(seen).toMatchObject({ name: 'Tulip for all', visibility: 'shared', sharesFiles: true });
    expect(seen.originalImage).toBeUndefined();
    expect((await fetch(seen.url)).status).toBe(200);
    expect(await fetchStitches(seen.stitches!)).toEqual(stitches);
    expect((await fetch(seen.url.replace('picture.', 'original.'))).status).not.toBe(200);
    expect((await fetchImage(id, member))?.originalImage).toBeDefined();
    const [newest] = await fetchNewest({ url: server.url, anonKey: 'sb_publishable_local' });
    const { name, url, type, createdAt } = seen;
    expect(newest).toMatchObject({ id, name, url, type, createdAt });

    await expect(takeBack(id, other)).rejects.toThrow();
    expect(await takeBack(id, member)).toBe(true);
    expect(await fetchImage(id, visitor)).toBeNull();
    for (const gone of [seen.url, seen.stitches!]) {
      expect((await fetch(gone)).status).not.toBe(200);
    }
    await expect(takeBack(id, member)).rejects.toThrow();
    await shareDesign(id, { name: 'Tulip', original: true, files: false }, member);
    const again = (await fetchImage(id, visitor))!;
    expect((await fetch(again.originalImage!)).status).toBe(200);
    expect(again.stitches).toBeUndefined();
    expect(await takeBack(id, member)).toBe(true);
  });

  it('tells when public copies stay behind, and removes them with the next try', async () => {
    const id = await saveImage(image('Stuck'), member);
    await shareDesign(id, { name: 'Stuck', original: false, files: false }, member);
    const { url } = (await fetchImage(id, visitor))!;
    const cut = { ...member, storage: () => Promise.reject(new TypeError('no way there')) };
    expect(await takeBack(id, cut)).toBe(false);
    expect(await fetchImage(id, visitor)).toBeNull();
    expect((await fetch(url)).status).toBe(200);
    await removeStaleCopies(member);
    expect((await fetch(url)).status).not.toBe(200);
  });

  it('stays private, without copies, where sharing fails', async () => {
    const id = await saveImage(image('Halfway'), member);
    const owner = (await getSession(member))?.user.id;
    const choice = { name: 'Halfway', original: false, files: true };
    await expect(shareDesign(id, choice, member)).rejects.toBeTruthy();
    expect(await fetchImage(id, visitor)).toBeNull();
    const copy = `${server.url}/storage/v1/object/public/shared/${owner}/${id}/picture.png`;
    expect((await fetch(copy)).status).not.toBe(200);
    await expect(shareDesign(id, choice, other)).rejects.toBeTruthy();
  });

  it('wants somebody signed in', async () => {
    await expect(saveImage(image('Nobody'), visitor)).rejects.toThrow(AuthenticationRequired);
    await expect(fetchPage({ whose: 'mine' }, visitor)).rejects.toThrow(AuthenticationRequired);
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
    for (const name of names) await publish(image(`Keyset ${name}`, { type: 'logo' }), member);
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
      await publish(image('100% cotton', { prompt: 'a_b', type: 'font' }), member);
    }
    const { images } = await fetchPage({ search }, visitor);
    const wanted = images.filter(({ type }) => type !== 'embroidery');
    expect(wanted).toHaveLength(found);
  });

  it('finds in the prompt, not across name and prompt', async () => {
    await publish(image('Lila', { prompt: 'Flieder am Morgen', type: 'tattoo' }), member);
    expect((await fetchPage({ search: 'flieder' }, visitor)).images).toHaveLength(1);
    expect((await fetchPage({ search: 'lila flieder' }, visitor)).images).toHaveLength(0);
    expect((await fetchPage({ search: 'flieder', type: 'font' }, visitor)).images).toEqual([]);
  });

  it('counts by type', async () => {
    const { total, ...types } = await fetchCounts('all', visitor);
    expect(total).toBe(Object.values(types).reduce((sum, count) => sum + count));
    expect(types.logo).toBe(7);
    await saveImage(image('A private logo', { type: 'logo' }), other);
    expect((await fetchCounts('all', visitor)).logo).toBe(7);
    expect(await fetchCounts('mine', other)).toMatchObject({ logo: 1, font: 0 });
  });

  it('deletes what is one’s own, with its files, and nothing else', async () => {
    const mine = await publish(image('Mine'), member);
    const theirs = await publish(image('Theirs'), other);
    const addresses = await Promise.all(
      [member, visitor].map(async (who) => (await fetchImage(mine, who))!.url),
    );
    for (const address of addresses) expect((await fetch(address)).status).toBe(200);
    expect(await deleteImages([mine, theirs], member)).toEqual([mine]);
    expect(await fetchImage(mine, member)).toBeNull();
    for (const address of addresses) expect((await fetch(address)).status).not.toBe(200);
    const left = (await fetchImage(theirs, visitor))!;
    expect(left).toMatchObject({ name: 'Theirs' });
    expect((await fetch(left.url)).status).toBe(200);
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
    const store = memoryStorage();
    const url = `data:image/png;base64,${Buffer.from(PNG).toString('base64')}`;
    const entry = { name: 'Old', url, prompt: '', type: 'font' as const, settings: {} };
    // As large as those of a hundred motifs are, once it is packed.
    const drawn = `<svg>${randomBytes(150_000).toString('hex')}</svg>`;
    const piece = gzipSync(drawn).toString('base64');
    keepLocal(store, { id: 'a', ...entry, createdAt: '2026-01-01' });
    keepLocal(store, { id: 'b', ...entry, piece, createdAt: '2026-01-01' });
    keepLocal(store, { id: 'broken', ...entry, url: 'data:image/tiff;x', createdAt: '2026-01-01' });
    expect((await importable(store, supabase)).map(({ id }) => id)).toEqual(['broken', 'b', 'a']);
    const { saved, full } = await importLocal(store, supabase);
    expect([[...saved.keys()], full]).toEqual([['a', 'b'], false]);
    const svg = async (id: string) => (await fetchRemix(saved.get(id)!, supabase))?.bytes;
    expect(new TextDecoder().decode(await svg('b'))).toBe(drawn);
    expect(await svg('a')).toBeUndefined();
    expect(readLocal(store).map(({ id }) => id)).toEqual(['broken']);
    expect(await importLocal(store, supabase)).toEqual({ saved: new Map(), full: false });
    expect(await importable(store, supabase)).toEqual([]);
    const mine = await fetchPage({ whose: 'mine', search: 'Old', type: 'font' }, supabase);
    expect(mine.images.map(({ name }) => name)).toEqual(['Old', 'Old']);
    expect((await fetchPage({ search: 'Old', type: 'font' }, visitor)).images).toEqual([]);
    // Who has saved something is not asked any more, and still has what he chooses.
    keepLocal(store, { ...entry, id: 'd', name: 'Chosen', createdAt: '2026-01-01' });
    keepLocal(store, { ...entry, id: 'e', createdAt: '2026-01-01' });
    const chosen = await importChosen(['d', 'gone'], store, supabase);
    expect([...chosen.saved.keys()]).toEqual(['d']);
    expect(readLocal(store).map(({ id }) => id)).toEqual(['e', 'broken']);
    const { images } = await fetchPage({ whose: 'mine', search: 'Chosen' }, supabase);
    expect(images.map(({ id }) => id)).toEqual([chosen.saved.get('d')]);
  });
});
