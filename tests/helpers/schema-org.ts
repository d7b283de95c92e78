import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(import.meta.dirname, '../..');

/**
 * What is wrong with structured data by the types of schema.org: each page's
 * data is type-checked as a `Graph` of schema-dts, which is made from the
 * vocabulary itself.
 * @returns a line a fault: the page and the compiler's words
 */
export function schemaFaults(graphs: readonly { path: string; text: string }[]): string[] {
  const file = path.join(ROOT, 'structured-data.check.ts');
  const lines = graphs.map(({ text }, i) => `export const page${i}: Graph = ${text.trim()};`);
  const source = [`import type { Graph } from 'schema-dts';`, ...lines].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  };
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => name === file || disk.fileExists(name),
    readFile: (name) => (name === file ? source : disk.readFile(name)),
    getSourceFile: (name, target, ...rest) =>
      name === file
        ? ts.createSourceFile(name, source, target)
        : disk.getSourceFile(name, target, ...rest),
  };
  const program = ts.createProgram([file], options, host);
  const checked = program.getSourceFile(file)!;
  return [
    ...program.getSyntacticDiagnostics(checked),
    ...program.getSemanticDiagnostics(checked),
  ].map(({ start = 0, messageText }) => {
    const line = checked.getLineAndCharacterOfPosition(start).line - 1;
    return `${graphs[line]?.path ?? '?'}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
