import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { SubjectFinder } from 'ilmek-engine/digitize';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { weightsFile } from '../../scripts/lib/weights.ts';
import { SubjectNetwork } from './subject-network.ts';

/** A fox on paper that is nearly as light as its cheeks. */
async function fox(size: number) {
  const file = fileURLToPath(new URL('../../public/samples/fox.webp', import.meta.url));
  const picture = sharp(file).resize(size, size, { fit: 'fill' }).ensureAlpha();
  return { width: size, height: size, data: new Uint8ClampedArray(await picture.raw().toBuffer()) };
}

it('knows a thing from its ground, where their colours hardly tell, and the finder follows', async () => {
  const network = await SubjectNetwork.open(await readFile(weightsFile()));
  const prior = await network.look(await fox(400));
  expect(prior.data.length).toBe(prior.width * prior.height);
  const finder = new SubjectFinder(await fox(400));
  finder.learn(prior);
  const { isLed, data } = finder.find();
  expect(isLed).toBe(true);
  const at = (x: number, y: number) => data[Math.round(y * 400) * 400 + Math.round(x * 400)];
  // Forehead, an ear's dark inside, both light cheeks; paper beside, between the ears, and below.
  for (const [x, y] of [
    [0.4, 0.45],
    [0.2, 0.2],
    [0.24, 0.77],
    [0.76, 0.77],
  ]) {
    expect(at(x, y), `${x} ${y}`).toBe(255);
  }
  for (const [x, y] of [
    [0.05, 0.3],
    [0.5, 0.12],
    [0.15, 0.93],
  ]) {
    expect(at(x, y), `${x} ${y}`).toBe(0);
  }
});
