export { addFrame } from './add-frame.ts';
export { frameDesign, pageOfFrame, roomInFrame } from './frame-design.ts';
