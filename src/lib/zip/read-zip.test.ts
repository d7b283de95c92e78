import { describe, expect, it } from 'vitest';
import { listZip, ZipError } from './read-zip.ts';
import { ZipWriter } from './zip.ts';

const text = (words: string) => new TextEncoder().encode(words);

async function archive(): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new ZipWriter((bytes) => void parts.push(bytes));
  const modified = new Date(Date.UTC(2026, 0, 1));
  await zip.add({ name: 'gül.svg', bytes: text('<svg/>'.repeat(500)), modified, pack: true });
  await zip.add({ name: 'in/leaf.dst', bytes: text('LA:leaf'), modified });
  await zip.end();
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

describe('listZip', () => {
  it('gives back what was packed, deflated or stored', async () => {
    const files = listZip(await archive());
    expect(files.map(({ name }) => name)).toEqual(['gül.svg', 'in/leaf.dst']);
    const [svg, dst] = await Promise.all(files.map((file) => file.bytes()));
    expect(new TextDecoder().decode(svg)).toBe('<svg/>'.repeat(500));
    expect(new TextDecoder().decode(dst)).toBe('LA:leaf');
  });

  it('refuses what is no archive, cut off, or larger than it says', async () => {
    expect(() => listZip(text('LA:leaf'))).toThrow(ZipError);
    const whole = await archive();
    expect(() => listZip(whole.slice(0, -30))).toThrow(ZipError);
    const at =
      listZip(whole).length && new DataView(whole.buffer).getUint32(whole.length - 6, true);
    const lied = whole.slice();
    new DataView(lied.buffer).setUint32(at + 24, 20, true);
    await expect(listZip(lied)[0].bytes()).rejects.toThrow(/larger than it says/);
    const spoilt = whole.slice();
    spoilt[40] ^= 0xff;
    await expect(listZip(spoilt)[0].bytes()).rejects.toThrow(ZipError);
  });
});
