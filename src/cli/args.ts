import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Hoop } from 'ilmek-engine/inspect';
import { findHoop, HOOPS } from 'ilmek-engine/tables';
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
export function numberOption<T extends number | undefined>(
  name: string,
  text: string | undefined,
  fallback: T,
  low: number,
  high: number,
): number | T {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < low || value > high) {
    throw new CliError(`--${name} wants a number from ${low} to ${high}, got "${text}"`);
  }
  return value;
}

/** A number within bounds, or undefined where the option is absent. */
export function optionalNumber(
  name: string,
  text: string | undefined,
  low: number,
  high: number,
): number | undefined {
  return text === undefined ? undefined : numberOption(name, text, low, low, high);
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

/** A hoop by its name or its size, or undefined where the option is absent. */
export function hoopOption(text: string | undefined): Hoop | undefined {
  if (text === undefined) return undefined;
  const hoop = findHoop(text);
  if (hoop) return hoop;
  const names = HOOPS.map((h) => h.name).join(', ');
  throw new CliError(`--hoop wants a size such as 120x120 (mm), or one of ${names}; got "${text}"`);
}
