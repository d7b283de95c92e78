import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright/test';
import sharp from 'sharp';

/* People with accounts on the local server, and designs of theirs, made by requests. */

/** What every request to the local server carries. */
export const KEY = { apikey: 'sb_publishable_local' };
const PASSWORD = 'needle-and-thread';

export interface Member {
  email: string;
  password: string;
  id: string;
  token: string;
}

/** The token in the newest mail to an address, as the local mailbox shows it. */
async function mailedToken(request: APIRequestContext, email: string): Promise<string> {
  const html = await (await request.get('/_mail')).text();
  const mail = html.slice(html.indexOf(email));
  return /token_hash=([^&"]+)/.exec(mail)?.[1] ?? '';
}

/** Opens an account through the mailbox. */
export async function join(
  request: APIRequestContext,
  name: string,
  password = PASSWORD,
  email = `${name}-${randomUUID().slice(0, 8)}@example.com`,
): Promise<Member> {
  await request.post('/auth/v1/signup', {
    headers: KEY,
    data: { email, password, data: { full_name: name } },
  });
  const answer = await request.post('/auth/v1/verify', {
    headers: KEY,
    data: { type: 'signup', token_hash: await mailedToken(request, email) },
  });
  if (!answer.ok()) throw new Error(`no account: ${answer.status()} ${await answer.text()}`);
  const session = (await answer.json()) as { access_token: string; user: { id: string } };
  return { email, password, id: session.user.id, token: session.access_token };
}

/** Lets a page open as signed in, by the session that the browser would keep. */
export async function signIn(page: Page, { email, password }: Member): Promise<void> {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: KEY,
    data: { email, password },
  });
  if (!answer.ok()) throw new Error(`no session: ${answer.status()} ${await answer.text()}`);
  await page.addInitScript(
    ({ once, session }) => {
      // Once: signing out in the test must last.
      if (sessionStorage.getItem(once)) return;
      sessionStorage.setItem(once, 'yes');
      localStorage.setItem('ilmek-session', session);
    },
    { once: `test-signed-in-${randomUUID()}`, session: await answer.text() },
  );
}

export interface Saved {
  id: string;
  name: string;
}

interface DesignOptions {
  type?: string;
  prompt?: string;
  settings?: Record<string, unknown>;
  original?: boolean;
  /** Whether it is in the gallery, its original with it; it is unless told. */
  shared?: boolean;
}

const swatch = (color: string) =>
  sharp({ create: { width: 60, height: 45, channels: 3, background: color } })
    .png()
    .toBuffer();

/** Saves a design of a member: its files, then its row; and shares it. */
export async function saveDesign(
  request: APIRequestContext,
  { id: user, token }: Member,
  name: string,
  {
    type = 'embroidery',
    prompt = '',
    settings = {},
    original = false,
    shared = true,
  }: DesignOptions = {},
): Promise<Saved> {
  const id = randomUUID();
  const headers = { ...KEY, Authorization: `Bearer ${token}` };
  const folder = `gallery/${user}/${id}`;
  const upload = async (file: string, color: string) =>
    request.post(`/storage/v1/object/${folder}/${file}`, {
      headers: { ...headers, 'Content-Type': 'image/png' },
      data: await swatch(color),
    });
  await upload('picture.png', '#b3262e');
  if (original) await upload('original.png', '#2c4a8f');
  const path = `/storage/v1/object/${folder}`;
  const answer = await request.post('/rest/v1/gallery_images', {
    headers,
    data: {
      ...{ id, user_id: user, name, type, prompt, settings, width: 60, height: 45 },
      url: `${path}/picture.png`,
      original_image: original ? `${path}/original.png` : null,
    },
  });
  if (!answer.ok()) throw new Error(`not saved: ${answer.status()} ${await answer.text()}`);
  if (shared) await shareDesign(request, { user, token }, { id, name }, original);
  return { id, name };
}

/** Shares a design as the page does: its copies, then its row. */
async function shareDesign(
  request: APIRequestContext,
  { user, token }: { user: string; token: string },
  { id, name }: Saved,
  original: boolean,
): Promise<void> {
  const headers = { ...KEY, Authorization: `Bearer ${token}` };
  for (const file of ['picture.png', ...(original ? ['original.png'] : [])]) {
    const key = `${user}/${id}/${file}`;
    await request.post('/storage/v1/object/copy', {
      headers,
      data: {
        ...{ bucketId: 'gallery', sourceKey: key },
        ...{ destinationBucket: 'shared', destinationKey: key },
      },
    });
  }
  const answer = await request.post('/rest/v1/rpc/share_design', {
    headers,
    data: { id, name, with_original: original },
  });
  if (!answer.ok()) throw new Error(`not shared: ${answer.status()} ${await answer.text()}`);
}
