import { areaOf, boxPath, cutToBox, pathsBox, subtract, unite, type Paths } from './paths.ts';
import { spend, sweepCost, type Work } from './sweep.ts';
import { boxesMeet, boxInside, type Box } from './geometry.ts';

/*
 * What of a page is covered already. A quadtree: a leaf keeps the area that is
 * covered within its rectangle, and divides when that gets too many corners;
 * a full one keeps nothing. So a cut costs what lies near it, and not the
 * whole drawing; a simple drawing is one leaf, without seams.
 */

/** A rectangle of the page and what is covered in it. */
export interface CoverTree {
  bounds: Box;
  full: boolean;
  covered: Paths;
  children: CoverTree[] | undefined;
  depth: number;
}

/** Corners that a leaf holds before it divides. */
const MAX_CORNERS = 400;
const MAX_DEPTH = 8;
/** A leaf is full when less than this of it (mm²) is bare. */
const BARE_MM2 = 1e-6;

/** An empty page. */
export function createCoverTree(bounds: Box): CoverTree {
  return { bounds, full: false, covered: [], children: undefined, depth: 0 };
}

/** The part of a page that an area covered first. */
export interface Visible {
  paths: Paths;
  /** Whether it was cut at seams between leaves, and wants joining. */
  seams: boolean;
}

/** Covers an area, and returns the part of it that was still bare. */
export function coverWith(tree: CoverTree, paths: Paths, work?: Work): Visible {
  const pieces: Paths[] = [];
  const bounds = pathsBox(paths);
  const inside = boxInside(bounds, tree.bounds) ? paths : cutToBox(paths, tree.bounds);
  cover(tree, inside, pieces, work);
  return { paths: pieces.flat(), seams: pieces.length > 1 };
}

function cover(node: CoverTree, paths: Paths, out: Paths[], work: Work | undefined): void {
  if (node.full || paths.length === 0) return;
  if (node.children) {
    forEachPart(node.children, paths, (child, part) => cover(child, part, out, work));
    node.full = node.children.every((child) => child.full);
    return;
  }
  if (work) spend(work, sweepCost(paths, node.covered));
  const visible = subtract(paths, node.covered);
  if (visible.length === 0) return;
  out.push(visible);
  // The whole area and not its visible part: what overlaps joins without a slit. Under the
  // non-zero rule overlaps do no harm, so joining can wait until they are many.
  node.covered = [...node.covered, ...paths];
  if (isFull(node, paths)) fillUp(node);
  else if (countCorners(node.covered) > 2 * MAX_CORNERS) settle(node);
}

/** Hands each child the part of an area that lies in it. */
function forEachPart(
  children: readonly CoverTree[],
  paths: Paths,
  hand: (child: CoverTree, part: Paths) => void,
): void {
  const bounds = pathsBox(paths);
  for (const child of children) {
    if (child.full || !boxesMeet(bounds, child.bounds)) continue;
    const whole = boxInside(bounds, child.bounds);
    hand(child, whole ? paths : cutToBox(paths, child.bounds));
    if (whole) return;
  }
}

function isFull({ bounds: { left, top, right, bottom } }: CoverTree, paths: Paths): boolean {
  return areaOf(paths) >= ((right - left) * (bottom - top)) / 1e6 - BARE_MM2;
}

function fillUp(node: CoverTree): void {
  node.full = true;
  node.covered = [];
}

/** Joins the areas of a leaf, marks it when full, and divides it when it keeps many corners. */
function settle(node: CoverTree): void {
  const { left, top, right, bottom } = node.bounds;
  node.covered = unite(node.covered);
  if (isFull(node, node.covered)) {
    fillUp(node);
    return;
  }
  const small = right - left < 1000 || bottom - top < 1000;
  if (small || node.depth >= MAX_DEPTH || countCorners(node.covered) <= MAX_CORNERS) return;
  const x = Math.round((left + right) / 2);
  const y = Math.round((top + bottom) / 2);
  const depth = node.depth + 1;
  node.children = [
    { left, top, right: x, bottom: y },
    { left: x, top, right, bottom: y },
    { left, top: y, right: x, bottom },
    { left: x, top: y, right, bottom },
  ].map((bounds) => ({ ...createCoverTree(bounds), depth }));
  for (const child of node.children) {
    child.covered = cutToBox(node.covered, child.bounds);
    settle(child);
  }
  node.covered = [];
}

function countCorners(paths: Paths): number {
  return paths.reduce((sum, path) => sum + path.length, 0);
}

/** All that is covered near a rectangle; pieces may overlap or abut. */
export function coveredNear(tree: CoverTree, bounds: Box): Paths {
  const found: Paths = [];
  collect(tree, bounds, found);
  return found;
}

function collect(node: CoverTree, bounds: Box, found: Paths): void {
  if (!boxesMeet(node.bounds, bounds)) return;
  if (node.full) found.push(boxPath(node.bounds));
  else if (node.children) node.children.forEach((child) => collect(child, bounds, found));
  // A hole lies within its border's bounds: where it is near, its border is too.
  else found.push(...node.covered.filter((path) => boxesMeet(pathsBox([path]), bounds)));
}
