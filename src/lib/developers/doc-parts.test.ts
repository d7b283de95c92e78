import { describe, expect, it } from 'vitest';
import { docParts, sentence } from './doc-parts.ts';

const homes = new Map([['EngineError', '/developers/tables#EngineError']]);

describe('docParts', () => {
  it('finds code, and links what it names', () => {
    expect(docParts('EngineError `aborted` at once', homes)).toEqual([
      { text: 'EngineError', code: true, href: '/developers/tables#EngineError' },
      { text: ' ', code: false },
      { text: 'aborted', code: true, href: undefined },
      { text: ' at once', code: false },
    ]);
  });

  it('finds links', () => {
    expect(docParts('here it is [sharp](https://sharp.example), and there', homes)).toEqual([
      { text: 'here it is ', code: false },
      { text: 'sharp', code: false, href: 'https://sharp.example' },
      { text: ', and there', code: false },
    ]);
  });
});

describe('sentence', () => {
  it('begins with a capital and ends with a full stop, code left as it is', () => {
    expect(sentence('pixels; clear ones are never sewn')).toBe(
      'Pixels; clear ones are never sewn.',
    );
    expect(sentence('`note`: worth knowing.')).toBe('`note`: worth knowing.');
    expect(sentence('')).toBe('');
  });
});
