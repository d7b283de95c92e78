import path from 'node:path';
import { Application, Logger, LogLevel, type DeclarationReflection } from 'typedoc';
import { inRoot } from '../lib/paths.mjs';
import { Stop } from '../lib/run.mjs';
import type { Door } from './doors.ts';

/** Keeps what typedoc finds wrong. */
class Findings extends Logger {
  readonly all: string[] = [];

  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn) this.all.push(message);
  }
}

/**
 * What each door exports, as typedoc reads it from the sources.
 * @returns the exports of each door, by its `id`
 * @throws Stop with typedoc's findings: a type that is named in public and exported nowhere, a
 *   parameter described that there is none of
 */
export async function readEngine(
  doors: readonly Door[],
): Promise<Map<string, DeclarationReflection[]>> {
  const app = await Application.bootstrap({
    entryPoints: doors.map(({ file }) => file),
    tsconfig: inRoot('src', 'engine', 'tsconfig.json'),
    basePath: inRoot('src', 'engine'),
    readme: 'none',
    disableSources: true,
    excludeInternal: true,
    excludePrivate: true,
    // The compiler has a step of its own in the check.
    skipErrorChecking: true,
    sort: ['source-order'],
  });
  const findings = new Findings();
  app.logger = findings;
  const project = await app.convert();
  if (project) app.validate(project);
  if (!project || findings.all.length > 0) throw new Stop(`typedoc:\n${findings.all.join('\n')}`);
  return new Map(
    doors.map(({ id, file }) => {
      const module = project.children!.find(({ name }) => name === moduleName(file));
      if (!module) throw new Stop(`typedoc: nothing of ${file}`);
      return [id, module.children ?? []];
    }),
  );
}

/** As typedoc names the module of a file: by its way from the engine's folder. */
function moduleName(file: string): string {
  const way = path.relative(inRoot('src', 'engine'), file).replaceAll('\\', '/');
  return way.replace(/\.ts$/, '').replace(/\/index$/, '');
}
