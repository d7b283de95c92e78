/*
 * `npm start --repair`, without `--` before the option: npm takes it for one of its own, and all that
 * the script hears of it is a variable.
 */

/**
 * The options among some that npm has kept for itself.
 * @param event the script's name in package.json: variables of another one mean nothing here
 */
export function keptByNpm<Name extends string>(
  names: readonly Name[],
  event: string,
  env: NodeJS.ProcessEnv = process.env,
): Name[] {
  if (env.npm_lifecycle_event !== event) return [];
  return names.filter((name) => env[`npm_config_${name.replaceAll('-', '_')}`] === 'true');
}

/** What is said of them. @param before the command as it is to be written, up to them */
export function keptWords(names: readonly string[], before: string): string {
  const options = names.map((name) => `--${name}`).join(' ');
  return `npm keeps ${options} to itself unless -- stands before it: ${before} ${options}. This time it is done all the same.`;
}
