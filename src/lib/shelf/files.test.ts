import { describe, expect, it } from 'vitest';
import { archiveName, copyTitle, FileNames, isArchive, PIECE_FILES, titleOf } from './files.ts';

describe('files of pieces', () => {
  it('offers working files, archives and machine files', () => {
    expect(PIECE_FILES.split(',')).toEqual(
      expect.arrayContaining(['.svg', '.zip', '.dst', '.pes']),
    );
    expect(isArchive('Mine.ZIP')).toBe(true);
    expect(isArchive('zip.svg')).toBe(false);
  });

  it('names a piece by its file, and files by their pieces, none twice', () => {
    expect(titleOf('in/a folder\\Gül.v2.dst')).toBe('Gül.v2');
    expect(titleOf('.svg')).toBe('Piece');
    const names = new FileNames();
    expect(['Gül', 'gul', '…', 'Gül'].map((title) => names.next(title))).toEqual([
      'gul.svg',
      'gul-2.svg',
      'piece.svg',
      'gul-3.svg',
    ]);
    expect(archiveName(new Date(2026, 0, 9))).toBe('ilmek-pieces-2026-01-09.zip');
  });

  it('counts copies, also copies of copies', () => {
    expect(copyTitle('Leaf', [])).toBe('Leaf copy');
    expect(copyTitle('Leaf', ['Leaf copy'])).toBe('Leaf copy 2');
    expect(copyTitle('Leaf copy', ['Leaf copy', 'Leaf copy 2'])).toBe('Leaf copy 3');
  });
});
