import { useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent } from 'react';
import type { Design } from 'ilmek-engine';
import { SEWING_SPEED } from 'ilmek-engine/tables';
import { keyAction } from '../../lib/player/keys.ts';
import type { KeyAction } from '../../lib/player/keys.ts';
import { createPlayhead } from '../../lib/player/playhead.ts';
import type { Playhead } from '../../lib/player/playhead.ts';
import { createTimeline, landmark } from '../../lib/player/timeline.ts';
import type { Timeline } from '../../lib/player/timeline.ts';
import { stageBounds, type Bounds } from '../../lib/player/window.ts';
import { placeText } from '../../lib/player/words.ts';
import { WHOLE_VIEW } from '../common/view.ts';
import { ZoomButtons } from '../common/ZoomButtons.tsx';
import { Controls, SpeedChoice } from './Controls.tsx';
import { Reading, ThreadStrip } from './Reading.tsx';
import { Stage } from './Stage.tsx';
import { ThreadBar } from './ThreadBar.tsx';
import '../../styles/recipes/player.css';

/** The linen of the engine's stills. */
const LINEN = '#e9e3d6';
/** Fabric around a design whose picture is not known, in millimetres. */
const MARGIN_MM = 3;

interface Props {
  /** Changing it begins a new piece. */
  design: Design;
  /** Colour of the cloth, '#rrggbb'; null leaves the ground transparent. */
  fabricHex?: string | null | undefined;
  /** A picture of the finished piece. */
  finished?: Blob | undefined;
  /** What that shows, unless it is the page or the extents of the design. */
  shows?: Bounds | undefined;
  /** Begins to sew when it is there, from bare cloth; never where less motion is wanted. */
  autoPlay?: boolean | undefined;
}

/** Shows how a design is sewn, stitch by stitch. */
export function StitchPlayer(props: Props) {
  const { design, fabricHex = LINEN, finished, shows, autoPlay = false } = props;
  const name = useId();
  const [view, setView] = useState(WHOLE_VIEW);
  const timeline = useMemo(() => createTimeline(design), [design]);
  const playhead = useMemo(() => createPlayhead(timeline.total), [timeline]);
  const bounds = useMemo(
    () => shows ?? stageBounds(design, finished ? 0 : MARGIN_MM),
    [design, finished, shows],
  );
  const state = useSyncExternalStore(playhead.subscribe, playhead.state, playhead.state);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (autoPlay && !matchMedia('(prefers-reduced-motion: reduce)').matches) playhead.toggle();
    return playhead.pause;
  }, [playhead, autoPlay]);

  const tell = () => setNews(placeText(timeline, playhead.place()));
  function act(action: KeyAction) {
    perform(action, playhead, timeline);
    if (action.kind === 'jump' || action.kind === 'end') tell();
  }
  function press(event: KeyboardEvent) {
    const action = event.defaultPrevented ? undefined : keyAction(event);
    if (!action || keepsKey(event.target as HTMLElement, action)) return;
    event.preventDefault();
    act(action);
  }
  const shared = { timeline, playhead, state };
  return (
    <section className="player" aria-label="Stitch player" onKeyDown={press}>
      <Stage
        {...{ ...shared, design, bounds, finished, view }}
        fabricHex={fabricHex ?? undefined}
        onView={setView}
      />
      <ThreadBar {...shared} />
      <div className="player-desk">
        <Controls
          {...shared}
          total={timeline.total}
          onJump={(to, direction) => act({ kind: 'jump', to, direction })}
        />
        <SpeedChoice {...{ name, playhead, state }} />
        <ZoomButtons view={view} onView={setView} />
      </div>
      <Reading {...shared} />
      <ThreadStrip
        {...shared}
        onChoose={(place) => {
          playhead.seek(place);
          tell();
        }}
      />
      <p className="sr-only" role="status">
        {news}
      </p>
    </section>
  );
}

/** Does what a key or a button asks for. */
function perform(action: KeyAction, playhead: Playhead, timeline: Timeline): void {
  const { playing, speed } = playhead.state();
  const place = playhead.place();
  if (action.kind === 'toggle') playhead.toggle();
  else if (action.kind === 'step') {
    playhead.pause();
    playhead.seek(place + action.by);
  } else if (action.kind === 'end') playhead.seek(action.direction > 0 ? timeline.total : 0);
  else playhead.seek(landmark(timeline, action.to, place, action.direction, grace(playing, speed)));
}

/** Stitches sewn in half a second: time enough to press the same key again. */
const grace = (playing: boolean, speed: number): number =>
  playing ? (SEWING_SPEED.stitchesPerMinute / 120) * speed : 0;

/** Space presses a focused button, and arrows choose among radio buttons. */
function keepsKey(target: HTMLElement, action: KeyAction): boolean {
  if (target instanceof HTMLButtonElement) return action.kind === 'toggle';
  return target instanceof HTMLInputElement && target.type === 'radio' && action.kind !== 'jump';
}
