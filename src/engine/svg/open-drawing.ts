import { EngineError, FormatError } from '../core/errors.ts';
import type { Mm } from '../core/units.ts';
import { WIDTH_LIMITS, type FabricName, type KeepBackground } from '../options.ts';
import { pathsBox, toPath } from '../vector/paths.ts';
import { narrowClip, rectangleArea } from './clip-path.ts';
import { collectStyles } from './css.ts';
import { indexIds, parseDocument, type SvgElement } from './document.ts';
import { multiply, type Matrix } from './matrix.ts';
import { addNote, type Notes } from './notes.ts';
import { MM_PER_PX } from './numbers.ts';
import type { Viewport } from './outlines.ts';
import type { Place, Scene } from './scene.ts';
import { INITIAL } from './style.ts';
import { MOST_WORK } from '../vector/sweep.ts';
import { fitViewBox, pageSize, parseViewBox } from './viewport.ts';
import { walk } from './walk.ts';

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
}

export const READ_SVG_DEFAULTS: ReadSvgOptions = {
  keepBackground: true,
  fabric: 'woven',
  // From here on a line is a satin column, which is found from its outline.
  widestStrokeMm: 1.1,
};

/** A document, painted. */
export interface OpenDrawing {
  scene: Scene;
  widthMm: Mm;
  heightMm: Mm;
}

type OpenOptions = ReadSvgOptions & {
  /** Nothing is cut or joined: `Scene.drawn` holds what was drawn. */
  asDrawn?: boolean | undefined;
};

/** Pages larger than this are refused, mm². */
const MOST_PAGE = 1_500_000;

/**
 * Reads a document and paints it on a page of the wanted size.
 * @throws FormatError, EngineError `bad-options` and `too-complex` as `readSvg`
 */
export function openDrawing(text: string, settings: OpenOptions): OpenDrawing {
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
  if (!(widthMm * heightMm <= MOST_PAGE)) {
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
  { widestStrokeMm, asDrawn }: OpenOptions,
): Scene {
  const sheet = collectStyles(root);
  const notes: Notes = new Map();
  addNote(notes, 'selector', sheet.skipped);
  const scene: Scene = {
    byId: indexIds(root),
    sheet,
    notes,
    budget: { used: 0 },
    visited: 0,
    widestStrokeMm,
    painted: [],
    work: { left: MOST_WORK },
    drawn: asDrawn ? [] : undefined,
  };
  const page: Matrix = [mmPerPx, 0, 0, mmPerPx, 0, 0];
  const port = { x: 0, y: 0, ...(size ?? { width: 300, height: 150 }) };
  const box = parseViewBox(root.attributes.viewBox);
  const fit = box && fitViewBox(box, port, root.attributes.preserveAspectRatio);
  const place: Place = {
    matrix: fit ? multiply(page, fit) : page,
    style: INITIAL,
    viewport: box ?? port,
    clip: size && narrowClip(undefined, rectangleArea(port, page)),
    opacity: 1,
    depth: 0,
    references: [],
  };
  // The page is done here: what is left of the root is a group.
  walk(scene, { ...root, name: 'g' }, place, page);
  return scene;
}
