export { addFrame } from './add-frame.ts';
export { darkest, frameBorder } from './border.ts';
export { layoutFrame, pageOfFrame, roomInFrame, type PageSize } from './layout.ts';
