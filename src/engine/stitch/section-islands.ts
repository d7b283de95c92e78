import type { Mm } from '../core/units.ts';
import { freeSections, type GraphScratch, type SectionGraph } from './section-graph.ts';
import { lastPoint, type ThreadPath } from './thread-path.ts';

/** A place where a section may be begun, mm. */
interface Place {
  x: Mm;
  y: Mm;
}

/** A fill on its way. */
interface Islands {
  path: ThreadPath;
  graph: SectionGraph;
  /** 1 for each section still to be sewn. */
  todo: Uint8Array;
  /** Where each section may be begun. */
  approaches: readonly (readonly Place[])[];
}

/** Of more sections than this the nearest are asked first: noise has tens of thousands. */
export const MANY_SECTIONS = 500;

/** Sections still to be sewn between which ways are hidden. */
export interface Island {
  sections: number[];
  /** Those of them that may come next: all, where each would cut others off. */
  candidates: number[];
}

export function islandOf({ graph, todo }: Islands, root: number, scratch: GraphScratch): Island {
  const free = freeSections(graph, todo, root, scratch);
  const sections: number[] = [];
  const candidates: number[] = [];
  for (const { section, free: isFree } of free) {
    sections.push(section);
    if (isFree) candidates.push(section);
  }
  return { sections, candidates: candidates.length > 0 ? candidates : sections };
}

/** So many islands are looked at for a way to one of them: the nearest may lie behind what is closed. */
const NEAR_ISLANDS = 6;

/** The islands nearest to where the needle was last. */
export function nearIslands(job: Islands, scratch: GraphScratch): Island[] {
  const { path, todo, approaches } = job;
  const from = lastPoint(path);
  const away = ({ x, y }: Place): number => (from ? Math.hypot(x - from[0], y - from[1]) : 0);
  const distance = Float64Array.from(approaches, (own, part) =>
    todo[part] === 1 ? Math.min(...own.map(away)) : Infinity,
  );
  const most = from && approaches.length <= MANY_SECTIONS ? NEAR_ISLANDS : 1;
  const islands: Island[] = [];
  while (islands.length < most) {
    const root = distance.reduce((best, mm, part) => (mm < distance[best] ? part : best), 0);
    if (distance[root] === Infinity) break;
    const island = islandOf(job, root, scratch);
    islands.push(island);
    for (const section of island.sections) distance[section] = Infinity;
  }
  return islands;
}
