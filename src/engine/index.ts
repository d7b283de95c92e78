/* The whole engine for those who want it in one import; pages want `tables.ts`. */
export type { Context, Progress, Signal, Stage } from './core/context.ts';
export type {
  CutShort,
  Design,
  DesignObject,
  Drawing,
  Extents,
  Ground,
  Initials,
  ObjectKind,
  Reading,
  SmallText,
  Thread,
  Written,
} from './core/design.ts';
export type { EngineErrorCode } from './core/errors.ts';
export type { Polygon, Polyline, Ring } from './vector/geometry.ts';
export type { RgbaImage } from './core/image.ts';
export type { Mm, Px, Tenth } from './core/units.ts';
export * from './compose/index.ts';
export * from './digitize/index.ts';
export * from './formats/index.ts';
export * from './inspect/index.ts';
export * from './lettering/index.ts';
export * from './monogram/index.ts';
export * from './piece/index.ts';
export type * from './options.ts';
export * from './render/index.ts';
export type * from './shapes.ts';
export * from './tables.ts';
export * from './tattoo/index.ts';
export * from './worksheet/index.ts';
