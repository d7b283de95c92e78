/*
 * What `npm start` does first: installs and builds, each only when something
 * changed. `--install` stops after the first. Runs on Node 20, before any
 * package is there.
 */
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { Stop } from './lib/run.mjs';

const OLDEST_NODE = 20;

async function prepare() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new Stop(
      `This is Node ${process.versions.node}; Ilmek needs ${OLDEST_NODE} or newer: https://nodejs.org`,
    );
  }
  await install();
  if (!process.argv.includes('--install')) await build();
}

prepare().catch((error) => {
  if (!(error instanceof Stop)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
});
