import { SPEEDS } from '../../lib/player/playhead.ts';
import type { Playhead, PlayState, Speed } from '../../lib/player/playhead.ts';
import type { Landmark } from '../../lib/player/timeline.ts';
import { Segmented } from '../common/Segmented.tsx';
import { ColorIcon, PauseIcon, PlayIcon, TrimIcon } from './icons.tsx';

interface Props {
  playhead: Playhead;
  state: PlayState;
  total: number;
  onJump: (to: Landmark, direction: 1 | -1) => void;
}

/** Play, and the ways from colour to colour and from cut to cut. */
export function Controls({ playhead, state, total, onJump }: Props) {
  const { playing, place } = state;
  const atEnd = place >= total;
  const jump = (to: Landmark, direction: 1 | -1) => ({
    type: 'button' as const,
    className: 'player-jump',
    title: `${direction > 0 ? 'Next' : 'Previous'} ${to}`,
    'aria-label': `${direction > 0 ? 'Next' : 'Previous'} ${to}`,
    // Not `disabled`, which would throw the focus away at the last one.
    'aria-disabled': direction > 0 ? atEnd : place === 0,
    onClick: () => onJump(to, direction),
  });
  return (
    <div className="player-controls" role="group" aria-label="Sewing">
      <button {...jump('colour', -1)}>
        <ColorIcon back />
      </button>
      <button {...jump('trim', -1)}>
        <TrimIcon back />
      </button>
      <button
        type="button"
        className="button player-play"
        aria-disabled={total === 0}
        onClick={playhead.toggle}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
        {playing ? 'Pause' : 'Play'}
      </button>
      <button {...jump('trim', 1)}>
        <TrimIcon back={false} />
      </button>
      <button {...jump('colour', 1)}>
        <ColorIcon back={false} />
      </button>
    </div>
  );
}

const CHOICES = SPEEDS.map((speed) => ({ value: String(speed), label: `${speed}×` }));

/** How many times faster than the machine. */
export function SpeedChoice({
  name,
  playhead,
  state,
}: { name: string } & Omit<Props, 'total' | 'onJump'>) {
  return (
    <Segmented
      legend="Speed, against a machine"
      name={name}
      choices={CHOICES}
      value={String(state.speed)}
      onChange={(value) => playhead.setSpeed(Number(value) as Speed)}
      className="player-speed"
    />
  );
}
