import { EngineError } from '../../core/errors.ts';
import { elementsOf, type SvgElement } from '../../svg/document.ts';
import { within, type Inherited, type Reading } from './drawn.ts';
import type { Names } from './commands.ts';

/** What is drawn by itself; nothing else would be sewn if it were shown. */
const DRAWN = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text']);

/** What Ink/Stitch calls the layers of its fonts: each is a letter. */
const LETTER = /^GlyphLayer-/;

/**
 * Refuses a drawing of which nothing is sewn because all of it is hidden, as the letters of Ink/Stitch's
 * fonts are: it says so, and what to do.
 * @param root a drawing that gave no object
 * @param start where its reading begins
 * @throws EngineError `nothing-to-sew`
 */
export function refuseAllHidden(
  root: SvgElement,
  start: Inherited,
  reading: Reading,
  { inkscape }: Pick<Names, 'inkscape'>,
): void {
  const hidden: SvgElement[] = [];
  const visit = (element: SvgElement, parent: Inherited): void => {
    const here = within(reading, element, parent);
    if (here.style.display !== 'none') {
      for (const child of element.children) visit(child, here);
    } else if ([...elementsOf(element)].some(({ name }) => DRAWN.has(name))) hidden.push(element);
  };
  for (const child of root.children) visit(child, start);
  if (hidden.length === 0) return;
  const layers = hidden.filter((one) => inkscape(one).groupmode === 'layer').length;
  const what = layers === hidden.length ? layersOf(layers) : 'all that it draws is';
  const isFont = hidden.every((one) => LETTER.test(inkscape(one).label ?? ''));
  const why = isFont ? ': it is a font of Ink/Stitch, a layer for each letter' : '';
  throw new EngineError(
    'nothing-to-sew',
    'read working file',
    `${what} hidden${why}. In Inkscape, open “Layers and Objects”, press the eye of what is to be sewn, and save it`,
  );
}

const layersOf = (count: number): string =>
  count === 1 ? 'its one layer is' : `all of its ${count} layers are`;
