import type { Ground } from '../core/design.ts';
import { EngineError, FormatError } from '../core/errors.ts';
import { clothHex } from '../fabrics/presets.ts';
import type { Mm } from '../core/units.ts';
import { WIDTH_LIMITS, type FabricName, type KeepBackground } from '../options.ts';
import type { Shape, ShapeSet } from '../shapes.ts';
import { narrowClip, rectangleArea } from './clip-path.ts';
import { indexIds, parseDocument, type SvgElement } from './document.ts';
import { takeGround, type Grounded } from './ground.ts';
import { laidOnCloth } from './layers.ts';
import { addNote, noteSentences, seenNotes, type Notes } from './notes.ts';
import type { Painted, Place, Scene } from './scene.ts';
import { collectStyles, INITIAL, styleOf } from './style.ts';
import { walk } from './walk.ts';
import { nameThreads } from '../threads/choose.ts';
import { pathsBox, toPath, toPolygons } from '../vector/paths.ts';
import { MAX_WORK } from '../vector/sweep.ts';
import {
  fitViewBox,
  MM_PER_PX,
  multiply,
  pageSize,
  parseViewBox,
  type Matrix,
  type Viewport,
} from './coordinates.ts';

/** A drawing that was read. */
export interface SvgDrawing {
  /** Painted shapes, from the bottom to the top: each hides what is under it. */
  set: ShapeSet;
  /** What was left out or changed, in sentences for people. */
  notes: string[];
  /** Those of them by which the design looks otherwise than the drawing. */
  seen: string[];
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
  const laid = laidOnCloth(scene.painted, clothHex(settings.fabric), (count) =>
    addNote(scene.notes, 'shadow', count),
  );
  const grounded = takeGround(laid, [widthMm, heightMm], settings);
  const { painted, ground } = grounded;
  checkDrawn(grounded, scene.notes, settings);
  const set = toShapes(painted, widthMm, heightMm);
  return { set, notes: noteSentences(scene.notes), seen: seenNotes(scene.notes), ground };
}

function checkDrawn(
  { painted, ground, even }: Grounded,
  notes: Notes,
  { keepBackground }: ReadSvgOptions,
): void {
  // A gradient is only read as one colour.
  const isPlain = even && !notes.has('gradient') && !notes.has('pattern');
  const isGround = ground && isPlain && keepBackground !== true;
  if (!isGround && painted.length > 0) return;
  const leftOut = [...notes].filter(([kind]) => kind === 'text' || kind === 'image');
  const [sentence] = noteSentences(new Map(leftOut));
  if (sentence) {
    throw new EngineError('unsupported', 'read SVG', `nothing else is drawn. ${sentence}`);
  }
  if (isGround) {
    const message = `the drawing is all of one colour (${ground.hex}): it has no subject. Keep its background to sew it as a patch`;
    throw new EngineError('one-colour', 'read SVG', message);
  }
  throw new EngineError('nothing-to-sew', 'read SVG', 'the drawing has no visible shape');
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
    const { kind, points, closed, widthMm: width } = piece;
    return [{ kind, points, closed, widthMm: width, thread }];
  });
  return { widthMm, heightMm, threads: nameThreads(colors), shapes };
}

/** How a drawing is read. */
export interface ReadSvgOptions {
  /** Width of the whole page on the fabric; the drawing's own where absent. 5 to 1000 mm. */
  widthMm?: Mm | undefined;
  /** In its place: the longer side of the whole page. */
  longSideMm?: Mm | undefined;
  /** Whether a shape that covers the whole page and shows around all others is kept. */
  keepBackground: KeepBackground;
  /** What is sewn on: a base of its colour is left out. */
  fabric: FabricName;
  /** Strokes up to this width stay lines; wider ones become areas with their joins and caps. */
  widestStrokeMm: Mm;
  /** Strokes that become areas are drawn at least so wide. */
  leastAreaStrokeMm: Mm;
}

export const READ_SVG_DEFAULTS: ReadSvgOptions = {
  keepBackground: true,
  fabric: 'woven',
  // A wider line is a satin column, which is found from its outline; two running lines would leave cloth between.
  widestStrokeMm: 0.89,
  leastAreaStrokeMm: 0,
};

type OpenOptions = ReadSvgOptions & {
  /** Nothing is cut or joined: `Scene.drawn` holds what was drawn. */
  asDrawn?: boolean | undefined;
};

/** Pages larger than this are refused, mm². */
const MAX_PAGE_MM2 = 1_500_000;

/**
 * Reads a document and paints it on a page of the wanted size.
 * @throws FormatError, EngineError `bad-options` and `too-complex` as `readSvg`
 */
export function openDrawing(text: string, settings: OpenOptions) {
  const root = parseDocument(text);
  const size = pageSize(root.attributes) ?? drawnSize(root, settings);
  const widthMm = wantedWidth(size, settings) ?? size.width * MM_PER_PX;
  const heightMm = (widthMm * size.height) / size.width;
  if (settings.longSideMm === undefined) {
    checkPage(widthMm, heightMm, settings.widthMm !== undefined);
  }
  return { scene: paint(root, size, widthMm / size.width, settings), widthMm, heightMm };
}

function wantedWidth({ width, height }: Viewport, options: ReadSvgOptions): Mm | undefined {
  const { widthMm, longSideMm } = options;
  return longSideMm === undefined ? widthMm : (longSideMm * width) / Math.max(width, height);
}

function checkPage(widthMm: Mm, heightMm: Mm, wanted: boolean): void {
  const [least, most] = WIDTH_LIMITS;
  const fail = (message: string): never => {
    throw new EngineError('bad-options', 'read SVG', message);
  };
  const shown = widthMm.toFixed(1);
  if (!(widthMm >= least && widthMm <= most)) {
    if (wanted) fail(`widthMm wants ${least} to ${most}, got ${widthMm}`);
    fail(`the drawing's page is ${shown} mm wide; give a width of ${least} to ${most} mm`);
  }
  if (!(widthMm * heightMm <= MAX_PAGE_MM2)) {
    fail(`a page of ${shown} × ${heightMm.toFixed(1)} mm is too large; give a smaller width`);
  }
}

/** For a document that does not say its size: as far as it draws, right and down from its origin. */
function drawnSize(root: SvgElement, settings: OpenOptions): Viewport {
  const { painted, drawn = [] } = paint(root, undefined, MM_PER_PX, settings);
  const paths = [
    ...painted.flatMap((p) => (p.kind === 'area' ? p.paths : [toPath(p.points)])),
    ...drawn.flatMap(({ lines }) => lines.map(({ points }) => toPath(points))),
  ];
  const { right, bottom } = pathsBox(paths);
  const [width, height] = [right / 1000 / MM_PER_PX, bottom / 1000 / MM_PER_PX];
  if (!(width > 0 && height > 0)) throw new FormatError('SVG', 'the drawing has no size');
  return { width, height };
}

/** @param size of the page in CSS pixels; undefined to draw without borders. */
function paint(
  root: SvgElement,
  size: Viewport | undefined,
  mmPerPx: Mm,
  { widestStrokeMm, leastAreaStrokeMm, asDrawn }: OpenOptions,
): Scene {
  const sheet = collectStyles(root);
  const notes: Notes = new Map();
  addNote(notes, 'selector', sheet.skipped);
  const page: Matrix = [mmPerPx, 0, 0, mmPerPx, 0, 0];
  const scene: Scene = {
    page,
    byId: indexIds(root),
    sheet,
    notes,
    budget: { used: 0 },
    visited: 0,
    widestStrokeMm,
    leastAreaStrokeMm,
    painted: [],
    layers: 0,
    paint: (element, parent) => walk(scene, element, parent),
    work: { left: MAX_WORK },
    drawn: asDrawn ? [] : undefined,
  };
  const port = { x: 0, y: 0, ...(size ?? { width: 300, height: 150 }) };
  const box = parseViewBox(root.attributes.viewBox);
  const fit = box && fitViewBox(box, port, root.attributes.preserveAspectRatio);
  const place: Place = {
    matrix: fit ? multiply(page, fit) : page,
    style: styleOf(root, INITIAL, sheet),
    viewport: box ?? port,
    clip: size && narrowClip(undefined, rectangleArea(port, page)),
    opacity: 1,
    depth: 0,
    references: [],
  };
  // The page is done here: what is left of the root is a group.
  walk(scene, { ...root, name: 'g' }, place);
  return scene;
}
