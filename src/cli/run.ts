/*
 * The commands. Each is loaded when it is called, so that none pays for another.
 */
const COMMANDS: Record<string, () => Promise<{ run: (args: string[]) => Promise<void> }>> = {
  digitize: () => import('./commands/digitize.ts'),
  letter: () => import('./commands/letter.ts'),
  compose: () => import('./commands/compose.ts'),
  sew: () => import('./commands/sew.ts'),
  inspect: () => import('./commands/inspect.ts'),
  convert: () => import('./commands/convert.ts'),
  render: () => import('./commands/render.ts'),
  worksheet: () => import('./commands/worksheet.ts'),
};

/** Runs a command line, without the names of Node and of the script; sets the exit code. */
export async function run(args: string[]): Promise<void> {
  try {
    await main(args);
  } catch (error) {
    const { CliError, isExpected, oneLine } = await import('./cli-error.ts');
    process.stderr.write(`ilmek: ${oneLine(error)}\n`);
    process.exitCode = error instanceof CliError || isExpected(error) ? 2 : 1;
  }
}

async function main([name, ...args]: string[]): Promise<void> {
  if (name === '--version' || name === '-v') return printVersion();
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    return printUsage(args[0]);
  }
  // Read before the options: whoever asks for help need not have the rest right.
  if (COMMANDS[name] && args.some((arg) => arg === '--help' || arg === '-h')) {
    return printUsage(name);
  }
  if (COMMANDS[name] && args[0] === '--version' && args.length === 1) return printVersion();
  await (await commandOf(name)).run(args);
}

async function commandOf(name: string) {
  const load = COMMANDS[name];
  if (load) return load();
  const { CliError } = await import('./cli-error.ts');
  const { nearest } = await import('./args.ts');
  const names = Object.keys(COMMANDS);
  const near = nearest(name, names);
  const hint = near ? `did you mean ${near}?` : `there are ${names.join(', ')}`;
  throw new CliError(`no command "${name}"; ${hint}`);
}

async function printUsage(name: string | undefined): Promise<void> {
  const { usageOf } = await import('./usage.ts');
  process.stdout.write(usageOf(name !== undefined && name in COMMANDS ? name : undefined));
}

async function printVersion(): Promise<void> {
  const { readFile } = await import('node:fs/promises');
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  process.stdout.write(`${(JSON.parse(text) as { version: string }).version}\n`);
}
