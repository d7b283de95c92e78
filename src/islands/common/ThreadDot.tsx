import type { CSSProperties } from 'react';
import type { Thread } from 'ilmek-engine';

/** A thread's colour beside its name. */
export const ThreadDot = ({ thread: { hex } }: { thread: Thread }) => (
  <span
    className="inline-block size-[0.8em] rounded-full border border-(--hem) bg-(--yarn)"
    style={{ '--yarn': hex } as CSSProperties}
    aria-hidden="true"
  />
);
