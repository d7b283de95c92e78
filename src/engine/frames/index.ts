export { addFrame } from './add-frame.ts';
export { frameDesign, pageOfFrame, roomInFrame, type PageSize } from './frame-design.ts';
