/*
 * The cheapest cut between two ends of a graph, found as the largest flow between them:
 * Dinitz, "Algorithm for solution of a problem of maximum flow in networks", 1970.
 */

/** A graph for one cut: `add` all of it, then `cut`. */
export class FlowGraph {
  readonly #nodes: number;
  readonly #source: number;
  readonly #sink: number;
  /** For each node the last of its arcs, for each arc the one before it; an arc's mate is its index ^ 1. */
  readonly #last: Int32Array;
  readonly #before: Int32Array;
  readonly #to: Int32Array;
  readonly #room: Float64Array;
  #arcCount = 0;
  readonly #queue: Int32Array;

  /**
   * @param nodes how many, the two ends not counted
   * @param pairs how many will be added at most
   */
  constructor(nodes: number, pairs: number) {
    this.#nodes = nodes;
    this.#source = nodes;
    this.#sink = nodes + 1;
    this.#last = new Int32Array(nodes + 2).fill(-1);
    // Of a node's two ends one costs nothing.
    const arcs = 2 * (nodes + pairs);
    this.#before = new Int32Array(arcs);
    this.#to = new Int32Array(arcs);
    this.#room = new Float64Array(arcs);
    this.#queue = new Int32Array(nodes + 2);
  }

  /** What it costs to have a node on the sink's side, and on the source's. */
  addEnds(node: number, onSinkSide: number, onSourceSide: number): void {
    // What both cost changes nothing.
    const both = Math.min(onSinkSide, onSourceSide);
    this.#arcs(this.#source, node, onSinkSide - both, 0);
    this.#arcs(node, this.#sink, onSourceSide - both, 0);
  }

  /** What it costs to have two nodes on different sides. */
  addPair(a: number, b: number, cost: number): void {
    this.#arcs(a, b, cost, cost);
  }

  #arcs(a: number, b: number, there: number, back: number): void {
    if (there <= 0 && back <= 0) return;
    this.#arc(a, b, there);
    this.#arc(b, a, back);
  }

  #arc(from: number, to: number, room: number): void {
    const arc = this.#arcCount++;
    this.#before[arc] = this.#last[from];
    this.#last[from] = arc;
    this.#to[arc] = to;
    this.#room[arc] = room;
  }

  /** @returns 1 for each node on the source's side */
  cut(): Uint8Array {
    const level = new Int32Array(this.#nodes + 2);
    while (this.#findLevels(level)) this.#fill(level);
    return Uint8Array.from({ length: this.#nodes }, (_, k) => (level[k] >= 0 ? 1 : 0));
  }

  /** How many arcs with room each node lies from the source; -1 where none lead. @returns whether the sink is reached */
  #findLevels(level: Int32Array): boolean {
    level.fill(-1);
    level[this.#source] = 0;
    const [queue, last, before, room] = [this.#queue, this.#last, this.#before, this.#room];
    queue[0] = this.#source;
    for (let at = 0, end = 1; at < end; at++) {
      const node = queue[at];
      for (let arc = last[node]; arc >= 0; arc = before[arc]) {
        const to = this.#to[arc];
        if (level[to] >= 0 || room[arc] <= EPSILON) continue;
        level[to] = level[node] + 1;
        queue[end++] = to;
      }
    }
    return level[this.#sink] >= 0;
  }

  /** Sends flow along ways of rising levels until none is left. */
  #fill(level: Int32Array): void {
    const next = this.#last.slice();
    const way: number[] = [];
    let node = this.#source;
    for (;;) {
      if (node === this.#sink) {
        node = this.#send(way);
        continue;
      }
      let arc = next[node];
      while (arc >= 0 && !(this.#room[arc] > EPSILON && level[this.#to[arc]] === level[node] + 1)) {
        arc = this.#before[arc];
      }
      next[node] = arc;
      if (arc >= 0) {
        way.push(arc);
        node = this.#to[arc];
        continue;
      }
      const taken = way.pop();
      if (taken === undefined) return;
      // A dead end: the arc into it is not tried again.
      node = this.#to[taken ^ 1];
      next[node] = this.#before[taken];
    }
  }

  /** Sends what fits along a way, and shortens it to before its first full arc. @returns that node */
  #send(way: number[]): number {
    const most = way.reduce((least, arc) => Math.min(least, this.#room[arc]), Infinity);
    let full = way.length;
    for (let k = way.length - 1; k >= 0; k--) {
      this.#room[way[k]] -= most;
      this.#room[way[k] ^ 1] += most;
      if (this.#room[way[k]] <= EPSILON) full = k;
    }
    const from = this.#to[way[full] ^ 1];
    way.length = full;
    return from;
  }
}

/** Less room than this is none: sums of fractions are never quite 0. */
const EPSILON = 1e-9;
