/* One change of what was understood of a prompt, as it is kept. */

/** What can be changed of a subject. */
export const SUBJECT_PARTS = [
  'motif',
  'count',
  'colors',
  'size',
  'stands',
  'leaves',
  'pose',
  'gone',
] as const;
export type SubjectPart = (typeof SUBJECT_PARTS)[number];

/** What can be changed of the whole. */
export const WHOLE_PARTS = ['arrangement', 'palette', 'tie', 'frame', 'formed'] as const;
export type WholePart = (typeof WHOLE_PARTS)[number];

/** One change. */
export interface PromptEdit {
  /** The subject's word as typed; '' for the whole. */
  of: string;
  /** Which of those that have the same word, from 0. */
  nth: number;
  part: SubjectPart | WholePart;
  /** As the words said it. */
  was: string;
  is: string;
}
