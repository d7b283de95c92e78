import { pieceOf } from './cleanup-plan.ts';

/* What a person calls a piece: paths of files are made of numbers that nobody knows. */

interface DesignRow {
  id?: unknown;
  user_id?: unknown;
  name?: unknown;
}

interface AccountRow {
  id?: unknown;
  email?: unknown;
}

/** A piece by its name and its maker's address, as far as they are known. */
export function pieceName({ name }: DesignRow, email?: unknown): string {
  const called =
    typeof name === 'string' && name.trim() ? `“${name.trim()}”` : 'a piece without name';
  return typeof email === 'string' ? `${called} (${email})` : called;
}

/**
 * Names of pieces by the keys of their files.
 * @returns what is said beside a file's path: “ of …”; nothing where the piece is not known
 */
export function namesOfPieces(designs: readonly DesignRow[], accounts: readonly AccountRow[]) {
  const emails = new Map(accounts.map(({ id, email }) => [id, email]));
  const names = new Map(
    designs.map((design) => [
      `${String(design.user_id)}/${String(design.id)}`,
      pieceName(design, emails.get(design.user_id)),
    ]),
  );
  return (key: string): string => {
    const name = names.get(pieceOf(key));
    return name ? ` of ${name}` : '';
  };
}
