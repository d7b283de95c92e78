/**
 * The root of a node in a forest whose roots are their own parents; the way there is halved, so
 * that asking again costs next to nothing (union–find; Tarjan 1975).
 * @param parent of each node; a node is joined to another by making that one its root's parent
 */
export function rootOf(parent: Int32Array, node: number): number {
  let at = node;
  while (parent[at] !== at) {
    parent[at] = parent[parent[at]];
    at = parent[at];
  }
  return at;
}
