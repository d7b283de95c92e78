import type { APIRoute } from 'astro';

/** Made at build, because the sitemap must be named with its whole address. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /auth\n\nSitemap: ${new URL('sitemap-index.xml', site).href}\n`,
  );
