/** Which blocks of a file start with a stop: those that name the same thread as the block before. */
export function stopBlocks<T>(
  blocks: readonly T[],
  same: (a: T, b: T) => boolean = Object.is,
): (block: number) => boolean {
  return (block) => block > 0 && block < blocks.length && same(blocks[block - 1], blocks[block]);
}
