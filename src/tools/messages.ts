import type { UploadFault } from '../lib/files/files.ts';

/* What the tools say; the words stand as the specification of the product has them. */

/** A title, and what to do; the title may stand alone. */
export interface Message {
  title: string;
  text: string;
}

export const alone = (title: string): Message => ({ title, text: '' });

const EMPTY: Message = {
  title: 'Empty file',
  text: 'This file holds nothing. Please choose another image.',
};

/** Why a generator refuses a file. */
export const GENERATOR_UPLOAD: Record<UploadFault, Message> = {
  type: {
    title: 'Please upload a valid image file',
    text: 'Choose a photograph or a drawing instead.',
  },
  size: {
    title: 'Image size must be less than 10MB',
    text: 'Save it smaller in a picture editor; 4,000 pixels a side are plenty.',
  },
  empty: EMPTY,
};

/** Why the image converter refuses one. */
export const CONVERTER_UPLOAD: Record<UploadFault, Message> = {
  type: {
    title: 'Invalid file type',
    text: 'Please upload an image file (PNG, JPG, SVG, etc.)',
  },
  size: { title: 'File too large', text: 'Please upload an image smaller than 10MB' },
  empty: EMPTY,
};

/** What a tool says and how its buttons are called. */
export interface ToolWords {
  /** The button that begins, and the same while the work goes on. */
  make: string;
  making: string;
  upload: Record<UploadFault, Message>;
  /** Of these the ones that are told by a toast; the others, by a line beside the place of choice. */
  uploadToasts?: readonly UploadFault[];
  /** Heads the progress; "Processing your image..." unless told. */
  processing?: string;
  done: Message;
  /** The same where the result is saved by itself. */
  doneAndSaved?: Message;
  failed: Message;
  /** Heads the form while there is no result. @param ready nothing is missing */
  settingsNote(ready: boolean): string;
  /** What the empty sheet under "Ready to generate" says; undefined where there is none. */
  ready?: string;
  /** The button that begins anew; undefined where there is none. */
  another?: string;
  /** The first download. */
  download: string;
  downloaded?: Message;
  downloadFailed: Message;
  /** What is said otherwise where the settings want no picture. */
  fromWords?: Pick<ToolWords, 'processing' | 'failed' | 'settingsNote'>;
}

/** A tool's words for its settings. @param wantsPicture whether these want a picture */
export const wordsFor = (words: ToolWords, wantsPicture: boolean): ToolWords =>
  wantsPicture ? words : { ...words, ...words.fromWords };

/** The words of a page that makes a pattern. @param what as in "Failed to process image" */
export const generatorWords = (made: string, what: string): ToolWords => ({
  make: 'Generate Pattern',
  making: 'Generating...',
  upload: GENERATOR_UPLOAD,
  done: alone(`${made} generated successfully!`),
  failed: alone(`Failed to process ${what}. Please try again with a different image.`),
  settingsNote: (ready) =>
    ready
      ? 'All is set. Change what you like, then begin.'
      : 'The picture comes first. These choices can wait.',
  ready: 'Your pattern is written here: its figures, its threads, its files.',
  another: 'Create Another',
  download: 'Download Pattern',
  downloaded: alone('Image downloaded successfully!'),
  downloadFailed: alone('Failed to download image. Opening in new tab...'),
});

/** Why a generator cannot begin. */
export const NO_PICTURE = alone('Please upload an image to process');
