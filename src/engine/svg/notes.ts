import { EngineError } from '../core/errors.ts';

/* What a reading leaves out, told once each with how often. */

const SENTENCES = {
  text: 'Text is left out: turn the text into paths first.',
  typeface: 'Text is written in the nearest typeface that is here: its letters may look otherwise.',
  unsewnText: 'Text is not sewn, as in Ink/Stitch: in the list of objects it can be shown.',
  image: 'Pixel pictures inside the drawing are left out: digitize them by themselves.',
  foreign: 'Foreign content (HTML inside the drawing) is left out.',
  mask: 'Masks are ignored: what they hide is sewn.',
  filter: 'Filters (shadows, blur) are ignored.',
  blend: 'Blending (multiply, screen) is ignored: what lies above hides what lies below.',
  marker: 'Arrow heads and other markers are left out: turn them into paths first.',
  dash: 'Dashed lines are sewn solid.',
  gradient: 'Gradients are sewn in their mean colour.',
  pattern: 'Patterns are sewn in their first colour.',
  paint: 'A colour that could not be read is left out.',
  opacity: 'What shines through is sewn solid.',
  shadow: 'Clear shadows on the cloth are left out: the piece casts its own.',
  clip: 'Some clip paths could not be applied.',
  path: 'A path with a fault is drawn up to the fault.',
  use: 'A reference that leads nowhere or to itself is left out.',
  selector: 'Style rules that depend on other elements are left out.',
  shape: 'A shape without a usable size is left out.',
} as const;

export type NoteKind = keyof typeof SENTENCES;

/** Counts of what was left out or changed. */
export type Notes = Map<NoteKind, number>;

export function addNote(notes: Notes, kind: NoteKind, count = 1): void {
  if (count > 0) notes.set(kind, (notes.get(kind) ?? 0) + count);
}

/** The notes as sentences: 'Text is left out: … (3×)'. */
export function noteSentences(notes: Notes): string[] {
  return [...notes].map(([kind, count]) =>
    count === 1 ? SENTENCES[kind] : `${SENTENCES[kind]} (${count}×)`,
  );
}

/** Of these nothing is missed. */
const MINOR: ReadonlySet<NoteKind> = new Set(['shape', 'use', 'path', 'selector']);

/** The notes of which something is seen in the design: it looks otherwise than the drawing. */
export const seenNotes = (notes: Notes): string[] =>
  noteSentences(new Map([...notes].filter(([kind]) => !MINOR.has(kind))));

/** A drawing that is past a bound of the reader. @param message what there is too much of */
export const tooComplex = (message: string): EngineError =>
  new EngineError('too-complex', 'read SVG', message);
