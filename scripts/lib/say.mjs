/** @param {string} line */
export const say = (line) => process.stdout.write(`${line}\n`);

/** @param {number} seconds */
export const inSeconds = (seconds) => `${seconds.toFixed(1)} s`;

/**
 * Says what is done and, on the same line, how long it took.
 * @template T
 * @param {string} words
 * @param {() => Promise<T>} work
 */
export async function timed(words, work) {
  const started = Date.now();
  process.stdout.write(`${words} … `);
  try {
    const result = await work();
    say(inSeconds((Date.now() - started) / 1000));
    return result;
  } catch (error) {
    say('failed');
    throw error;
  }
}

/** The last lines of a long output, indented: the fault is mostly there. */
export const tail = (output, lines = 25) =>
  output
    .trim()
    .split('\n')
    .slice(-lines)
    .map((line) => `  ${line}`)
    .join('\n');
