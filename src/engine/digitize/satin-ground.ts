import type { Mm } from '../core/units.ts';
import { SATIN_DEFAULTS, type SatinOptions } from '../satin/index.ts';
import { cellAt, forEachCell } from '../stitch/cover-map.ts';
import type { Ring } from '../vector/geometry.ts';
import { GROW_MM, type Plan } from './plan.ts';

/*
 * What lies under satin and beside it says how close it is sewn, and how far it goes on under what
 * is sewn later.
 */

type Settings = Pick<SatinOptions, 'spacingMm' | 'exactSpacing' | 'pullMm'>;

/** Settings of satin as its ground and its neighbours want them. */
export function satinOnGround<T extends Settings>(
  satin: T,
  plan: Plan,
  index: number,
  { rings, widthMm }: { rings: readonly Ring[]; widthMm: Mm },
): T & Pick<SatinOptions, 'reach'> {
  const reach = plan.grows ? reachUnder(plan, index, satin.pullMm) : undefined;
  if (!plan.flat || satin.exactSpacing === true) return { ...satin, reach };
  const ground = groundOf(plan, index, rings);
  if (isOnCloth(ground, widthMm)) return { ...onCloth(satin), reach };
  return { ...(isOnOthers(ground) ? satin : amongOthers(satin)), reach };
}

/**
 * Satin over bare cloth, by that over a fill: 0.30 mm at medium density. In the wedge between two
 * turns at an edge one sees what lies beneath. Its edge run lies near the edges, under the wedges.
 */
const ON_CLOTH_SHARE = 0.625;
const ON_CLOTH = { exactSpacing: true, insetMm: 0.2, shortStitchMm: 0.2 } as const;

const onCloth = <T extends { spacingMm: Mm }>(satin: T): T & typeof ON_CLOTH => ({
  ...satin,
  ...ON_CLOTH,
  spacingMm: ON_CLOTH_SHARE * satin.spacingMm,
});

/** Compensation from which cloth counts as cloth that pulls; with less, the settings go between. */
const PULLING_MM: Mm = 0.2;
const pulling = (pullMm: Mm): number => Math.max(0, Math.min(1, pullMm / PULLING_MM));

/**
 * Satin among other colours, by that over a fill. Its wedges at an edge lie under its neighbours'
 * compensation, and that is drawn back where cloth pulls.
 */
const AMONG_SHARE = 0.85;
const AMONG_SHORT_MM: Mm = 0.26;

const amongOthers = <T extends Settings>(satin: T): T & Pick<SatinOptions, 'shortStitchMm'> => {
  const usual = SATIN_DEFAULTS.shortStitchMm;
  const pull = pulling(satin.pullMm);
  return {
    ...satin,
    spacingMm: satin.spacingMm * (1 + (AMONG_SHARE - 1) * pull),
    shortStitchMm: usual + (AMONG_SHORT_MM - usual) * pull,
  };
};

/** What lies under and about a shape, counted in cells of the cover map. */
interface Ground {
  cells: number;
  /** On another block. */
  on: number;
  /** On another block, or beside one: there fills reach over or under it, and points crowd. */
  among: number;
  /** At its edge: beside bare cloth, and beside another block. */
  beside: { cloth: number; others: number };
}

function groundOf({ cover }: Plan, index: number, rings: readonly Ring[]): Ground {
  const { last, stacked, width } = cover;
  const ground: Ground = { cells: 0, on: 0, among: 0, beside: { cloth: 0, others: 0 } };
  forEachCell(cover, rings, (cell) => {
    ground.cells++;
    const around = [last[cell - 1], last[cell + 1], last[cell - width], last[cell + width]];
    const isBeside = around.some((at) => at > 0 && at !== index + 1);
    if (stacked[cell] === 1) ground.on++;
    if (isBeside || stacked[cell] === 1) ground.among++;
    if (isBeside) ground.beside.others++;
    else if (around.includes(0)) ground.beside.cloth++;
  });
  return ground;
}

/**
 * Whether satin is seen on cloth: nearly all of it, or one of its edges, as that of a badge's border.
 * What other colours surround has their fills under both its edges, as far as `GROW_MM`: there the
 * wedges of wide satin, which reach far in, end on cloth.
 */
function isOnCloth({ cells, among, beside: { cloth, others } }: Ground, widthMm: Mm): boolean {
  if (4 * among < cells && cloth > 0) return true;
  if (2 * among < cells && cloth >= 0.6 * others) return true;
  return 2 * among < cells && widthMm >= WIDE_MM;
}

/** Whether satin lies on what another block covers. */
const isOnOthers = ({ cells, on }: Ground): boolean => 2 * on >= cells;

/** From this width on wedges reach farther in than fills beside them. */
const WIDE_MM: Mm = 5;

/** What lies beyond an edge of satin is looked up in such steps, and so much of it is left to cover the end. */
const REACH_STEP_MM: Mm = 0.15;
const REACH_MARGIN_MM: Mm = 0.3;
const REACH_LOOK_MM: Mm = GROW_MM + REACH_MARGIN_MM + 1e-9;

/** Where nothing pulls, satin goes on by this share of what it does else. */
const STILL_SHARE = 0.5;

/** How far satin of a block may go on under later ones: by what cloth pulls, and nowhere where borders crowd. */
function reachUnder(
  { cover, narrow }: Plan,
  index: number,
  pullMm: Mm,
): (x: Mm, y: Mm, ux: number, uy: number) => Mm {
  const own = index + 1;
  const share = STILL_SHARE + (1 - STILL_SHARE) * pulling(pullMm);
  return (x, y, ux, uy) => {
    if (narrow?.has(x, y)) return -Infinity;
    let under = 0;
    for (let away = REACH_STEP_MM; away <= REACH_LOOK_MM; away += REACH_STEP_MM) {
      const last = cover.last[cellAt(cover, x + ux * away, y + uy * away)];
      if (last < own) break;
      if (last > own) under = away;
    }
    return (under - REACH_MARGIN_MM) * share;
  };
}
