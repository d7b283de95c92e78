import { headsOf, isFlower, type Actor } from '../actors.ts';
import { type Figure, figureBox, place } from '../figure.ts';
import type { SubjectPlace } from '../../prompt/plan.ts';
import { lineUp, stand, type Body, type Stage } from './body.ts';
import { arrangeRow, isUpright } from './row.ts';
import { arrangeSymmetry } from './symmetry.ts';
import type { Box } from '../../vector/geometry.ts';

/** Bare cloth between a group and the middle. */
const GAP = 0.2;

/** Each subject where the prompt puts it: beside, above, below or in the corners of the middle. */
export function arrangeSlots(stage: Stage): Body {
  const { actors } = stage;
  const at = (...places: SubjectPlace[]): Actor[] => actors.filter((a) => places.includes(a.place));
  const core = at('middle', 'any', 'around', 'border', 'background');
  const middle = core.length > 0 ? coreFigure({ ...stage, actors: core }) : [];
  const sides = { left: at('left'), right: at('right'), top: at('top'), bottom: at('bottom') };
  const across: Figure[] = [];
  const flip = stage.chance.variation % 2 === 1;
  if (sides.left.length > 0) across.push(column(sides.left, flip));
  if (middle.length > 0) across.push(middle);
  if (sides.right.length > 0) across.push(column(sides.right, !flip));
  const rows: Figure[] = [];
  if (sides.top.length > 0) rows.push(row(sides.top, flip));
  if (across.length > 0) rows.push(lineUp(across, GAP));
  if (sides.bottom.length > 0) rows.push(row(sides.bottom, flip));
  const figure = lineUp(rows, GAP, true);
  const corners = headsOf(at('corners'));
  const all = corners.length > 0 ? [...figure, ...inCorners(figure, corners, flip)] : figure;
  return { figure: all, form: corners.length > 0 ? 'box' : 'round' };
}

/** The middle is the main thing: larger than what is put beside it, by arrangement. */
const CORE_SCALES = [1.5, 1.25, 1.8] as const;

function coreFigure(stage: Stage): Figure {
  const body = stage.actors.length > 2 ? arrangeSymmetry(stage) : arrangeRow(stage);
  return place(body.figure, { x: 0, y: 0, scale: CORE_SCALES[stage.chance.variation % 3] });
}

const column = (actors: readonly Actor[], mirror: boolean): Figure =>
  lineUp(
    actors.map((actor) => stand(actor, { x: 0, y: 0, scale: 1, mirror })),
    0.12,
    true,
  );

const row = (actors: readonly Actor[], flip: boolean): Figure =>
  lineUp(
    actors.map((actor, i) =>
      stand(actor, { x: 0, y: 0, scale: 1, mirror: i >= actors.length / 2 !== flip }),
    ),
    0.14,
  );

/** Four corners around a figure; a single one asked for stands in each of them. */
function inCorners(figure: Figure, actors: readonly Actor[], flip: boolean): Figure {
  const box: Box =
    figure.length > 0 ? figureBox(figure) : { left: -0.8, top: -0.8, right: 0.8, bottom: 0.8 };
  const reach = Math.max(box.right - box.left, box.bottom - box.top) / 2;
  const cx = (box.left + box.right) / 2;
  const cy = (box.top + box.bottom) / 2;
  const count = actors.length === 1 ? 4 : actors.length;
  return Array.from({ length: count }, (_, i): Figure => {
    const actor = actors[i % actors.length];
    // Top left, bottom right, top right, bottom left: two lie on a diagonal.
    const sx = i % 4 === 0 || i % 4 === 3 ? -1 : 1;
    const sy = i % 4 === 0 || i % 4 === 2 ? -1 : 1;
    const step = Math.floor(i / 4) * 0.7;
    return stand(actor, {
      x: cx + sx * (reach + 0.12 - step),
      y: cy + sy * (reach + 0.12),
      scale: 0.7,
      angle: isFlower(actor)
        ? Math.atan2(sx, -sy)
        : isUpright(actor)
          ? 0
          : sx * (flip ? -0.3 : 0.3),
      mirror: sx > 0,
    });
  }).flat();
}
