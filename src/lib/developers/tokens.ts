import type { Homes } from './reference.ts';

/*
 * Colours for code, and links to what it names. A highlighter for all languages would colour with
 * style attributes, which the pages' policy forbids, and would not know our exports.
 */

/** A piece of TypeScript or JavaScript: what it is, and where it leads. */
export interface Token {
  text: string;
  kind?: 'keyword' | 'string' | 'number' | 'comment' | 'name' | undefined;
  href?: string | undefined;
}

const PIECES =
  /\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|(?<![\w.])-?\d[\d._]*|[A-Za-z_$][\w$]*|[^\w$'`/-]+|./g;

const KEYWORDS = new Set(
  (
    'const let type interface class extends readonly keyof typeof new true false undefined null ' +
    'void string number boolean unknown never import from await async function return for of'
  ).split(' '),
);

/**
 * Takes code apart for its colours, and links the exports and doors that it names.
 * @param own the name that it declares, if it declares one
 */
export function tokensOf(code: string, homes: Homes, own = ''): Token[] {
  const pieces = code.match(PIECES) ?? [];
  return joined(
    pieces.map((text, i) => {
      if (text.startsWith('//')) return { text, kind: 'comment' };
      if (/^['`]/.test(text)) return { text, kind: 'string', href: homes.get(text.slice(1, -1)) };
      if (/^-?\d/.test(text)) return { text, kind: 'number' };
      if (text === own) return { text, kind: 'name' };
      // What a colon follows is a parameter or a field, what a full stop precedes a property.
      if (/^\??:/.test(pieces[i + 1] ?? '') || /(?:^|[^.])\.$/.test(pieces[i - 1] ?? ''))
        return { text };
      return KEYWORDS.has(text) ? { text, kind: 'keyword' } : { text, href: homes.get(text) };
    }),
  );
}

/** Plain pieces that follow each other as one. */
function joined(tokens: Token[]): Token[] {
  const all: Token[] = [];
  for (const token of tokens) {
    const last = all.at(-1);
    if (last && !last.kind && !last.href && !token.kind && !token.href) last.text += token.text;
    else all.push({ ...token });
  }
  return all;
}
