import type { Homes } from './reference.ts';

/** A piece of a comment's text. */
export interface DocPart {
  text: string;
  code: boolean;
  href?: string | undefined;
}

/** A link as Markdown writes it. */
const LINK = /\[([^\]]+)\]\((https:[^)]+)\)/;

/** Errors are named in comments without backticks. */
const ERRORS = /\b(EngineError|FormatError|RangeError|TypeError)\b/;

/** A paragraph of a comment: its `code` marked, and linked where it names an export. */
export function docParts(paragraph: string, homes: Homes): DocPart[] {
  const name = (text: string): DocPart => ({ text, code: true, href: homes.get(text) });
  return paragraph
    .split(/`([^`]*)`/)
    .flatMap((text, i) => (i % 2 === 1 ? [name(text)] : words(text, name)))
    .filter(({ text }) => text !== '');
}

/** What stands outside backticks: words, links and names of errors. */
function words(text: string, name: (text: string) => DocPart): DocPart[] {
  const [before, label, href, ...rest] = text.split(LINK);
  const plain = before
    .split(ERRORS)
    .map((part, i): DocPart => (i % 2 === 1 ? name(part) : { text: part, code: false }));
  if (label === undefined) return plain;
  return [...plain, { text: label, code: false, href }, ...words(rest.join(''), name)];
}

/** A short text as a sentence: with a capital, and a full stop. */
export function sentence(text: string): string {
  const first = text.startsWith('`') ? text : text.charAt(0).toUpperCase() + text.slice(1);
  return first === '' || /[.!?:]$/.test(first) ? first : `${first}.`;
}
