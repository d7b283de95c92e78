import { EngineError } from '../core/errors.ts';
import type { Ground } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import type { Shape, ShapeSet } from '../shapes.ts';
import { toPolygons } from '../vector/paths.ts';
import { takeGround, type Grounded } from './ground.ts';
import { noteSentences, type Notes } from './notes.ts';
import { openDrawing, READ_SVG_DEFAULTS, type ReadSvgOptions } from './open-drawing.ts';
import type { Painted } from './scene.ts';
import { nameThreads } from '../threads/choose.ts';

/** A drawing that was read. */
export interface SvgDrawing {
  /** Painted shapes, from the bottom to the top: each hides what is under it. */
  set: ShapeSet;
  /** What was left out or changed, in sentences for people. */
  notes: string[];
  /** What the others lie on and shows around them, be it sewn or left out. */
  ground?: Ground | undefined;
}

/**
 * Reads an SVG drawing: paths, basic shapes, groups, references, strokes,
 * transformations, style sheets, clip paths; gradients by their mean colour.
 * @throws FormatError for what is no SVG; EngineError `bad-options` when the page's width is out
 * of its range, `unsupported` when nothing but text and pictures is in it, `nothing-to-sew` when
 * nothing at all is, `one-colour` when it is nothing but a ground that nobody asked for,
 * `too-complex` when its shapes cannot be cut in time: `drawingAsPicture` reads those.
 */
export function readSvg(text: string, options: Partial<ReadSvgOptions> = {}): SvgDrawing {
  const settings = { ...READ_SVG_DEFAULTS, ...options };
  const { scene, widthMm, heightMm } = openDrawing(text, settings);
  const grounded = takeGround(scene.painted, [widthMm, heightMm], settings);
  const { painted, ground } = grounded;
  checkDrawn(grounded, scene.notes, settings);
  return { set: toShapes(painted, widthMm, heightMm), notes: noteSentences(scene.notes), ground };
}

function checkDrawn(
  { painted, ground, even }: Grounded,
  notes: Notes,
  { keepBackground }: ReadSvgOptions,
): void {
  // A gradient is only read as one colour.
  const isPlain = even && !notes.has('gradient') && !notes.has('pattern');
  if (ground && isPlain && keepBackground !== true) throw nothingDrawn(notes, ground);
  if (painted.length === 0) throw nothingDrawn(notes);
}

function nothingDrawn(notes: Notes, ground?: Ground): EngineError {
  const [sentence] = noteSentences(
    new Map([...notes].filter(([kind]) => kind === 'text' || kind === 'image')),
  );
  if (sentence) {
    return new EngineError('unsupported', 'read SVG', `nothing else is drawn. ${sentence}`);
  }
  if (ground) {
    const message = `the drawing is all of one colour (${ground.hex}): it has no subject. Keep its background to sew it as a patch`;
    return new EngineError('one-colour', 'read SVG', message);
  }
  return new EngineError('nothing-to-sew', 'read SVG', 'the drawing has no visible shape');
}

/** Gives each colour its thread, and each separate part of an area its own shape. */
function toShapes(painted: readonly Painted[], widthMm: Mm, heightMm: Mm): ShapeSet {
  const colors = [...new Set(painted.map(({ hex }) => hex))];
  const index = new Map(colors.map((hex, i) => [hex, i]));
  const shapes = painted.flatMap((piece): Shape[] => {
    const thread = index.get(piece.hex)!;
    if (piece.kind === 'area') {
      return toPolygons(piece.paths).map((polygon) => ({ kind: 'area', polygon, thread }));
    }
    const { points, closed, widthMm: width } = piece;
    return [{ kind: 'stroke', points, closed, widthMm: width, thread }];
  });
  return { widthMm, heightMm, threads: nameThreads(colors), shapes };
}
