import { expect, it } from 'vitest';
import { inParts } from './in-parts.ts';

it('gives all bytes in order, and lets other tasks run between its parts', async () => {
  const bytes = Uint8Array.from({ length: 600_000 }, (_, at) => at % 251);
  const parts: Uint8Array[] = [];
  const happened: string[] = [];
  for await (const part of inParts(bytes)) {
    parts.push(part);
    happened.push('part');
    setTimeout(() => happened.push('task'));
  }
  expect(Buffer.concat(parts).equals(bytes)).toBe(true);
  expect(happened.join(' ')).toMatch(/^part task part task part/);
  expect(parts.every(({ length }) => length <= 65_536)).toBe(true);
});

it('gives nothing of nothing', async () => {
  const { byteLength } = await new Response(inParts(new Uint8Array())).arrayBuffer();
  expect(byteLength).toBe(0);
});
