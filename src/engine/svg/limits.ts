import { EngineError } from '../core/errors.ts';

/** A drawing that is past a bound of the reader. @param message what there is too much of */
export const tooComplex = (message: string): EngineError =>
  new EngineError('too-complex', 'read SVG', message);
