import type { ShapeSet } from '../shapes.ts';
import { readSvg } from '../svg/index.ts';

/** Motifs are read on a page of this width; the composer gives them their size. */
const PAGE_MM = 32;

/**
 * Reads one motif file: an SVG of flat paint. Gradients become their mean colour, and
 * what is nearly transparent is left out, as everywhere in `svg/`.
 * @param svg the document
 * @throws FormatError for what is no SVG, EngineError `nothing-to-sew` for an empty one
 */
export function readMotif(svg: string): ShapeSet {
  return readSvg(svg, { widthMm: PAGE_MM }).set;
}
