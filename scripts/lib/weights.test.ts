import { expect, it } from 'vitest';
import { checkWeights, weightsFile } from './weights.ts';

it('takes the network that was looked at, and no other file', () => {
  checkWeights(weightsFile());
  expect(() => checkWeights(import.meta.filename)).toThrow('is not the network');
});
