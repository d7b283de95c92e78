import { parseDocument, type SvgElement } from './document.ts';
import { hrefOf } from './paint.ts';
import { writePlain } from './plain.ts';
import { surveyDrawing } from './survey.ts';

/** A drawing that a browser may be given. */
export interface DrawableSvg {
  /** The drawing anew, with nothing in it that runs, moves or loads. */
  text: string;
  /** The pictures that stand in it, as data URLs: whoever draws it looks at them first. */
  pictures: string[];
}

/**
 * Reads a drawing for a browser to draw, which has no bounds of its own.
 * @param text the document
 * @throws FormatError for what is no SVG; EngineError `too-complex` where drawing it would take
 * more time or memory than a page has.
 */
export function drawableSvg(text: string): DrawableSvg {
  const plain = writePlain(parseDocument(text));
  // Read once more, so that what is looked at is to the letter what is drawn.
  const root = parseDocument(plain);
  surveyDrawing(root);
  return { text: plain, pictures: [...new Set(picturesIn(root))] };
}

function picturesIn(root: SvgElement): string[] {
  const found: string[] = [];
  const stack = [root];
  for (let element = stack.pop(); element; element = stack.pop()) {
    const href = element.name === 'image' ? hrefOf(element)?.trim() : undefined;
    if (href?.toLowerCase().startsWith('data:')) found.push(href);
    stack.push(...element.children);
  }
  return found;
}
