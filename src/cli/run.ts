/*
 * The commands. Each is loaded when it is called, so that none pays for another.
 */
const COMMANDS: Record<string, () => Promise<{ run: (args: string[]) => Promise<void> }>> = {
  digitize: () => import('./commands/digitize.ts'),
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
    process.stderr.write(`ilmek: ${oneLine(error)}\n`);
    const { CliError } = await import('./cli-error.ts');
    process.exitCode = error instanceof CliError || isExpected(error) ? 2 : 1;
  }
}

async function main([name, ...args]: string[]): Promise<void> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const { USAGE } = await import('./usage.ts');
    process.stdout.write(USAGE);
    return;
  }
  const load = COMMANDS[name];
  if (!load) {
    const { CliError } = await import('./cli-error.ts');
    throw new CliError(`no command "${name}"; there are ${Object.keys(COMMANDS).join(', ')}`);
  }
  await (await load()).run(args);
}

/** Errors of the engine, of the argument parser and of the file system are the caller's to mend. */
function isExpected(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\s+/g, ' ').trim();
}
