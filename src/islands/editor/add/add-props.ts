import type { Thread } from 'ilmek-engine';

/** What each part of the dialog is given. */
export interface AddProps {
  /** As large as a part of the piece usually is, mm. */
  size: number;
  /** What is sewn in one thread takes this. */
  thread: Thread;
  onDone: () => void;
}
