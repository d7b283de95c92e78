/** Lines of a window: most statements and short functions fit in. */
const WINDOW_LINES = 15;

/**
 * Some of the lines of files, as Stryker names them (`file.ts:16-30`): windows of fifteen lines, so
 * many that they are `share` (over 0, at most 1) of all, the last one rounded up. The same seed
 * takes the same ones, from whatever machine.
 */
export function takeSample(
  files: readonly { file: string; lines: number }[],
  share: number,
  seed: number,
): string[] {
  const windows = files.flatMap(({ file, lines }) =>
    Array.from({ length: Math.ceil(lines / WINDOW_LINES) }, (_, i) => {
      const from = i * WINDOW_LINES;
      return `${file}:${from + 1}-${Math.min(from + WINDOW_LINES, lines)}`;
    }),
  );
  const random = mulberry32(seed);
  const drawn = windows.map((name, place) => ({ name, place, lot: random() }));
  return drawn
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, Math.ceil(windows.length * share))
    .toSorted((a, b) => a.place - b.place)
    .map(({ name }) => name);
}

/** Random numbers 0–1 of a seed (Tommy Ettinger's mulberry32). */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
