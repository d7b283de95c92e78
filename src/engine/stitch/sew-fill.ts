import { least } from '../core/least.ts';
import type { Mm } from '../core/units.ts';
import { MIN_TRAVEL_STITCH_MM } from '../machine.ts';
import { cellAt } from './cover-map.ts';
import { pathPoints, type Target, type TravelPath } from './find-path.ts';
import {
  buildSectionGraph,
  createGraphScratch,
  groupParts,
  islandsOf,
  type SectionGraph,
} from './section-graph.ts';
import { linkAtCorners } from './section-corners.ts';
import { islandOf, MANY_SECTIONS, nearIslands } from './section-islands.ts';
import { exitPrice, isDeadEnd, type SectionsLeft } from './section-exits.ts';
import { claimSections, forEachSectionCell } from './section-cells.ts';
import type { Section } from './sections.ts';
import { type Corner, cornerPoint, sewSection, type TatamiOptions } from './tatami.ts';
import {
  beginObject,
  cut,
  lastPoint,
  markPath,
  needleAt,
  partSince,
  putBack,
  resetPath,
  sewAlong,
} from './thread-path.ts';
import { OWN_DONE, OWN_TODO, type TravelMap } from './travel-map.ts';
import {
  type FillArea,
  goTo,
  hiddenPath,
  isShortHop,
  sewEdges,
  SHY_MM,
  type TravelPlanner,
} from './travel-planner.ts';
import { sewUnderlay, wantsUnderlay } from './underlay.ts';

/** A section with what belongs to it. */
export interface FillPart {
  section: Section;
  /** The area it fills a part of. */
  area: FillArea;
  /** Underlay of the whole area holds it. */
  held?: boolean;
}

export interface FillOptions {
  tatami: TatamiOptions;
  underlay: boolean;
  /** Called after each section with how many are sewn. */
  onSection?: (done: number) => void;
}

const CORNERS: readonly Corner[] = [
  { top: true, left: true },
  { top: true, left: false },
  { top: false, left: true },
  { top: false, left: false },
];
/** In a fill of very many sections no way may be dearer, 16 mm under cover: each is sought over the page. */
const TEXTURE_PATH_COST = 80;

/** What begins nearer than this to the needle is begun without a way there. */
const BESIDE_MM: Mm = MIN_TRAVEL_STITCH_MM;

/** A section's corner as a target: where its first needle point would be. */
interface Approach extends Target {
  part: number;
  corner: Corner;
  x: Mm;
  y: Mm;
}

interface FillJob extends TravelPlanner, SectionsLeft {
  map: TravelMap;
  parts: readonly FillPart[];
  /** The ways into each part, one a corner. */
  approaches: readonly Approach[][];
  graph: SectionGraph;
  /** What `exitPrice` says of each part, entered at each of `CORNERS`; undefined where not asked. */
  exitPrices: (number | undefined)[];
  edged: Set<FillArea>;
  options: FillOptions;
}

/**
 * Sews all sections of a block. From wherever the needle is, the section that
 * is cheapest to reach unseen comes next, among those whose sewing leaves the
 * rest of its island connected; so a cut is needed only between islands.
 */
export function sewFill(
  planner: TravelPlanner,
  parts: readonly FillPart[],
  options: FillOptions,
): void {
  const groups = groupParts(parts);
  const own = groups.length > 1 ? { ...planner, maxPathCost: TEXTURE_PATH_COST } : planner;
  const edged = new Set<FillArea>();
  let before = 0;
  for (const group of groups) {
    const sewn = before;
    const onSection = (done: number) => options.onSection?.(sewn + done);
    sewGroup(own, group, { ...options, onSection }, edged);
    before += group.length;
  }
}

/** Shares of the price of neighbours that are tried in turn where a fill is cut more often than it must. */
const ATTEMPTS = [1, 2.5, 0] as const;
/** On rows of a fill in a drawing no way is seen for longer than this. */
const SHOWN_ON_FILL_MM: Mm = 1.6;
/** Fills of more sections than this are sewn once: each attempt takes as long as the first. */
const MAX_TRIED_SECTIONS = 150;

function sewGroup(
  planner: TravelPlanner,
  parts: readonly FillPart[],
  options: FillOptions,
  edged: Set<FillArea>,
): void {
  const { map, path } = planner;
  const isShy = planner.maxVisibleTravelMm <= SHY_MM;
  const sections = parts.map(({ section }) => section);
  const cells = claimSections(map, sections);
  const graph = buildSectionGraph(sections, map, cells);
  const islands = islandsOf(graph);
  if (isShy && islands > 1) linkAtCorners(graph, map, cells);
  const mark = markPath(path);
  const kinds = kindsOf(map, cells);
  const sewnEdges = new Set<FillArea>();
  /** @returns how many runs the path has then; given up where they are not fewer than `under` */
  const attempt = (neighbourShare: number, under: number): number => {
    resetPath(path, mark);
    setKinds(map, cells, kinds);
    const job: FillJob = {
      ...planner,
      maxVisibleTravelMm: isShy ? SHOWN_ON_FILL_MM : planner.maxVisibleTravelMm,
      parts,
      sections,
      approaches: parts.map(({ section }, part) => approachesOf(map, section, part)),
      underlaid: Uint8Array.from(parts, ({ section, held }) =>
        options.underlay && held !== true && wantsUnderlay(section) ? 1 : 0,
      ),
      graph,
      todo: new Uint8Array(parts.length).fill(1),
      exitPrices: new Array<number | undefined>(CORNERS.length * parts.length).fill(undefined),
      neighbourShare,
      edged: new Set(edged),
      options,
    };
    sewSections(job, under);
    for (const area of job.edged) sewnEdges.add(area);
    return path.runs.length;
  };
  const isTried = isShy && !map.keepsApart && parts.length <= MAX_TRIED_SECTIONS;
  const fewest = isTried ? Math.max(1, mark.runs) + islands - 1 : Infinity;
  let runs = attempt(ATTEMPTS[0], Infinity);
  for (const share of ATTEMPTS.slice(1)) {
    if (runs <= fewest) break;
    const best = { part: partSince(path, mark), kinds: kindsOf(map, cells) };
    const now = attempt(share, runs);
    if (now < runs) runs = now;
    else {
      putBack(path, mark, best.part);
      setKinds(map, cells, best.kinds);
    }
  }
  for (const area of sewnEdges) edged.add(area);
  // The next call's sections have their own numbers.
  for (const cell of cells) map.section[cell] = -1;
}

function kindsOf({ kind }: TravelMap, cells: readonly number[]): Uint8Array {
  const kinds = new Uint8Array(cells.length);
  for (let i = 0; i < cells.length; i++) kinds[i] = kind[cells[i]];
  return kinds;
}

function setKinds({ kind }: TravelMap, cells: readonly number[], kinds: Uint8Array): void {
  for (let i = 0; i < cells.length; i++) kind[cells[i]] = kinds[i];
}

/** @param under given up where the path has so many runs */
function sewSections(job: FillJob, under: number): void {
  const { graph, parts, todo, options, path } = job;
  const scratch = createGraphScratch(graph);
  let island: number[] = [];
  for (let left = parts.length; left > 0 && path.runs.length < under; left--) {
    const root = island.find((s) => todo[s] === 1);
    const islands = root === undefined ? nearIslands(job, scratch) : [islandOf(job, root, scratch)];
    const next = sewNext(
      job,
      islands.flatMap(({ candidates }) => candidates),
    );
    island = islands.find(({ sections }) => sections.includes(next))!.sections;
    options.onSection?.(parts.length - left + 1);
  }
}

/** The corners of a section; the map's cells are told a little inside, where they surely are its own. */
function approachesOf(map: TravelMap, section: Section, part: number): Approach[] {
  return CORNERS.map((corner) => {
    const [x, y] = cornerPoint(section, corner);
    return { part, corner, x, y, cell: cellAt(map, ...insidePoint(section, corner)), extra: 0 };
  });
}

/** Chooses the cheapest corner among the candidates, goes there and sews the section, which it returns. */
function sewNext(job: FillJob, candidates: readonly number[]): number {
  const { path, map } = job;
  const needle = needleAt(path);
  if (needle && candidates.length > MANY_SECTIONS) {
    const choices = choicesOf(job, nearestCandidates(job, candidates, needle));
    const route = hiddenPath(job, ...needle, choices);
    if (route) return follow(job, needle, route, choices);
  }
  const choices = choicesOf(job, candidates);
  const route = needle && hiddenPath(job, ...needle, choices);
  if (needle && route) return follow(job, needle, route, choices);
  const from = lastPoint(path);
  // Without a needle's place, where no way back will be needed.
  const start = least(choices, ({ x, y, extra }) =>
    from ? Math.hypot(x - from[0], y - from[1]) + 0.1 * extra : extra,
  );
  const { part, corner, x, y } = start!;
  if (!needle || !isShortHop(map, needle, [x, y])) cut(path);
  sewPart(job, part, corner);
  return part;
}

/** Takes the needle along a hidden path, and sews what lies at its end, which it returns. */
function follow(
  job: FillJob,
  needle: readonly [number, number],
  route: TravelPath,
  choices: readonly Approach[],
): number {
  const { path, map } = job;
  const { part, corner, x, y } = choices[route.target];
  // Beside the needle there is no room for a point on the way: the row would begin too near to it.
  if (Math.hypot(x - needle[0], y - needle[1]) >= BESIDE_MM) {
    beginObject(path, { kind: 'run' });
    sewAlong(path, pathPoints(map, route.cells, needle[0], needle[1], x, y));
  }
  sewPart(job, part, corner);
  return part;
}

/** About the `MANY_SECTIONS` candidates nearest to the needle, in their order: found by counting. */
function nearestCandidates(
  { approaches }: FillJob,
  candidates: readonly number[],
  [x, y]: readonly [number, number],
): number[] {
  const away = Float64Array.from(candidates, (candidate) => {
    const near = approaches[candidate][0];
    return Math.hypot(near.x - x, near.y - y);
  });
  const bins = new Int32Array(256);
  const scale = (bins.length - 1) / (away.reduce((most, one) => Math.max(most, one), 0) || 1);
  for (const one of away) bins[Math.floor(one * scale)]++;
  let last = 0;
  for (let count = bins[0]; count < MANY_SECTIONS; count += bins[last]) last++;
  return candidates.filter((_, i) => Math.floor(away[i] * scale) <= last);
}

/** All ways into the candidates. */
function choicesOf(job: FillJob, candidates: readonly number[]): Approach[] {
  const { exitPrices, approaches } = job;
  const choices: Approach[] = [];
  // No closures: for each section that is sewn this goes over all that may come next.
  for (const candidate of candidates) {
    for (let c = 0; c < CORNERS.length; c++) {
      const own = approaches[candidate][c];
      // It depends on the corner only, and on neighbours that are left.
      const at = CORNERS.length * candidate + c;
      own.extra = exitPrices[at] ??= exitPrice(job, candidate, own.corner);
      choices.push(own);
    }
  }
  return choices;
}

function sewPart(job: FillJob, part: number, corner: Corner): void {
  const { path, map, options } = job;
  const { section, area } = job.parts[part];
  if (!job.edged.has(area)) {
    job.edged.add(area);
    sewEdges(job, area, cornerPoint(section, corner));
  }
  let entry = corner;
  if (job.underlaid[part] === 1) {
    beginObject(path, { kind: 'underlay', source: area.source });
    sewAlong(path, sewUnderlay(section, corner.top, corner.left));
    // Of few rows there is none: the thread is where it was, or nowhere yet.
    const from = needleAt(path);
    if (from) {
      entry = returnCorner(job, part, !corner.top, from);
      goTo(job, ...cornerPoint(section, entry));
    }
  }
  beginObject(path, { kind: 'fill', source: area.source });
  sewAlong(path, sewSection(section, entry, options.tatami, needleAt(path)));
  job.todo[part] = 0;
  for (const neighbour of [...section.above, ...section.below]) {
    const first = CORNERS.length * neighbour;
    job.exitPrices.fill(undefined, first, first + CORNERS.length);
  }
  forEachSectionCell(map, section, (cell) => {
    if (map.section[cell] === part && map.kind[cell] === OWN_TODO) map.kind[cell] = OWN_DONE;
  });
}

/**
 * Where rows begin that come back over underlay: at the nearer end of the row, but at the other one
 * where the thread can go on only from where that leads to.
 */
function returnCorner(
  job: FillJob,
  part: number,
  top: boolean,
  needle: readonly [number, number],
): Corner {
  const { section } = job.parts[part];
  const near = nearerCorner(section, top, needle);
  const far = { top, left: !near.left };
  return isDeadEnd(job, part, near) && !isDeadEnd(job, part, far) ? far : near;
}

/** The end of a section's first or last row that is nearer to the needle. */
function nearerCorner(section: Section, top: boolean, needle: readonly [number, number]): Corner {
  const corners = CORNERS.filter((corner) => corner.top === top);
  return least(corners, (corner) => {
    const [x, y] = cornerPoint(section, corner);
    return Math.hypot(x - needle[0], y - needle[1]);
  })!;
}

/** A corner moved inside by up to 0.3 mm, most of a cell, where the map surely has the section. */
function insidePoint(section: Section, corner: Corner): [number, number] {
  const i = corner.top ? 0 : section.left.length - 1;
  const half = Math.min(0.3, (section.right[i] - section.left[i]) / 2);
  const [x, y] = cornerPoint(section, corner);
  const side = corner.left ? half : -half;
  return [x + side * section.frame.cos, y + side * section.frame.sin];
}
