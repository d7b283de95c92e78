import { FormatError } from '../core/errors.ts';
import { tooComplex } from './limits.ts';

/*
 * Entities that a document declares for itself. Old drawing programs write their namespaces so.
 * Those of plain text are put in; one that names another, or a file, is refused: ten of them,
 * each ten times the one before, are ten thousand million letters.
 */

const DECLARATION = /<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(?:"([^"&<%]*)"|'([^'&<%]*)')\s*>/g;
/** The most entities of a document, and letters of one. */
const MOST_ENTITIES = 100;
const MOST_LETTERS = 200;
/** The most places where one is put in. */
const MOST_USES = 20_000;

/**
 * A document without entities of its own.
 * @throws FormatError where one is not of plain text; EngineError `too-complex` where they are many
 */
export function withoutEntities(text: string): string {
  if (!/<!ENTITY/i.test(text)) return text;
  const known = new Map<string, string>();
  const rest = text.replace(DECLARATION, (_, name: string, double?: string, single?: string) => {
    known.set(name, double ?? single ?? '');
    return '';
  });
  const isPlain = [...known.values()].every((value) => value.length <= MOST_LETTERS);
  if (!isPlain || known.size > MOST_ENTITIES || /<!ENTITY/i.test(rest)) {
    throw new FormatError(
      'SVG',
      'it declares entities that are no plain text; save the drawing as plain SVG',
    );
  }
  let uses = 0;
  return rest.replace(/&([A-Za-z_][\w.-]*);/g, (whole, name: string) => {
    const value = known.get(name);
    if (value === undefined) return whole;
    if (++uses > MOST_USES) throw tooComplex(`it uses entities more than ${MOST_USES} times`);
    return value;
  });
}
