import type { Mm } from '../core/units.ts';
import { distance } from '../picture/pixels.ts';
import type { Structure } from './structure.ts';

/*
 * The page cut into domains, in each of which all rows run one way: the way in
 * which the picture varies least, as far as few and large domains allow.
 */

/** What a border costs per cell, against 1 for running wholly across the picture's structure. */
const BORDER_PRICE = 0.4;
/** By how many times it costs more between two places of skin: a face cut up by rows that turn looks carved. */
const SKIN = 4;
/** Smaller domains join a neighbour. */
const MIN_DOMAIN_MM2 = 150;
/** Mean square gradient at which a place is half plain: a much lower one says nothing of where rows go. */
const PLAIN = 0.0018;
/** What a cell costs that does not run the way that suits most of the picture. */
const AWAY_PRICE = 0.07;

/** Directions of rows for the cells of a grid. */
export interface Domains {
  width: number;
  height: number;
  cellMm: Mm;
  /** Index of a direction for each cell. */
  direction: Uint8Array;
}

/** Colour difference at which a border costs a third: it hides on the picture's own edges. */
const EDGE = 0.12;
/** Least share of its price that a border costs. */
const MIN_BORDER_SHARE = 0.15;
const ROUNDS = 8;

/** @param angles the directions to choose from, degrees */
export function findDomains(structure: Structure, angles: readonly number[]): Domains {
  const { width, height, cellMm } = structure;
  const cost = directionCosts(structure, angles);
  const links = linkCells(structure);
  const direction = cheapestLabels(cost, links, angles.length);
  const domains = { width, height, cellMm, direction };
  joinSmall(domains, cost, links);
  return domains;
}

/** What each direction costs in each cell: the share of the picture's variation that runs along it. */
function directionCosts({ xx, xy, yy }: Structure, angles: readonly number[]): Float32Array {
  const n = angles.length;
  const cost = new Float32Array(xx.length * n);
  const total = angles.map(() => 0);
  const cos2 = angles.map((a) => Math.cos((2 * a * Math.PI) / 180));
  const sin2 = angles.map((a) => Math.sin((2 * a * Math.PI) / 180));
  for (let cell = 0; cell < xx.length; cell++) {
    const trace = xx[cell] + yy[cell];
    const told = trace / (trace * trace + PLAIN * PLAIN);
    const dx = (xx[cell] - yy[cell]) * told;
    const dy = 2 * xy[cell] * told;
    const coherence = Math.hypot(dx, dy);
    for (let a = 0; a < n; a++) {
      const price = (coherence + dx * cos2[a] + dy * sin2[a]) / 2;
      cost[cell * n + a] = price;
      total[a] += price;
    }
  }
  const home = total.indexOf(Math.min(...total));
  for (let i = 0; i < cost.length; i++) if (i % n !== home) cost[i] += AWAY_PRICE;
  return cost;
}

/**
 * The neighbours ahead of a cell: right, below left, below, below right. A border to each weighs
 * so much that borders of all directions cost alike.
 */
const AHEAD = [
  { dx: 1, dy: 0, share: 0.41 },
  { dx: -1, dy: 1, share: 0.29 },
  { dx: 0, dy: 1, share: 0.41 },
  { dx: 1, dy: 1, share: 0.29 },
];

/** Links between neighbouring cells of a grid, with the price of a border between them. */
interface Links {
  /** For each cell and neighbour ahead: that neighbour, or -1. Four a cell. */
  to: Int32Array;
  price: Float32Array;
  /** How far on the neighbours ahead lie in the grid's order, those without a grid's edge between. */
  step: number[];
}

function linkCells({ width, height, lab, skin }: Structure): Links {
  const links: Links = {
    to: new Int32Array(width * height * 4).fill(-1),
    price: new Float32Array(width * height * 4),
    step: AHEAD.map(({ dx, dy }) => dy * width + dx),
  };
  for (let i = 0; i < width * height; i++) {
    AHEAD.forEach(({ dx, share }, k) => {
      const x = (i % width) + dx;
      const to = i + links.step[k];
      if (x < 0 || x >= width || to >= width * height) return;
      const hidden = Math.exp(-((distance(lab, i, lab, to) / EDGE) ** 2));
      links.to[i * 4 + k] = to;
      const dear = 1 + SKIN * Math.min(skin[i], skin[to]);
      links.price[i * 4 + k] = dear * BORDER_PRICE * share * Math.max(MIN_BORDER_SHARE, hidden);
    });
  }
  return links;
}

/**
 * Labels of least cost plus borders: min-sum belief propagation with the Potts
 * model's short messages (Felzenszwalb and Huttenlocher 2006), swept over the
 * grid to and fro (Kolmogorov 2006).
 */
function cheapestLabels(cost: Float32Array, { to, price }: Links, n: number): Uint8Array {
  const cells = cost.length / n;
  // What each cell hears from its neighbours ahead, and what those hear from it.
  const back = new Float32Array(cells * 4 * n);
  const forth = new Float32Array(cells * 4 * n);
  const belief = Float32Array.from(cost);
  const tell = (i: number, j: number, link: number, heard: Float32Array, told: Float32Array) => {
    const [p, q, m] = [i * n, j * n, link * n];
    let least = Infinity;
    for (let a = 0; a < n; a++) least = Math.min(least, belief[p + a] - heard[m + a]);
    const most = price[link];
    for (let a = 0; a < n; a++) {
      const message = Math.min(most, belief[p + a] - heard[m + a] - least);
      belief[q + a] += message - told[m + a];
      told[m + a] = message;
    }
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (let link = 0; link < to.length; link++) {
      if (to[link] >= 0) tell(link >> 2, to[link], link, back, forth);
    }
    for (let i = cells - 1; i >= 0; i--) {
      for (let link = i * 4; link < i * 4 + 4; link++) {
        if (to[link] >= 0) tell(to[link], i, link, forth, back);
      }
    }
  }
  const out = new Uint8Array(cells);
  for (let i = 0; i < cells; i++) {
    for (let a = 1; a < n; a++) if (belief[i * n + a] < belief[i * n + out[i]] - 1e-5) out[i] = a;
  }
  return out;
}

/** Joins each small domain, the smallest first, to the neighbour that suits it best. */
function joinSmall(domains: Domains, cost: Float32Array, links: Links): void {
  const { direction, cellMm } = domains;
  const least = MIN_DOMAIN_MM2 / (cellMm * cellMm);
  for (;;) {
    const all = connectedDomains(domains);
    const small = all.filter((d) => d.length < least).sort((p, q) => p.length - q.length);
    if (all.length < 2 || small.length === 0) return;
    // Those that grow by taking in a smaller one are looked at again in the next round.
    for (const domain of small.slice(0, Math.ceil(small.length / 2))) {
      const best = bestNeighbour(domain, direction, cost, links);
      for (const i of domain) direction[i] = best;
    }
  }
}

/** The direction around a domain that costs it least, less the border that is saved. */
function bestNeighbour(
  domain: Int32Array,
  direction: Uint8Array,
  cost: Float32Array,
  links: Links,
): number {
  const n = cost.length / direction.length;
  const own = direction[domain[0]];
  const saved = new Float64Array(n);
  // Beside a whole domain lies no cell of its own direction, so what lies beside tells itself apart.
  const meet = (link: number, beside: number): void => {
    if (beside >= 0 && direction[beside] !== own) saved[direction[beside]] += links.price[link];
  };
  for (const i of domain) {
    for (let k = 0; k < 4; k++) {
      meet(i * 4 + k, links.to[i * 4 + k]);
      const behind = i - links.step[k];
      if (behind >= 0 && links.to[behind * 4 + k] === i) meet(behind * 4 + k, behind);
    }
  }
  let best = own;
  let bestCost = Infinity;
  for (let a = 0; a < n; a++) {
    if (saved[a] === 0 || a === own) continue;
    let sum = -saved[a];
    for (const i of domain) sum += cost[i * n + a];
    if (sum < bestCost) [best, bestCost] = [a, sum];
  }
  return best;
}

/** Cells of each domain: those of one direction that touch, also by a corner. */
function connectedDomains({ width, height, direction }: Domains): Int32Array[] {
  const seen = new Uint8Array(direction.length);
  const queue = new Int32Array(direction.length);
  const domains: Int32Array[] = [];
  let end = 0;
  for (let seed = 0; seed < direction.length; seed++) {
    if (seen[seed] === 1) continue;
    const start = end;
    queue[end++] = seed;
    seen[seed] = 1;
    for (let k = start; k < end; k++) {
      const x = queue[k] % width;
      const y = Math.floor(queue[k] / width);
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const to = ny * width + nx;
          if (seen[to] === 1 || direction[to] !== direction[seed]) continue;
          seen[to] = 1;
          queue[end++] = to;
        }
      }
    }
    domains.push(queue.subarray(start, end));
  }
  return domains;
}

/** Index of the direction at a place of the page; borders between cells are rounded. */
export function directionAt({ width, height, cellMm, direction }: Domains, x: Mm, y: Mm): number {
  const gx = x / cellMm - 0.5;
  const gy = y / cellMm - 0.5;
  const column = Math.floor(gx);
  const row = Math.floor(gy);
  const at = (cx: number, cy: number): number =>
    direction[clamp(cy, height - 1) * width + clamp(cx, width - 1)];
  const a = at(column, row);
  const b = at(column + 1, row);
  const c = at(column, row + 1);
  const d = at(column + 1, row + 1);
  if (a === b && a === c && a === d) return a;
  const tx = gx - column;
  const ty = gy - row;
  const shares = [(1 - tx) * (1 - ty), tx * (1 - ty), (1 - tx) * ty, tx * ty];
  const corners = [a, b, c, d];
  let best = a;
  let most = 0;
  for (const label of corners) {
    const share = shares.reduce((sum, s, k) => (corners[k] === label ? sum + s : sum), 0);
    if (share > most + 1e-9 || (share > most - 1e-9 && label < best)) [best, most] = [label, share];
  }
  return best;
}

const clamp = (v: number, most: number): number => Math.min(most, Math.max(0, v));
