/** Prompts read: words to subjects, counts, colours, places and an arrangement. */
export { decodeIndex, motifsNamed } from './motif-index.ts';
export type { MotifEntry, MotifIndex, MotifIndexFile, MotifKind } from './motif-index.ts';
export type * from './plan.ts';
export { readPrompt } from './read-prompt.ts';
