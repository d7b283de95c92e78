/* Signing addresses as a hosted project answers it. Supabase Lite takes a list for a file's name. */

const SIGN = /^\/storage\/v1\/object\/sign\/([^/]+)\/?$/;

type Fetch = (request: Request) => Promise<Response>;

interface Wanted {
  expiresIn: number;
  paths: string[];
}

/** One entry of the answer. */
interface Signed {
  path: string;
  /** From `/storage/v1` on. */
  signedURL: string | null;
  error: string | null;
}

const isWanted = (value: unknown): value is Wanted =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as Wanted).paths) &&
  (value as Wanted).paths.every((path) => typeof path === 'string');

/** Signs one file, with the rights of whoever asks. */
async function signOne(request: Request, path: string, wanted: Wanted, next: Fetch) {
  const { origin, pathname } = new URL(request.url);
  const key = path.split('/').map(encodeURIComponent).join('/');
  const answer = await next(
    new Request(`${origin}${pathname.replace(/\/$/, '')}/${key}`, {
      method: 'POST',
      headers: request.headers,
      body: JSON.stringify({ expiresIn: wanted.expiresIn }),
    }),
  );
  const said = (await answer.json()) as { signedUrl?: string; message?: string };
  const signedURL = said.signedUrl?.replace(/^\/storage\/v1/, '') ?? null;
  return { path, signedURL, error: signedURL ? null : (said.message ?? 'not signed') };
}

/** Answers requests to sign many files; hands on all others. */
export function withSignMany(next: Fetch): Fetch {
  return async (request) => {
    const many = request.method === 'POST' && SIGN.test(new URL(request.url).pathname);
    if (!many) return next(request);
    const wanted: unknown = await request
      .clone()
      .json()
      .catch(() => undefined);
    if (!isWanted(wanted)) return next(request);
    const signed: Signed[] = [];
    for (const path of wanted.paths) signed.push(await signOne(request, path, wanted, next));
    return Response.json(signed);
  };
}
