import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../../core/errors.ts';
import { scanJson, type JsonValue } from './scan.ts';

const fault = (message: string, offset: number) => new FormatError('JSON', message, offset);
const scan = (text: string) => scanJson(new Uint8Array(Buffer.from(text)), fault);

/** With lists of numbers as lists. */
function plain(value: JsonValue): unknown {
  if (value instanceof Float64Array) return [...value];
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plain(item)]));
}

/** What a whole parser makes of it; undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

function scanned(text: string): unknown {
  try {
    return { value: plain(scan(text)) };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return undefined;
  }
}

describe('scanJson', () => {
  it('reads what a whole parser reads', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), fc.nat(3), (text, indent) => {
        const pretty = JSON.stringify(JSON.parse(text), null, indent);
        expect(plain(scan(pretty))).toEqual(JSON.parse(text));
      }),
      { numRuns: 300, seed: 5 },
    );
  });

  it.each(['0', '-0', '12', '-7', '0.1', '1e-7', '-2.5E+3', '123456789012345678', '1e400'])(
    'reads the number %s to the last digit',
    (text) => expect(scan(text)).toBe(Number(text)),
  );

  it.each([
    ...['', ' ', '01', '-', '1.', '.5', '+1', '1e', '--1', '0x1', '1-2', 'nul', 'True', 'NaN'],
    ...['[1,]', '[1 2]', '[', '[1', '{"a"}', '{"a":}', '{a:1}', '{"a":1,}', '{', '1 2', '"', '"\\'],
    ...['"\\x"', '"\n"', '["a"', '[,1]', '\uFEFF1', '[1,"a",2]', '[[],1]', '{"__proto__":1}'],
  ])('judges %j as a whole parser does', (text) => {
    // A byte order mark is more than the parser takes, and files have one.
    const bare = text.replace(/^\uFEFF/, '');
    expect(scanned(text)).toEqual(parsed(bare));
  });

  it.each([
    ['too deep', '['.repeat(1_000_000)],
    ['too many objects', `[${'{},'.repeat(600_000)}{}]`],
    ['too many objects', `[${'[],'.repeat(600_000)}[]]`],
    ['too many stitches', `[${'0,'.repeat(8_500_000)}0]`],
    ['too long a text', `"${'a'.repeat(1_000_000)}"`],
  ])('stops at what is %s', (message, text) => {
    expect(() => scan(text)).toThrow(message);
  });
});
