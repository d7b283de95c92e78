import type { Design } from 'ilmek-engine';

/** The shapes that a design was made from are many small arrays, slow to unpack and of no use to the page. */
export function withoutSources(design: Design): Design {
  const objects = design.objects.map(({ source: _, ...object }) => object);
  return { ...design, objects, drawing: undefined };
}
