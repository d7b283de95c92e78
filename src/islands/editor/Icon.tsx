/** Drawn with one thread, 24 × 24. */
const PATHS = {
  undo: 'M8 5 3.5 9.5 8 14M4 9.5h9.5a6 6 0 0 1 0 12H9',
  redo: 'M16 5l4.5 4.5L16 14M20 9.5h-9.5a6 6 0 0 0 0 12H15',
  history: 'M12 7v5.5l3.5 2M4.2 9A8.5 8.5 0 1 1 3.5 12M4 4v5h5',
  keyboard: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5',
  hidden: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM4 20 20 4',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  unlock: 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 6.7-1.4',
  more: 'M6 9.5l6 6 6-6',
  less: 'M6 14.5l6-6 6 6',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  trash: 'M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13',
  mirror: 'M12 3v18M9 7 3.5 17H9zM15 7l5.5 10H15z',
  mirrorDown: 'M3 12h18M7 9l10-5.5V9zM7 15l10 5.5V15z',
  turn: 'M19.5 12a7.5 7.5 0 1 1-2.6-5.7M20 3v4.5h-4.5',
  all: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  grid: 'M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16',
  hand: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="editor-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
