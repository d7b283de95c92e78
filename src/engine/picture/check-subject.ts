import { EngineError } from '../core/errors.ts';
import type { GroundChoice } from './cloth.ts';
import type { Background } from './background.ts';

/**
 * Refuses a picture without anything to sew.
 * @param operation for the message
 * @throws EngineError `one-colour` where an even colour is all there is and nobody asked for it to
 *   be sewn; `nothing-to-sew` where all is transparent
 */
export function checkSubject(
  { mask, ground, even }: Background,
  { keepBackground }: GroundChoice,
  operation: string,
): void {
  if (ground && even && keepBackground !== true) {
    throw new EngineError(
      'one-colour',
      operation,
      `the picture is all of one colour (${ground.hex}): it has no subject. Keep its background to sew it as a patch`,
    );
  }
  if (!mask.includes(0)) {
    throw new EngineError(
      'nothing-to-sew',
      operation,
      'every pixel is transparent; save the picture with its shapes visible',
    );
  }
}
