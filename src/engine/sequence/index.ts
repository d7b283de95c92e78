/* A design's stitches in another order: for caps, and for machines that do not cut. */
export { capOrder } from './cap-order.ts';
export { withoutTrims } from './without-trims.ts';
