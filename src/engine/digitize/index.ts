/* Pictures and drawings become designs. */
export { digitizeImage } from './digitize-image.ts';
export { digitizeShapes } from './digitize-shapes.ts';
export { digitizeSvg, digitizeSvgShapes, type SewnSvg, type SvgOptions } from './digitize-svg.ts';
export type * from '../options.ts';
export type * from '../shapes.ts';
export type { Layering, ShapeOptions } from './plan.ts';
export { photographInside } from './photograph-inside.ts';
export { flatPicture } from '../picture/index.ts';
export { pageOfFrame, roomInFrame, type PageSize } from '../frames/index.ts';
export { capOrder, withoutTrims } from '../sequence/index.ts';
export { sideOf, type Sides } from '../sizing/sewn-size.ts';
export { drawableSvg, type DrawableSvg } from '../svg/drawable.ts';
export { AS_IT_IS, placePicture, SubjectFinder } from '../subject/index.ts';
export type {
  Affine,
  Part,
  PicturePlacing,
  PlacedPicture,
  SubjectMark,
  SubjectMask,
  SubjectPrior,
} from '../subject/index.ts';
