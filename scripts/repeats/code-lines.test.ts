import { describe, expect, it } from 'vitest';
import { codeLines } from './code-lines.ts';

/** The lines that count, as they stand. */
const counted = (text: string, name = 'a.ts'): string[] => {
  const lines = text.split('\n');
  return [...codeLines(name, text)].sort((a, b) => a - b).map((at) => lines[at - 1].trim());
};

describe('the lines that somebody has to think about', () => {
  it('are statements, and not imports, types, constants or comments', () => {
    const text = `import { a } from './a.ts';
      export { b } from './b.ts';
      /** Says something. */
      interface C { d: number }
      type E = {
        f: string;
      };

      // Why it is so.
      const SIDE_PX = 2 * 8;
      const g = a(1);
      export function h() {
        return g;
      }`;
    expect(counted(text)).toEqual(['const g = a(1);', 'export function h() {', 'return g;', '}']);
  });

  it('are not the entries of a table, but for what is worked out in it', () => {
    const text = `const A = [
        { b: 1, c: z.string() },
      ] as const;
      const D = new Map([
        ['e', { f: g }],
      ]);
      export const H = {
        i: 'j',
        k: (l) => {
          return l + 1;
        },
      } satisfies M;`;
    expect(counted(text)).toEqual(['k: (l) => {', 'return l + 1;', '},']);
  });

  it('are the parts of a call, but not what is constant amid code', () => {
    const text = `function a(b) {
        c({
          d: b,
        });
        it.each([
          ['e', -1],
        ])('f');
      }`;
    expect(counted(text)).not.toContain("['e', -1],");
    expect(counted(text)).toContain('d: b,');
  });

  it('keep their numbers in a page, whose markup is not read here', () => {
    expect([...codeLines('a.astro', '---\nimport b from "b";\nb();\n---\n<p>b()</p>\n')]).toEqual([
      3,
    ]);
  });

  it('may be markup in an island', () => {
    expect(counted('const a = () => (\n<p>\n{b}\n</p>\n);', 'a.tsx')).toHaveLength(5);
  });
});
