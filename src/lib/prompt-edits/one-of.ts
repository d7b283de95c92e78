/** Whether a text is one of some. */
export const isOneOf = <T extends string>(all: readonly T[], value: string): value is T =>
  (all as readonly string[]).includes(value);
