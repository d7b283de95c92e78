import type { Context } from '../core/context.ts';
import type { Design } from '../core/design.ts';

/** Makes a design that carries what was simplified on the way. */
export function notingSimplified(context: Context, make: (context: Context) => Design): Design {
  const told = new Set<string>();
  const design = make({
    ...context,
    onSimplified: (sentence) => {
      told.add(sentence);
      context.onSimplified?.(sentence);
    },
  });
  return told.size > 0 ? { ...design, simplified: [...told] } : design;
}
