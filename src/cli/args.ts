import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Hoop } from 'ilmek-engine/inspect';
import {
  DIGITIZE_DEFAULTS,
  findHoop,
  HOOPS,
  THREAD_WEIGHT_CHOICES,
  type ThreadWeight,
} from 'ilmek-engine/tables';
import { closestMatch } from 'leven';
import { CliError } from './cli-error.ts';

/**
 * The name most like a mistyped one, where one is like it: at most two letters in five differ, or the
 * first three in five are the same.
 */
export function nearest(name: string, names: readonly string[]): string | undefined {
  // A wrong number is no slip of the fingers.
  if (/^\d+$/.test(name)) return undefined;
  const maxDistance = Math.max(1, Math.floor(0.4 * name.length));
  const begun = name.slice(0, Math.max(3, Math.ceil(0.6 * name.length)));
  return (
    closestMatch(name, names, { maxDistance }) ??
    (begun.length < 3 ? undefined : names.find((one) => one.startsWith(begun)))
  );
}

/**
 * Parses arguments strictly: an unknown option is an error, with its name and what it is like.
 * @param names of the positional arguments; without them any number is taken
 */
export function readArgs<T extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: T,
  names?: string[],
) {
  const parsed = parseStrictly(args, options);
  if (names && parsed.positionals.length !== names.length) {
    const got = parsed.positionals.length === 0 ? 'nothing' : parsed.positionals.join(' ');
    throw new CliError(`wanted ${names.join(' ')}, got ${got}`);
  }
  return parsed;
}

function parseStrictly<T extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: T,
) {
  try {
    return parseArgs({
      args: withNumbersJoined(args, options),
      options,
      allowPositionals: true,
      strict: true,
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const bare = /^Option '(?:-\w, )?(--[^' ]*)/.exec(message)?.[1];
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' && bare) {
      const takes = options[bare.slice(2)]?.type === 'string';
      throw new CliError(takes ? `${bare} wants a value after it` : `${bare} takes no value`);
    }
    const unknown = /^Unknown option '(--?[^']*)'/.exec(message)?.[1];
    if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION' || !unknown) throw error;
    const near = nearest(unknown.replace(/^-+/, ''), [...Object.keys(options), 'help', 'version']);
    const hint = near ? `; did you mean --${near}?` : '; COMMAND --help names all';
    throw new CliError(`no option ${unknown}${hint}`);
  }
}

/** `--name -5` as `--name=-5`: a number below zero is no option, so that its bounds can be told. */
function withNumbersJoined(args: string[], options: NonNullable<ParseArgsConfig['options']>) {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1);
    const takes = before?.startsWith('--') && options[before.slice(2)]?.type === 'string';
    if (takes && /^-[\d.]+$/.test(arg)) joined[joined.length - 1] = `${before}=${arg}`;
    else joined.push(arg);
  }
  return joined;
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
    const what = low > 0 && value <= 0 ? 'a number above zero,' : 'a number';
    throw new CliError(`--${name} wants ${what} from ${low} to ${high}, got "${text}"`);
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
  if (!found) {
    const near = nearest(text, choices);
    const hint = near ? `; did you mean ${near}?` : '';
    throw new CliError(`--${name} wants one of ${choices.join(', ')}; got "${text}"${hint}`);
  }
  return found;
}

/** A whole number within bounds, or the fallback where the option is absent. */
export function wholeOption(
  name: string,
  text: string | undefined,
  fallback: number,
  low: number,
  high: number,
): number {
  const value = numberOption(name, text, fallback, low, high);
  if (!Number.isInteger(value)) throw new CliError(`--${name} wants a whole number`);
  return value;
}

/** A hoop by its name or its size, or undefined where the option is absent. */
export function hoopOption(text: string | undefined): Hoop | undefined {
  if (text === undefined) return undefined;
  const hoop = findHoop(text);
  if (hoop) return hoop;
  const names = HOOPS.map((h) => h.name).join(', ');
  throw new CliError(`--hoop wants a size such as 120x120 (mm), or one of ${names}; got "${text}"`);
}

/** A weight of thread, or the usual one where the option is absent. */
export function threadWeightOption(text: string | undefined): ThreadWeight {
  const choices = THREAD_WEIGHT_CHOICES.map(String);
  const name = choiceOption('thread-weight', text, String(DIGITIZE_DEFAULTS.threadWeight), choices);
  return Number(name) as ThreadWeight;
}
