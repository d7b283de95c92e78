import { describe, expect, it, vi } from 'vitest';
import type { Made } from './making.ts';
import { DesignMemory } from './memory.ts';
import type { MakeRequest } from './protocol.ts';

const words = (text: string) => ({ kind: 'lettering', options: { text } }) as MakeRequest;

function bench() {
  const make = vi.fn((request: MakeRequest) => Promise.resolve({ request } as unknown as Made));
  return { make, memory: new DesignMemory(make) };
}

describe('DesignMemory', () => {
  it('makes what is seen twice, then taken, once', async () => {
    const { make, memory } = bench();
    const seen = await memory.see(words('Ada'));
    expect(await memory.see(words('Ada'))).toBe(seen);
    expect(await memory.take(words('Ada'))).toBe(seen);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('gives away no design twice, and none of other words', async () => {
    const { memory } = bench();
    await memory.see(words('Ada'));
    expect(memory.take(words('Eve'))).toBeUndefined();
    await memory.take(words('Ada'));
    expect(memory.take(words('Ada'))).toBeUndefined();
  });

  it('keeps nothing that failed, and nothing of pictures', async () => {
    const { make, memory } = bench();
    make.mockRejectedValueOnce(new Error('no font'));
    await expect(memory.see(words('Ada'))).rejects.toThrow('no font');
    expect(memory.take(words('Ada'))).toBeUndefined();
    const picture = { kind: 'picture', source: { kind: 'file' }, options: {} } as MakeRequest;
    await memory.see(picture);
    expect(memory.take(picture)).toBeUndefined();
  });
});
