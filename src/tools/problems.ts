import type { JobErrorCode } from '../worker/errors.ts';

/** What is wrong, and what to do next. */
export interface Problem {
  wrong: string;
  next: string;
  /** The same try may do better, at once or after a reload. */
  retry?: boolean;
}

const INTERNAL: Problem = {
  wrong: 'The fault is ours: the engine stumbled over this picture.',
  next: 'Try another stitch style or size, or another picture. Your settings stay.',
  retry: true,
};

const PROBLEMS: Partial<Record<JobErrorCode, Problem>> = {
  'nothing-to-sew': {
    wrong:
      'There is nothing to sew: the picture is transparent all over, or too faint for a needle.',
    next: 'Save it again with its shapes visible, or choose a larger size or another picture.',
  },
  'one-colour': {
    wrong: 'This picture is all of one even colour, so there is no subject to find in it.',
    next: 'Sew it as a plain patch, or choose a picture that stands out from its background.',
  },
  'too-complex': {
    wrong: 'This takes more work than can be done here: too many parts, or too many stitches.',
    next: 'Choose a smaller size or a lower density; or save the picture as a PNG of up to 4,000 pixels a side, and choose that file.',
  },
  'not-a-picture': {
    wrong: 'This file is not a picture, whatever its name says.',
    next: 'Choose a PNG, JPG, WebP, GIF or SVG file.',
  },
  'decode-failed': {
    wrong:
      'This browser cannot read the picture: it may be damaged, or of a kind it does not know.',
    next: 'Open it in a picture editor, save it as PNG or JPG, and choose the new file.',
  },
  heic: {
    wrong: 'This is a HEIC photograph, as iPhones take them, and this browser cannot read it.',
    next: 'Open this page in Safari, or save the photograph as JPG: on the phone by Settings, Camera, Formats, “Most Compatible”, on a computer in its photo viewer.',
  },
  'cut-off': {
    wrong: 'The end of the picture is missing, as after half a download.',
    next: 'Fetch or copy the file again, and choose it anew.',
  },
  'too-small': {
    wrong: 'The picture has too few pixels to sew.',
    next: 'Choose one of at least 8 × 8 pixels; a few hundred look better.',
  },
  'too-many-pixels': {
    wrong: 'The picture has more than 65 megapixels: reading it could end this page.',
    next: 'Make it smaller in a picture editor; 4,000 pixels a side are plenty.',
  },
  unreadable: {
    wrong: 'The file can no longer be read: it moved or changed since you chose it.',
    next: 'Choose it again.',
  },
  'out-of-memory': {
    wrong: 'The device ran out of memory.',
    next: 'Close other tabs, or choose a smaller picture or size, and try again.',
    retry: true,
  },
  'worker-failed': {
    wrong:
      'The embroidery engine could not be loaded. You may be offline, or a blocker stopped it.',
    next: 'Check the connection and try again; else reload the page. Your settings stay.',
    retry: true,
  },
  'no-worker': {
    wrong: 'This browser is too old to make stitches: it lacks web workers or OffscreenCanvas.',
    next: 'Use a current Chrome, Edge, Firefox or Safari (16.4 or newer).',
  },
};

/** What is wrong where no picture was asked for. */
const WORD_PROBLEMS: Partial<Record<JobErrorCode, Problem>> = {
  'nothing-to-sew': {
    wrong: 'The words name nothing that can be sewn.',
    next: 'Name a thing or two: a rose, a fox, a star; or put words to be sewn in quotes.',
  },
  'bad-options': {
    wrong:
      'These words cannot be set like this: a letter is missing from the font, or the size is too small.',
    next: 'Try another style, fewer letters or a larger size.',
  },
  'small-script': {
    wrong: 'A script as small as this cannot be read when sewn: its loops close up.',
    next: 'Take the size that is offered under the preview, fewer words or a plainer style.',
  },
  'out-of-memory': {
    wrong: 'The device ran out of memory.',
    next: 'Close other tabs, or choose fewer words or a smaller size, and try again.',
    retry: true,
  },
  'worker-failed': {
    wrong: 'The engine, a font or a motif could not be loaded. You may be offline.',
    next: 'Check the connection and try again. Your words and settings stay.',
    retry: true,
  },
  internal: {
    wrong: 'The fault is ours: the engine stumbled over these words.',
    next: 'Try other words, another style or another size. Your settings stay.',
    retry: true,
  },
};

/** Why a file is not taken, and what to do next. */
export interface Refusal {
  /** For tests and for code. */
  code: string;
  title: string;
  text: string;
  /** A toast tells it, and nothing else does. */
  byToast?: boolean;
}

/** What is wrong with a file, as it is said when it is chosen. @param name of the file */
export function refusalOf(code: JobErrorCode, name: string): Refusal {
  const { wrong, next } = problemOf(code, true);
  return { code, title: `${name} was not taken`, text: `${wrong} ${next}` };
}

/** @param fromPicture whether it was made from a picture, or from words */
export const problemOf = (code: JobErrorCode, fromPicture: boolean): Problem =>
  (fromPicture ? undefined : WORD_PROBLEMS[code]) ?? PROBLEMS[code] ?? INTERNAL;
