/* Pictures and drawings become designs. */
export { flatPicture } from '../picture/flat-picture.ts';
export { pageOfFrame, roomInFrame } from '../frames/index.ts';
export { sideOf } from '../sizing/sewn-size.ts';
export { digitizeImage } from './digitize-image.ts';
export { digitizeShapes } from './digitize-shapes.ts';
export { digitizeSvg, digitizeSvgShapes, type SewnSvg, type SvgOptions } from './digitize-svg.ts';
export { drawableSvg, type DrawableSvg } from '../svg/drawable.ts';
