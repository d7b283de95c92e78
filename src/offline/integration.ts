import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { MOTIF_PACK, OFFLINE_PAGE, TOOL_PAGES, type BuildFiles } from './worker/messages.ts';

/** Kinds of built files that tools are made of. */
const TOOL_FILE = /\.(?:js|css|woff2?)$/;
/** What runs a network whose weights are kept by nobody who has not used it. */
const FOR_NETWORK = /^likely-subject/;

/** Writes the service worker beside the built pages, with the names of this build's files in it. */
export function offline(): AstroIntegration {
  return {
    name: 'ilmek:offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const files = await buildFiles(dist);
        await build({
          configFile: false,
          logLevel: 'warn',
          define: {
            BUILD_FILES: JSON.stringify(files),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            outDir: dist,
            emptyOutDir: false,
            copyPublicDir: false,
            target: 'es2023',
            lib: {
              entry: fileURLToPath(new URL('./worker/service-worker.ts', import.meta.url)),
              formats: ['iife'],
              name: 'serviceWorker',
              fileName: () => 'service-worker.js',
            },
          },
        });
        logger.info(`service-worker.js keeps ${files.tools.length} files of the tools`);
      },
    },
  };
}

async function buildFiles(dist: string): Promise<BuildFiles> {
  const revision = async (file: string): Promise<string> => {
    const bytes = await readFile(path.join(dist, file));
    return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  };
  const page = `${OFFLINE_PAGE}.html`;
  const assets = await readdir(path.join(dist, '_astro'), { recursive: true });
  const own = assets
    .filter((file) => TOOL_FILE.test(file) && !FOR_NETWORK.test(file))
    .map((file) => `/_astro/${file}`);
  return {
    fallback: [{ url: page, revision: await revision(page) }],
    tools: [...TOOL_PAGES, ...own.sort()],
    motifs: { url: MOTIF_PACK, revision: await revision(MOTIF_PACK) },
  };
}
