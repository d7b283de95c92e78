export { addFrame, type FrameOptions } from './add-frame.ts';
export { frameDesign, roomInFrame } from './frame-design.ts';
