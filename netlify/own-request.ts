/** What says where the site stands: `PUBLIC_SITE_URL`, and `BEHIND_PROXY` for the local server. */
type Env = Record<string, string | undefined>;

/** A host without the port that its scheme has anyway: a proxy may speak another scheme than we. */
const bare = (host: string | undefined) => host?.toLowerCase().replace(/:(?:80|443)$/, '');

/** The hosts that are this site: as it was asked for, as it is set, as the proxy before it says. */
function ownHosts({ url, headers }: Request, env: Env): (string | undefined)[] {
  const forwarded = env.BEHIND_PROXY?.trim() === '1' && headers.get('x-forwarded-host');
  return [
    new URL(url).host,
    URL.parse(env.PUBLIC_SITE_URL?.trim() ?? '')?.host,
    forwarded ? forwarded.split(',').at(-1)?.trim() : undefined,
  ].map(bare);
}

/**
 * Whether the form stands on this site: browsers say so. Older ones tell the page's origin, of
 * which the host counts: behind a proxy the scheme differs.
 */
export function isOwn(request: Request, env: Env = {}): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  const host = bare(URL.parse(origin)?.host);
  return !!host && ownHosts(request, env).includes(host);
}
