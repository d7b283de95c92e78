import { describe, expect, it } from 'vitest';
import { galleryPage } from './functions/gallery-page.ts';

const ID = '0b9c1a52-9a3e-4d52-8f7c-1f2e3d4c5b6a';
const OWNER = '7c3c1a52-9a3e-4d52-8f7c-1f2e3d4c5b6a';
const PAGE =
  '<!DOCTYPE html><head><title>A design · Ilmek</title><meta property="og:image" content="x"/></head><body>';

const row = {
  name: 'Fox & <tulip>',
  prompt: '',
  type: 'embroidery',
  url: `/storage/v1/object/public/shared/${OWNER}/${ID}/picture.jpg`,
  width: null,
  height: null,
};

/** A site with one design; what is asked of it is noted. */
function site(answer: () => Response, env: Record<string, string> = {}) {
  const asked: string[] = [];
  const fetch = (input: string | URL | Request): Promise<Response> => {
    const { url } = new Request(input);
    asked.push(url);
    if (url.includes('/rest/v1/')) return Promise.resolve().then(answer);
    const headers = { 'Content-Type': 'text/html', ETag: '"1"', 'X-Frame-Options': 'DENY' };
    return Promise.resolve(new Response(PAGE, { headers }));
  };
  const open = (path: string) =>
    galleryPage(new Request(`https://ilmek.example${path}`), { fetch, env });
  return { asked, open };
}

describe('the page of a design', () => {
  it('is the static page with the design in its head', async () => {
    const { open } = site(() => Response.json([row]));
    const response = await open(`/gallery/${ID}`);
    const html = await response.text();
    expect(html).toContain('<title>Fox &amp; &lt;tulip&gt; · Ilmek</title>');
    expect(html).toContain(`content="https://ilmek.example${row.url}"`);
    expect(response.headers.get('X-Frame-Options')).toBe('DENY');
    expect(response.headers.get('ETag')).toBeNull();
  });

  it('takes the picture from the project', async () => {
    const env = {
      PUBLIC_SUPABASE_URL: 'https://abc.supabase.co',
      PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_x',
    };
    const { open, asked } = site(() => Response.json([row]), env);
    expect(await (await open(`/gallery/${ID}`)).text()).toContain(
      `https://abc.supabase.co${row.url}`,
    );
    expect(asked.some((url) => url.startsWith('https://abc.supabase.co/rest/v1/'))).toBe(true);
  });

  it.each([
    ['there is no such design', () => Response.json([])],
    ['the project refuses', () => new Response('', { status: 503 })],
    ['the project cannot be reached', () => Promise.reject(new TypeError()) as never],
    ['the picture lies elsewhere', () => Response.json([{ ...row, url: 'https://evil.example/' }])],
    [
      'the picture is private',
      () => Response.json([{ ...row, url: row.url.replace('public/shared', 'gallery') }]),
    ],
    ['the type is unknown', () => Response.json([{ ...row, type: '"><script>' }])],
  ])('is the page as it was built where %s', async (_, answer) => {
    const { open } = site(answer);
    const response = await open(`/gallery/${ID}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(PAGE);
  });

  it('asks the project for nothing that is no id', async () => {
    const { open, asked } = site(() => Response.json([row]));
    expect(await (await open('/gallery/id=eq.1')).text()).toBe(PAGE);
    expect(asked).toEqual(['https://ilmek.example/gallery/design']);
  });
});
