/** The piece that this tab has open for writing. */
export interface OpenPiece {
  id: string;
  /** Keeps what was edited, has the shelf's piece changed, and shows what became of it. */
  takeOver(change: () => Promise<void>): Promise<void>;
}

let open: OpenPiece | undefined;

/** Tells that a piece is open here. @returns tells that it no longer is */
export function holdOpen(piece: OpenPiece): () => void {
  open = piece;
  return () => {
    if (open === piece) open = undefined;
  };
}

/** The piece that is open here, where it is that one. */
export const openHere = (id: string): OpenPiece | undefined => (open?.id === id ? open : undefined);
