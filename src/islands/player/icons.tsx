import type { ReactNode } from 'react';

/** Drawn with one thread: round ends, one width. */
function Icon({ children, flip = false }: { children: ReactNode; flip?: boolean | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="player-icon"
      aria-hidden="true"
      data-flip={flip ? 'true' : undefined}
    >
      {children}
    </svg>
  );
}

export const PlayIcon = () => (
  <Icon>
    <path className="player-icon-full" d="M8 5.4 18.4 12 8 18.6z" />
  </Icon>
);

export const PauseIcon = () => (
  <Icon>
    <path d="M8.6 6v12M15.4 6v12" strokeWidth="3" />
  </Icon>
);

/** A spool, and the way to it; drawn for the next one. */
export const ColorIcon = ({ back }: { back: boolean }) => (
  <Icon flip={back}>
    <path d="M2.6 8l4 4-4 4" />
    <path d="M11 4.6h10M11 19.4h10" />
    <path d="M12.6 7.6h6.8v8.8h-6.8zM12.6 10.6h6.8M12.6 13.5h6.8" strokeWidth="1.3" />
  </Icon>
);

/** Scissors, and the way to the cut. */
export const TrimIcon = ({ back }: { back: boolean }) => (
  <Icon flip={back}>
    <path d="M2.6 8l4 4-4 4" />
    <path d="M20.6 4.6 12.6 15.4M12.4 4.6l8 10.8" />
    <circle cx="11.3" cy="17.6" r="2.5" />
    <circle cx="21" cy="17.6" r="2.5" />
  </Icon>
);
