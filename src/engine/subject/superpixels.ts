import { distance, forEachBeside, type Size } from '../picture/pixels.ts';

/*
 * Superpixels: the picture in small patches of one colour each, whose borders follow its edges.
 * SLIC: Achanta et al., "SLIC superpixels compared to state-of-the-art superpixel methods", 2012.
 */

/** A picture's colours, three numbers a pixel; Euclidean distance is how unlike two look. */
export interface ColorField extends Size {
  lab: Float32Array;
}

export interface Superpixels extends Size {
  /** Number of the patch of each pixel, 0 to `count` - 1. Each patch hangs together. */
  label: Int32Array;
  count: number;
}

/** How much a patch's breadth weighs against a difference of colour: higher makes them rounder. */
const COMPACTNESS = 0.1;
const ROUNDS = 6;
/** A scrap of less than this share of a usual patch joins its neighbour. */
const SCRAP = 0.25;

/** @param wanted about how many patches */
export function findSuperpixels(field: ColorField, wanted: number): Superpixels {
  const { width, height } = field;
  const step = Math.max(1, Math.sqrt((width * height) / wanted));
  const centers = seedCenters(field, step);
  const label = new Int32Array(width * height).fill(-1);
  const nearest = new Float32Array(width * height);
  for (let round = 0; round < ROUNDS; round++) {
    nearest.fill(Infinity);
    assign(field, centers, step, { label, nearest });
    settle(field, centers, label);
  }
  return joinScraps(field, label, SCRAP * step * step);
}

/** Five numbers a centre: its colour, x and y. */
type Centers = Float64Array;

function seedCenters({ width, height, lab }: ColorField, step: number): Centers {
  const across = Math.max(1, Math.round(width / step));
  const down = Math.max(1, Math.round(height / step));
  const out = new Float64Array(across * down * 5);
  for (let k = 0; k < across * down; k++) {
    const x = Math.floor((((k % across) + 0.5) * width) / across);
    const y = Math.floor(((Math.floor(k / across) + 0.5) * height) / down);
    const i = y * width + x;
    out.set([lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2], x, y], k * 5);
  }
  return out;
}

/** Gives each pixel to the centre that is nearest in colour and place, within two steps. */
function assign(
  { width, height, lab }: ColorField,
  centers: Centers,
  step: number,
  { label, nearest }: { label: Int32Array; nearest: Float32Array },
): void {
  const place = (COMPACTNESS / step) ** 2;
  for (let k = 0, p = 0; p < centers.length; k++, p += 5) {
    const [l, a, b, cx, cy] = centers.subarray(p, p + 5);
    const top = Math.max(0, Math.floor(cy - step));
    const bottom = Math.min(height - 1, Math.ceil(cy + step));
    const left = Math.max(0, Math.floor(cx - step));
    const right = Math.min(width - 1, Math.ceil(cx + step));
    for (let y = top; y <= bottom; y++) {
      for (let x = left, i = y * width + left; x <= right; x++, i++) {
        const dl = lab[i * 3] - l;
        const da = lab[i * 3 + 1] - a;
        const db = lab[i * 3 + 2] - b;
        const dx = x - cx;
        const dy = y - cy;
        const d = dl * dl + da * da + db * db + place * (dx * dx + dy * dy);
        if (d >= nearest[i]) continue;
        nearest[i] = d;
        label[i] = k;
      }
    }
  }
}

/** Moves each centre to the middle of its pixels. */
function settle({ width, lab }: ColorField, centers: Centers, label: Int32Array): void {
  const sums = new Float64Array(centers.length);
  const counts = new Float64Array(centers.length / 5);
  for (let i = 0; i < label.length; i++) {
    const k = label[i];
    if (k < 0) continue;
    for (let c = 0; c < 3; c++) sums[k * 5 + c] += lab[i * 3 + c];
    sums[k * 5 + 3] += i % width;
    sums[k * 5 + 4] += Math.floor(i / width);
    counts[k]++;
  }
  for (let k = 0; k < counts.length; k++) {
    if (counts[k] === 0) continue;
    for (let c = 0; c < 5; c++) centers[k * 5 + c] = sums[k * 5 + c] / counts[k];
  }
}

/** Numbers the connected parts anew; a part smaller than `least` joins the one nearest in colour. */
function joinScraps(field: ColorField, label: Int32Array, least: number): Superpixels {
  const { width, height, lab } = field;
  const parts = new Int32Array(label.length).fill(-1);
  const stack = new Int32Array(label.length);
  let count = 0;
  for (let from = 0; from < label.length; from++) {
    if (parts[from] >= 0) continue;
    let top = 0;
    let size = 0;
    let beside = -1;
    let away = Infinity;
    stack[top++] = from;
    parts[from] = count;
    while (top > 0) {
      const i = stack[--top];
      // What was taken stays on the stack's far end, to be renamed.
      stack[stack.length - 1 - size++] = i;
      forEachBeside(i, field, (n) => {
        if (parts[n] < 0 && label[n] === label[from]) {
          parts[n] = count;
          stack[top++] = n;
        } else if (parts[n] >= 0 && parts[n] !== count && distance(lab, i, lab, n) < away) {
          away = distance(lab, i, lab, n);
          beside = parts[n];
        }
      });
    }
    if (size >= least || beside < 0) count++;
    else for (let k = 0; k < size; k++) parts[stack[stack.length - 1 - k]] = beside;
  }
  return { width, height, label: parts, count };
}
