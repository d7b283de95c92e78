import type { Design } from 'ilmek-engine';
import { artworkMargin, designExtents } from 'ilmek-engine/tables';

/** A design whose page has cloth around it, so that nothing sewn touches the edge of its picture. */
export function withMargin(design: Design): Design {
  const { left, top, right, bottom } = design.page ?? designExtents(design);
  const margin = Math.ceil(10 * artworkMargin((right - left) / 10, (bottom - top) / 10));
  return {
    ...design,
    page: {
      left: left - margin,
      top: top - margin,
      right: right + margin,
      bottom: bottom + margin,
    },
  };
}
