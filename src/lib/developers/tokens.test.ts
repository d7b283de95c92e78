import { describe, expect, it } from 'vitest';
import { tokensOf } from './tokens.ts';

const homes = new Map([
  ['Design', '/developers/ilmek-engine#Design'],
  ['decode', '/developers/formats#decode'],
  ['ilmek-engine/formats', '/developers/formats'],
]);

describe('tokensOf', () => {
  it('keeps every character', () => {
    const code = "const a = { b: -0.5, c: `x ${1}`, d: 'it\\'s' }; // done\nx ||= y / 2;";
    expect(
      tokensOf(code, homes)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  });

  it('links types, not parameters and properties of the same name', () => {
    const linked = (code: string) => tokensOf(code, homes).filter(({ href }) => href);
    expect(linked('sew(Design: Design): x.Design')).toEqual([
      { text: 'Design', href: '/developers/ilmek-engine#Design' },
    ]);
    expect(linked('{ decode?: () => Design[] }')).toHaveLength(1);
    expect(linked('{ ...Design }')).toHaveLength(1);
  });

  it('links a door by its import', () => {
    const tokens = tokensOf("import { decode } from 'ilmek-engine/formats';", homes);
    expect(tokens.find(({ kind }) => kind === 'string')?.href).toBe('/developers/formats');
  });

  it('marks the name that is declared, and does not link it to itself', () => {
    expect(tokensOf('decode(bytes: Uint8Array): Design', homes, 'decode')[0]).toEqual({
      text: 'decode',
      kind: 'name',
    });
  });

  it('tells keywords, strings, numbers and comments', () => {
    const kinds = tokensOf("const a = ['b', -2.5]; // c", homes).flatMap(({ kind }) => kind ?? []);
    expect(kinds).toEqual(['keyword', 'string', 'number', 'comment']);
  });
});
