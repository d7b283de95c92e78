/** Input that the caller can mend: printed as one line, exit code 2. */
export class CliError extends Error {
  override readonly name = 'CliError';
}
