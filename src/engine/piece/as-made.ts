import type { Context } from '../core/context.ts';
import type { Design, Drawing, Thread } from '../core/design.ts';
import { joinDesigns } from '../core/join-designs.ts';
import { finish } from '../core/steps.ts';
import type { Mm } from '../core/units.ts';
import { digitizePlan } from '../digitize/digitize-shapes.ts';
import { planAgain, type Plan } from '../digitize/plan.ts';
import { sewLetterPlan } from '../lettering/sew/sew-letters.ts';
import type { Shape } from '../shapes.ts';
import { centre } from '../stitch/write-design.ts';
import { sumOfPiece } from './piece-sum.ts';
import { shapesOnPage } from './place-object.ts';
import type { MadeDrawing, Piece, PieceObject, PieceShape } from './types.ts';

/*
 * A design and the piece that is made of it have the same stitches, to the byte, until an edit: the
 * piece remembers how its drawing was sewn, and its shapes are what was sewn.
 */

/** A drawing that a piece is made of. */
export interface DrawnPart {
  drawing: Drawing;
  plan: Plan;
  /** Which shape of the plan each shape of the piece is. */
  origins: ReadonlyMap<PieceShape, Shape>;
}

/** A piece that remembers how its drawings were sewn; as it is where not all of them is in it. */
export function withMaking(piece: Piece, parts: readonly DrawnPart[]): Piece {
  const numbers = new Map<Shape, number>();
  const shapes = shapesOf(piece.objects);
  shapes.forEach((shape, number) => {
    const origin = parts.map(({ origins }) => origins.get(shape)).find((one) => one !== undefined);
    if (origin) numbers.set(origin, number);
  });
  const sewn = parts.flatMap(({ plan }) => plan.blocks.flatMap((block) => block.shapes));
  const isWhole = sewn.length === shapes.length && sewn.every((shape) => numbers.has(shape));
  if (!isWhole || parts.some(({ drawing }) => drawing.isStretched)) return piece;
  const drawings = parts.map((part) => makingOf(part, (shape) => numbers.get(shape)!));
  return { ...piece, asMade: { sum: sumOfPiece(piece), drawings } };
}

const shapesOf = (objects: readonly PieceObject[]): PieceShape[] =>
  objects.flatMap((object) => (object.kind === 'shapes' ? object.shapes : []));

function makingOf({ drawing, plan }: DrawnPart, numberOf: (shape: Shape) => number): MadeDrawing {
  const { layering, flat, isTexture, grows, narrow } = plan;
  const { set, options, isText } = drawing;
  const shapes = plan.blocks.flatMap((block) => block.shapes);
  return {
    style: options.style,
    ...(isText && { isText }),
    ...{ layering, flat, isTexture, grows },
    narrow: narrow?.squares ?? [],
    widthMm: set.widthMm,
    heightMm: set.heightMm,
    blocks: plan.blocks.map((block) => ({
      thread: block.thread,
      shapes: block.shapes.map(numberOf),
    })),
    angles: shapes.flatMap((shape) =>
      shape.kind === 'area' && shape.angle !== undefined
        ? [[numberOf(shape), shape.angle] as const]
        : [],
    ),
  };
}

/**
 * Sews a piece as the drawings that it was made of.
 * @returns undefined where it was made otherwise, or its file tells of shapes that it has not
 * @throws EngineError `aborted`
 */
export function sewAsMade(piece: Piece, context: Context): Design | undefined {
  const { asMade, objects } = piece;
  if (!asMade) return undefined;
  const shapes = objects.flatMap((one) => (one.kind === 'shapes' ? shapesOnPage(one) : []));
  const threads = objects.flatMap((one) => shapesOf([one]).map(() => one.thread));
  const numbers = asMade.drawings.flatMap(({ blocks }) => blocks.flatMap((one) => one.shapes));
  const isWhole = numbers.length === shapes.length && new Set(numbers).size === numbers.length;
  if (!isWhole || numbers.some((number) => number >= shapes.length)) return undefined;
  if (asMade.drawings.some((one) => !isPageOf(one, piece))) return undefined;
  const [first, ...others] = asMade.drawings.map((one) =>
    sewDrawing(one, { piece, shapes, threads }, context),
  );
  const joined = others.reduce((under, over) => joinDesigns(under, over), first);
  if (others.length > 0) centre(joined);
  return joined;
}

const isPageOf = (drawing: MadeDrawing, { widthMm, heightMm }: Piece): boolean =>
  near(drawing.widthMm, widthMm) && near(drawing.heightMm, heightMm);

const near = (a: Mm, b: Mm): boolean => Math.abs(a - b) < 1e-6;

interface PieceParts {
  piece: Piece;
  /** All of them, on the page. */
  shapes: readonly Shape[];
  /** That of each. */
  threads: readonly Thread[];
}

function sewDrawing(drawing: MadeDrawing, parts: PieceParts, context: Context): Design {
  const { name, density, fabric, pullMm, threadWeight } = parts.piece;
  const { widthMm, heightMm, style } = drawing;
  const threads: Thread[] = [];
  for (const { thread, shapes } of drawing.blocks) threads[thread] = parts.threads[shapes[0]];
  const angles = new Map(drawing.angles);
  const blocks = drawing.blocks.map(({ thread, shapes }) => ({
    thread,
    shapes: shapes.map((number): Shape => {
      const shape = parts.shapes[number];
      const angle = angles.get(number);
      const isTurned = shape.kind === 'area' && angle !== undefined;
      return isTurned ? { ...shape, thread, angle } : { ...shape, thread };
    }),
  }));
  const plan = planAgain(blocks, drawing, drawing);
  const page = { widthMm, heightMm, threads };
  const options = { name, density, fabric, pullMm, threadWeight, style };
  return drawing.isText
    ? finish(sewLetterPlan(plan, page, options, context))
    : digitizePlan(plan, page, options, context);
}
