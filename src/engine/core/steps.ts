/**
 * Work that may be interrupted between its steps, done at one go.
 * @returns what it ends with
 */
export function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
