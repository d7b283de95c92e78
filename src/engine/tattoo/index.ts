export { digitizeTattoo, digitizeTattooShapes } from './digitize-tattoo.ts';
