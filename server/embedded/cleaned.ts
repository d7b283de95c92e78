import path from 'node:path';
import { counted } from './counted.ts';
import { QUARANTINE_DAYS } from './quarantine.ts';

/* What a clean-up did, and how that is said. */

/** What went, as a person calls it. */
export interface Taken {
  /** Names of pieces whose picture is not there. */
  pieces: string[];
  /** Names of shared pieces that are private again. */
  hidden: string[];
  /** Files, or their entries, of no piece. */
  loose: number;
}

export const NOTHING_TAKEN: Taken = { pieces: [], hidden: [], loose: 0 };

/** What a start took away, or why it took nothing. */
export interface Cleaned extends Taken {
  /** Designs whose picture is not there. */
  designs: number;
  /** Shared designs whose public copies are not there: they are private again. */
  unshared: number;
  /** Entries of files that no design has or shows. */
  entries: number;
  /** Files without an entry. */
  files: number;
  /** Files that saved designs name and that are not there. Nothing is done about them. */
  lost: number;
  /** Files that somebody else laid there. Nothing is done about them. */
  foreign: string[];
  /** Where it was set aside. */
  place?: string;
  /** Why nothing was taken away although something looks half done; a sentence, and what to do. */
  refused?: string;
}

/** What a start took away that did not look. */
export const NOTHING_CLEANED: Cleaned = {
  ...NOTHING_TAKEN,
  ...{ designs: 0, unshared: 0, entries: 0, files: 0, lost: 0, foreign: [] },
};

/** What is in a quarantine that names what lies there. */
export const ABOUT = 'about.txt';

const BRING_BACK = 'npm start -- --bring-back';

/** Whom a number of things is about: no piece's name stands in a log. */
const were = (count: number) => (count === 1 ? 'was' : 'were');

/** What was set aside, without a name. */
function takenLines({ designs, unshared, loose }: Cleaned): string[] {
  const line = (count: number, words: string) => (count > 0 ? [words] : []);
  return [
    ...line(
      designs,
      `${counted(designs, 'piece')} ${were(designs)} set aside with all that is left of ${designs === 1 ? 'it: its picture is' : 'them: their pictures are'} not in the folder files of the data. Was it away, or is it another one?`,
    ),
    ...line(
      unshared,
      `${counted(unshared, 'shared piece')} ${unshared === 1 ? 'is' : 'are'} private again: not all public copies are in the folder files of the data.`,
    ),
    ...line(
      loose,
      `${counted(loose, 'file')} of no piece ${were(loose)} set aside: of saves that never ended, or copies that nobody shows.`,
    ),
  ];
}

/** What is to be said of a clean-up, a line for each thing. */
export function cleanedLines(cleaned: Cleaned): string[] {
  const { lost, foreign, place, refused } = cleaned;
  return [
    ...(refused ? [`Nothing was cleaned up and nothing is changed: ${refused}`] : []),
    ...takenLines(cleaned),
    ...(place
      ? [
          `What was set aside is kept for ${QUARANTINE_DAYS} days in ${place}; ${ABOUT} there names it. ${BRING_BACK} puts back what is whole.`,
        ]
      : []),
    ...(lost > 0
      ? [
          `${counted(lost, 'file')} of saved pieces ${lost === 1 ? 'is' : 'are'} not there. npm start -- --repair names ${lost === 1 ? 'it' : 'them'}; npm run restore -- FILE --only-missing takes ${lost === 1 ? 'it' : 'them'} from a backup.`,
        ]
      : []),
    ...foreign.map(
      (name) => `${path.join('files', name)} is no file of Ilmek: it is left alone. Move it away.`,
    ),
  ];
}

/** What stands beside the things that are set aside. */
export function aboutLines({ pieces, hidden, loose }: Taken): string[] {
  const list = (words: string, names: readonly string[]) =>
    names.length > 0 ? [words, ...names.map((name) => `  ${name}`), ''] : [];
  return [
    ...list('Pieces whose picture was not in the folder files of the data:', pieces),
    ...list('Shared pieces that are private again, because public copies were missing:', hidden),
    ...(loose > 0
      ? [`${counted(loose, 'file')} of saves that never ended, or copies that nobody shows.`, '']
      : []),
    `All of it is kept here for ${QUARANTINE_DAYS} days. ${BRING_BACK} puts back what is whole.`,
  ];
}
