/** Input that the caller can mend: printed as one line, exit code 2. */
export class CliError extends Error {
  override readonly name = 'CliError';
}

/** Errors of the engine, of the argument parser and of the file system are the caller's to mend. */
export function isExpected(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** What an error says, in one line. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\s+/g, ' ').trim();
}
