/*
 * What is true of a sewn piece. The facts come from the engine, which writes
 * them beside the picture, so that no caption on the site is made up.
 */

/** Colours of a merrowed edge, each a class of the patch recipe. */
export const PIECE_EDGES = ['ink', 'wine', 'navy', 'forest', 'slate', 'umber'] as const;
export type PieceEdge = (typeof PIECE_EDGES)[number];

export interface PieceFacts {
  /** As in "Lale ile karanfil". */
  name: string;
  /** What it was made from: "from a pen drawing". */
  source: string;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  widthMm: number;
  heightMm: number;
  stitches: number;
  /** Number of threads. */
  threads: number;
  /** Estimated sewing time. */
  minutes: number;
  /** The thread of the patch's edge; "ink" where it has none of its own. */
  edge: PieceEdge;
}

const TEXTS = ['name', 'source', 'alt'] as const;
const NUMBERS = ['widthMm', 'heightMm', 'stitches', 'threads', 'minutes'] as const;

/**
 * Checks what was read from a piece's JSON file.
 * @throws TypeError naming file, field and mend
 */
export function parsePiece(file: string, data: unknown): PieceFacts {
  if (typeof data !== 'object' || data === null) {
    throw new TypeError(`${file}: want an object with ${[...TEXTS, ...NUMBERS].join(', ')}`);
  }
  const fields = data as Record<string, unknown>;
  for (const field of TEXTS) {
    const value = fields[field];
    if (typeof value !== 'string' || !value.trim()) {
      throw new TypeError(`${file}: "${field}" must be a text, got ${JSON.stringify(value)}`);
    }
  }
  for (const field of NUMBERS) {
    const value = fields[field];
    if (typeof value !== 'number' || !(value > 0)) {
      throw new TypeError(
        `${file}: "${field}" must be a number above 0, got ${JSON.stringify(value)}`,
      );
    }
  }
  const edge = fields.edge ?? 'ink';
  if (!PIECE_EDGES.includes(edge as PieceEdge)) {
    throw new TypeError(
      `${file}: "edge" must be one of ${PIECE_EDGES.join(', ')}, got ${JSON.stringify(edge)}`,
    );
  }
  return { ...(fields as unknown as PieceFacts), edge: edge as PieceEdge };
}

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** "94 × 99 mm" */
export function sizeText({ widthMm, heightMm }: PieceFacts): string {
  return `${WHOLE.format(widthMm)} × ${WHOLE.format(heightMm)} mm`;
}

/** "3,762" */
export function countText(count: number): string {
  return WHOLE.format(count);
}

/** "14 min", and never less than one. */
export function timeText({ minutes }: PieceFacts): string {
  return `${WHOLE.format(Math.max(1, minutes))} min`;
}
