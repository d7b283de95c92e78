/** A problem that comes back when others are mended is mended so often again. */
const MOST_TIMES = 3;

/**
 * Mends one problem after another until none is left that can be: mending one may bring another
 * about, or bring one back.
 * @param left what can be mended now
 * @param mend tells whether a problem is gone
 */
export async function mendEach<Code>(
  left: () => readonly Code[],
  mend: (code: Code) => Promise<boolean>,
): Promise<{ mended: number; kept: number }> {
  const times = new Map<Code, number>();
  const given = new Set<Code>();
  const mended = new Set<Code>();
  for (;;) {
    const code = left().find((one) => !given.has(one));
    if (code === undefined) break;
    const count = (times.get(code) ?? 0) + 1;
    times.set(code, count);
    if (await mend(code)) mended.add(code);
    else given.add(code);
    if (count >= MOST_TIMES) given.add(code);
  }
  const kept = new Set(left());
  return { mended: [...mended].filter((code) => !kept.has(code)).length, kept: kept.size };
}
