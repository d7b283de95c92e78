// @ts-check
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { lastModified } from './scripts/lib/last-modified.ts';
import { checkedWeights } from './scripts/lib/weights.ts';
import { leanPages } from './scripts/lean-pages/integration.ts';
import { embeddedSupabase } from './server/embedded/vite.ts';
import { directives } from './src/directives/integration.ts';
import { offline } from './src/offline/integration.ts';
import { FAL_FILES, imageProviderOf } from './src/lib/ai/provider.ts';

const modified = lastModified(new Date());

/** The project that keeps accounts and gallery, where it is another origin than the site. */
const env = loadEnv('production', process.cwd(), 'PUBLIC_');
const { PUBLIC_SUPABASE_URL } = env;
const project = PUBLIC_SUPABASE_URL ? ` ${new URL(PUBLIC_SUPABASE_URL).origin}` : '';

/** Where pictures go that fal.ai is to work at; with the local maker they go nowhere. */
const fal = imageProviderOf(env) === 'fal' ? ` ${FAL_FILES}` : '';

/** Not for search engines. */
const UNLISTED = new Set([
  '/account',
  '/my-pieces',
  '/moderation',
  '/auth',
  '/auth/confirm',
  '/blog/bulunamadi',
  '/contact/not-sent',
  '/contact/sent',
  '/gallery/design',
  '/offline',
]);

export default defineConfig({
  site: process.env.PUBLIC_SITE_URL ?? 'https://ilmek.example',
  output: 'static',
  trailingSlash: 'never',
  build: {
    // One file a route, so that a page's address is its canonical one: /features, not /features/.
    format: 'file',
    // A page and its style come as one: the first paint waits for one answer, not for two.
    inlineStylesheets: 'always',
  },
  compressHTML: true,
  integrations: [
    mdx(),
    react(),
    directives(),
    leanPages(),
    offline(),
    sitemap({
      // Pages that ask not to be indexed, and those that answer unknown paths.
      filter: (page) => !UNLISTED.has(new URL(page).pathname),
      serialize: (item) => ({ ...item, lastmod: modified(new URL(item.url).pathname) }),
    }),
  ],
  // Shiki colours code with style attributes, which the policy below forbids.
  markdown: { syntaxHighlight: false },
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      // An eighth of the time of sharp's own effort, for files three hundredths larger.
      config: { avif: { effort: 2 } },
    },
  },
  security: {
    // Astro's islands start from inline scripts; their hashes go into each page's policy.
    csp: {
      directives: [
        "default-src 'self'",
        `img-src 'self' data: blob:${project}`,
        `connect-src 'self' blob:${project}${fal}`,
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
    },
  },
  vite: {
    plugins: [tailwindcss(), embeddedSupabase(), checkedWeights()],
    // A worker of modules may load some of them only when they are wanted.
    worker: { format: 'es' },
    build: {
      // Files stay files: cached on their own, and no data: address in style or script. But a page's
      // own small script that imports nothing lies in the page: a request less before it is whole.
      assetsInlineLimit: (file, content) =>
        /_astro_type_script_/.test(file) && content.length < 600,
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    },
  },
});
