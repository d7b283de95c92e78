import { idInPath } from '../../src/lib/gallery/names.ts';
import { IMAGE_TYPES, SHARED_PATH } from '../../src/lib/gallery/image.ts';
import { fillHead } from '../../src/lib/gallery/preview.ts';
import type { PreviewDesign } from '../../src/lib/gallery/preview.ts';
import { supabaseConfig } from '../../src/lib/supabase-config.ts';

/*
 * The page of a design, with the design's own title and picture for those who draw link
 * previews. It asks as a visitor: of a private design there is nothing to be told. Whatever goes wrong, the page itself is sent: it asks for the design once more.
 */

/** The one file that answers for all designs. */
const PAGE = '/gallery/design';

/** How long a visitor waits for the words of a preview, ms. */
const PATIENCE_MS = 1500;

/** What the answer's body decides anew, and what another hop has to say. */
const OWN_HEADERS = ['content-encoding', 'content-length', 'etag', 'last-modified', 'age'];

/** How this function reaches the site and the project. */
export interface Reach {
  fetch: typeof fetch;
  env: Record<string, string | undefined>;
}

interface Row extends Omit<PreviewDesign, 'picture'> {
  url: string;
}

async function readDesign(id: string, origin: string, reach: Reach): Promise<PreviewDesign | null> {
  const { url, anonKey } = supabaseConfig(reach.env, origin);
  const columns = 'name,prompt,type,url,width,height';
  const response = await reach.fetch(
    `${url}/rest/v1/gallery_images?id=eq.${id}&select=${columns}&limit=1`,
    { headers: { apikey: anonKey }, signal: AbortSignal.timeout(PATIENCE_MS) },
  );
  if (!response.ok) return null;
  const [row] = (await response.json()) as Row[];
  if (!row?.url.startsWith(SHARED_PATH) || !IMAGE_TYPES.includes(row.type)) return null;
  return { ...row, picture: url + row.url };
}

/** The page of the design whose id stands in the address. */
export async function galleryPage(request: Request, reach: Reach): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const id = idInPath(pathname);
  const [page, design] = await Promise.all([
    reach.fetch(origin + PAGE),
    id ? readDesign(id, origin, reach).catch(() => null) : null,
  ]);
  if (!page.ok || !design) return page;
  const headers = new Headers(page.headers);
  for (const name of OWN_HEADERS) headers.delete(name);
  const html = fillHead(await page.text(), design, `${origin}/gallery/${id}`);
  return new Response(request.method === 'HEAD' ? null : html, { status: page.status, headers });
}

export default (request: Request): Promise<Response> =>
  galleryPage(request, { fetch, env: process.env });

export const config = { path: '/gallery/:id([0-9a-fA-F-]{36})' };
