import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CliError } from './cli-error.ts';

/** Parses arguments strictly: an unknown option is an error, with its name. */
export function readArgs<T extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: T,
  names: string[],
) {
  const parsed = parseArgs({ args, options, allowPositionals: true, strict: true });
  if (parsed.positionals.length !== names.length) {
    throw new CliError(`wanted ${names.join(' ')}, got ${parsed.positionals.length} file names`);
  }
  return parsed;
}

/** A number within bounds, or the fallback where the option is absent. */
export function numberOption(
  name: string,
  text: string | undefined,
  fallback: number,
  low: number,
  high: number,
): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < low || value > high) {
    throw new CliError(`--${name} wants a number from ${low} to ${high}, got "${text}"`);
  }
  return value;
}

/** One of a list of names, or the fallback where the option is absent. */
export function choiceOption<T extends string>(
  name: string,
  text: string | undefined,
  fallback: T,
  choices: readonly T[],
): T {
  if (text === undefined) return fallback;
  const found = choices.find((choice) => choice === text);
  if (!found) throw new CliError(`--${name} wants one of ${choices.join(', ')}; got "${text}"`);
  return found;
}
