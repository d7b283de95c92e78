import { SEWING_SPEED } from 'ilmek-engine/tables';

/** How many times faster than a machine the player can sew. */
export const SPEEDS = [1, 5, 20, 60, 200] as const;
export type Speed = (typeof SPEEDS)[number];

/** The slowest speed that sews a design within a minute. */
export const speedFor = (total: number): Speed =>
  SPEEDS.find((speed) => total <= SEWING_SPEED.stitchesPerMinute * speed) ?? SPEEDS.at(-1)!;

/** While it runs, those who show words and numbers hear of it no more often than this. */
const TOLD_EVERY_MS = 125;

export interface PlayState {
  /** Stitches sewn, whole. */
  place: number;
  playing: boolean;
  speed: Speed;
}

/** Where the needle is, and whether it moves. */
export interface Playhead {
  /** A new object whenever there is news; see `subscribe`. */
  readonly state: () => PlayState;
  /** Stitches sewn this moment. */
  readonly place: () => number;
  readonly toggle: () => void;
  readonly pause: () => void;
  readonly seek: (place: number) => void;
  readonly setSpeed: (speed: Speed) => void;
  /** Sews for so many milliseconds. */
  readonly advance: (ms: number) => void;
  /** Hears of every change but the mere going on, and of that a few times a second. @returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Hears of every move. @returns how to stop. */
  readonly onMove: (listener: () => void) => () => void;
}

export function createPlayhead(total: number, start = total): Playhead {
  const listeners = new Set<() => void>();
  const followers = new Set<() => void>();
  let exact = start;
  let state: PlayState = { place: start, playing: false, speed: speedFor(total) };
  let sinceTold = 0;

  function tell(change: Partial<PlayState> = {}) {
    state = { ...state, place: Math.floor(exact), ...change };
    sinceTold = 0;
    for (const listener of listeners) listener();
  }
  function move(to: number) {
    exact = Math.min(total, Math.max(0, to));
    for (const follower of followers) follower();
  }
  function listen(to: Set<() => void>, listener: () => void) {
    to.add(listener);
    return () => void to.delete(listener);
  }

  return {
    state: () => state,
    place: () => Math.floor(exact),
    toggle() {
      if (!state.playing && exact >= total) move(0);
      tell({ playing: !state.playing && total > 0 });
      for (const follower of followers) follower();
    },
    pause: () => tell({ playing: false }),
    seek(place) {
      move(Math.round(place));
      tell();
    },
    setSpeed: (speed) => tell({ speed }),
    advance(ms) {
      if (!state.playing) return;
      move(exact + (ms / 60_000) * SEWING_SPEED.stitchesPerMinute * state.speed);
      sinceTold += ms;
      if (exact >= total) tell({ playing: false });
      else if (sinceTold >= TOLD_EVERY_MS) tell();
    },
    subscribe: (listener) => listen(listeners, listener),
    onMove: (listener) => listen(followers, listener),
  };
}
