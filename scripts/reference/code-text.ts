import { inspect } from 'node:util';
import { format } from 'prettier';

/** Fits the box of a signature on a page of 1440 px; on narrower ones it slides. */
const WIDTH = 78;

/** Code as the house formats it, without the semicolon at its end. */
export async function formatted(code: string): Promise<string> {
  const text = await format(code, { parser: 'typescript', singleQuote: true, printWidth: WIDTH });
  return text.trim().replace(/;$/, '');
}

/** A function's head, formatted. */
export async function formattedHead(signature: string): Promise<string> {
  const code = await formatted(`declare function ${signature}`);
  return code.replace(/^declare function /, '');
}

/** A type, formatted as it would stand in a declaration. */
export async function formattedType(name: string, type: string): Promise<string> {
  return formatted(`type ${name} = ${type}`);
}

/** A value as one would write it. */
export function valueText(value: unknown): string {
  return inspect(value, { depth: 6, breakLength: Infinity, maxArrayLength: null });
}
