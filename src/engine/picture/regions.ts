import type { Labels } from './labels.ts';

/** Connected areas of one label (sharing sides, not only corners). */
export interface Regions {
  /** Index of the region of each pixel, in the order of their first pixels. */
  of: Int32Array;
  /** Pixels of each region. */
  area: Int32Array;
  /** Label of each region. */
  label: Uint8Array;
}

/** Finds the connected areas: two passes with a union-find, near linear. */
export function findRegions({ width, height, data }: Labels): Regions {
  const parent = new Int32Array(width * height);
  const find = (i: number): number => {
    let root = i;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]]!;
      root = parent[root]!;
    }
    return root;
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const left = x > 0 && data[i - 1] === data[i];
      const above = y > 0 && data[i - width] === data[i];
      parent[i] = left ? parent[i - 1] : i;
      if (!above) continue;
      const a = find(i - width);
      const b = left ? find(i - 1) : i;
      if (a < b) parent[b] = parent[i] = a;
      else parent[a] = parent[i] = b;
    }
  }
  return number(parent, find, data);
}

function number(parent: Int32Array, find: (i: number) => number, data: Uint8Array): Regions {
  const of = new Int32Array(parent.length);
  const area: number[] = [];
  const label: number[] = [];
  // A root is the first pixel of its region, so it is numbered before it is asked for.
  for (let i = 0; i < of.length; i++) {
    const root = find(i);
    if (root === i) {
      of[i] = area.length;
      area.push(0);
      label.push(data[i]);
    } else {
      of[i] = of[root]!;
    }
    area[of[i]]++;
  }
  return { of, area: Int32Array.from(area), label: Uint8Array.from(label) };
}
