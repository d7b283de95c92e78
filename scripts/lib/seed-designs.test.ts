import { expect, it } from 'vitest';
import { houseDesigns } from './seed-designs.ts';

it('knows each of the dozen pieces of the house, with a name of its own', async () => {
  const names = new Set<string>();
  const none = houseDesigns((name) => {
    names.add(name);
    return false;
  });
  expect(await none.next()).toMatchObject({ done: true });
  expect(names.size).toBe(12);
});
