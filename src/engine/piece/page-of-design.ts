import type { Design, Extents } from '../core/design.ts';

/** Where a design's page lies in its plane, in tenths: around all of its records where it tells of none. */
export function pageOf({ page, x, y }: Design): Extents {
  if (page) return page;
  if (x.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < x.length; i++) {
    left = Math.min(left, x[i]);
    right = Math.max(right, x[i]);
    top = Math.min(top, y[i]);
    bottom = Math.max(bottom, y[i]);
  }
  return { left, top, right, bottom };
}
