import '../../styles/recipes/progress.css';
import type { CSSProperties } from 'react';

interface Props {
  /** 0 to 1. */
  done: number;
  label: string;
  /** What is being done, for those who hear the bar. */
  text: string;
}

/** A seam that grows with the work. */
export function ThreadProgress({ done, label, text }: Props) {
  const percent = Math.floor(done * 100);
  return (
    <div
      className="thread-progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent} percent, ${text}`}
      style={{ '--done': done } as CSSProperties}
    >
      <span className="thread-sewn" />
      <span className="needle" />
    </div>
  );
}
