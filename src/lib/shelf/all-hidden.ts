/**
 * Why a working file was refused of which all that it draws is hidden, and what to do: a sentence or two.
 * @param error of the engine, or as it came from a worker
 * @returns undefined of any other error
 */
export function allHiddenWords(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'nothing-to-sew')) return;
  const [, first, rest] = /^[^:]*: (.)(.* hidden\b.*)$/.exec(error.message) ?? [];
  return rest && `${first.toUpperCase()}${rest}.`;
}
