// @ts-check
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { lastModified } from './scripts/lib/last-modified.ts';

const modified = lastModified(new Date());

/** Not for search engines. */
const UNLISTED = new Set(['/auth', '/blog/bulunamadi']);

export default defineConfig({
  site: process.env.PUBLIC_SITE_URL ?? 'https://ilmek.example',
  output: 'static',
  trailingSlash: 'never',
  // One file a route, so that a page's address is its canonical one: /features, not /features/.
  build: { format: 'file', inlineStylesheets: 'never' },
  compressHTML: true,
  integrations: [
    mdx(),
    react(),
    sitemap({
      // Pages that ask not to be indexed, and those that answer unknown paths.
      filter: (page) => !UNLISTED.has(new URL(page).pathname),
      serialize: (item) => ({ ...item, lastmod: modified(new URL(item.url).pathname) }),
    }),
  ],
  // Shiki colours code with style attributes, which the policy below forbids.
  markdown: { syntaxHighlight: false },
  security: {
    // Astro's islands start from inline scripts; their hashes go into each page's policy.
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self' data: blob:",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
    },
  },
  vite: {
    plugins: [tailwindcss()],
    // A worker of modules may load some of them only when they are wanted.
    worker: { format: 'es' },
    build: {
      // Files stay files: cached on their own, and no data: address in style or script.
      assetsInlineLimit: 0,
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    },
  },
});
