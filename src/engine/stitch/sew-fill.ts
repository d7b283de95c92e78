import { least } from '../core/least.ts';
import type { Mm } from '../core/units.ts';
import { CELL_MM, cellAt } from './cover-map.ts';
import { pathPoints, type Target, type TravelPath } from './find-path.ts';
import { rowV } from './rows.ts';
import {
  buildSectionGraph,
  createGraphScratch,
  freeSections,
  groupParts,
  type SectionGraph,
} from './section-graph.ts';
import type { Section } from './sections.ts';
import { type Corner, cornerPoint, sewSection, type TatamiOptions } from './tatami.ts';
import { beginObject, cut, lastPoint, needleAt, sewAlong } from './thread-path.ts';
import { BARE, LATER, OWN_DONE, OWN_TODO, type TravelMap } from './travel-map.ts';
import {
  type FillArea,
  goTo,
  hiddenPath,
  isShortHop,
  sewEdges,
  type TravelPlanner,
} from './travel-planner.ts';
import { sewUnderlay, wantsUnderlay } from './underlay.ts';

/** A section with what belongs to it. */
export interface FillPart {
  section: Section;
  /** The area it fills a part of. */
  area: FillArea;
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
/** Price of ending a section away from all that is still to be sewn, for each mm to walk back. */
const DEAD_END = 15;

/** In a fill of very many sections no way may be dearer, 96 mm under cover: each is sought over the page. */
const TEXTURE_PATH_COST = 480;

/** A section's corner as a target: where its first needle point would be. */
interface Approach extends Target {
  part: number;
  corner: Corner;
  x: Mm;
  y: Mm;
}

interface FillJob extends TravelPlanner {
  parts: readonly FillPart[];
  /** The ways into each part, one a corner. */
  approaches: readonly Approach[][];
  /** 1 for each part that gets underlay. */
  underlaid: Uint8Array;
  graph: SectionGraph;
  todo: Uint8Array;
  /** What `deadEnd` says of each part, entered at its top and at its foot; undefined where not asked. */
  deadEnds: (number | undefined)[];
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

function sewGroup(
  planner: TravelPlanner,
  parts: readonly FillPart[],
  options: FillOptions,
  edged: Set<FillArea>,
): void {
  const { map } = planner;
  const sections = parts.map(({ section }) => section);
  const cells = claimSections(map, sections);
  const job: FillJob = {
    ...planner,
    parts,
    approaches: parts.map(({ section }, part) => approachesOf(map, section, part)),
    underlaid: Uint8Array.from(parts, ({ section }) =>
      options.underlay && wantsUnderlay(section) ? 1 : 0,
    ),
    graph: buildSectionGraph(sections, map, cells),
    todo: new Uint8Array(parts.length).fill(1),
    deadEnds: new Array<number | undefined>(2 * parts.length).fill(undefined),
    edged,
    options,
  };
  const scratch = createGraphScratch(job.graph);
  let island: number[] = [];
  for (let left = parts.length; left > 0; left--) {
    const root = island.find((s) => job.todo[s] === 1) ?? nearestSection(job);
    const free = freeSections(job.graph, job.todo, root, scratch);
    island = free.map((f) => f.section);
    const candidates = free.filter((f) => f.free).map((f) => f.section);
    sewNext(job, candidates.length > 0 ? candidates : island);
    options.onSection?.(parts.length - left + 1);
  }
  // The next call's sections have their own numbers.
  for (const cell of cells) map.section[cell] = -1;
}

/**
 * Marks the cells of sections, by their numbers in the list, as still to be sewn.
 * @returns those cells
 */
export function claimSections(map: TravelMap, sections: readonly Section[]): number[] {
  const cells: number[] = [];
  sections.forEach((section, i) =>
    forEachSectionCell(map, section, (cell) => {
      if (map.section[cell] < 0) cells.push(cell);
      map.section[cell] = i;
      if (map.kind[cell] !== LATER && map.kind[cell] !== BARE) map.kind[cell] = OWN_TODO;
    }),
  );
  return cells;
}

/** Visits the cells that a section's rows cover in full. */
function forEachSectionCell(map: TravelMap, section: Section, visit: (cell: number) => void): void {
  const { frame, left, right, firstRow } = section;
  const inset = CELL_MM / 2;
  for (let i = 0; i < left.length; i++) {
    const v = rowV(frame, firstRow + i);
    for (let u = left[i] + inset; u <= right[i] - inset; u += CELL_MM / 2) {
      visit(cellAt(map, u * frame.cos - v * frame.sin, u * frame.sin + v * frame.cos));
    }
  }
}

/** The corners of a section; the map's cells are told a little inside, where they surely are its own. */
function approachesOf(map: TravelMap, section: Section, part: number): Approach[] {
  return CORNERS.map((corner) => {
    const [x, y] = cornerPoint(section, corner);
    return { part, corner, x, y, cell: cellAt(map, ...insidePoint(section, corner)), extra: 0 };
  });
}

/** Of more sections than this the nearest are asked first: noise has tens of thousands. */
const MANY_SECTIONS = 500;

/** Chooses the cheapest corner among the candidates, goes there and sews the section. */
function sewNext(job: FillJob, candidates: readonly number[]): void {
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
}

/** Takes the needle along a hidden path, and sews what lies at its end. */
function follow(
  job: FillJob,
  needle: readonly [number, number],
  route: TravelPath,
  choices: readonly Approach[],
): void {
  const { path, map } = job;
  const { part, corner, x, y } = choices[route.target];
  beginObject(path, { kind: 'run' });
  sewAlong(path, pathPoints(map, route.cells, needle[0], needle[1], x, y));
  sewPart(job, part, corner);
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
  const { deadEnds, approaches } = job;
  return candidates.flatMap((candidate) => {
    // It depends on which end is sewn first only, and on neighbours that are left.
    const atTop = (deadEnds[2 * candidate] ??= deadEnd(job, candidate, true));
    const atFoot = (deadEnds[2 * candidate + 1] ??= deadEnd(job, candidate, false));
    for (const own of approaches[candidate]) own.extra = own.corner.top ? atTop : atFoot;
    return approaches[candidate];
  });
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
    entry = nearerCorner(section, !corner.top, needleAt(path)!);
    goTo(job, ...cornerPoint(section, entry));
  }
  beginObject(path, { kind: 'fill', source: area.source });
  sewAlong(path, sewSection(section, entry, options.tatami, needleAt(path)));
  job.todo[part] = 0;
  for (const neighbour of [...section.above, ...section.below]) {
    job.deadEnds[2 * neighbour] = job.deadEnds[2 * neighbour + 1] = undefined;
  }
  forEachSectionCell(map, section, (cell) => {
    if (map.section[cell] === part && map.kind[cell] === OWN_TODO) map.kind[cell] = OWN_DONE;
  });
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

/** What it costs that a section, entered at a corner, ends where nothing is left to be sewn. */
function deadEnd(job: FillJob, part: number, top: boolean): number {
  const { section } = job.parts[part];
  const ends = job.underlaid[part] === 1 ? top : !top;
  const beyond = ends ? section.above : section.below;
  if (beyond.some((s) => job.todo[s] === 1)) return 0;
  const other = ends ? section.below : section.above;
  const isLast = !other.some((s) => job.todo[s] === 1);
  return isLast ? 0 : section.left.length * section.frame.spacing * DEAD_END;
}

/** The section left that has the corner nearest to where the needle was last. */
function nearestSection({ path, todo, approaches }: FillJob): number {
  const from = lastPoint(path);
  const away = ({ x, y }: Approach): number => (from ? Math.hypot(x - from[0], y - from[1]) : 0);
  const nearest = least(approaches, (own, part) =>
    todo[part] === 1 ? Math.min(...own.map(away)) : Infinity,
  );
  return nearest![0].part;
}
