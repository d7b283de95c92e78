import { useEffect, useMemo, useRef } from 'react';
import type { CSSProperties, RefObject } from 'react';
import type { Playhead, PlayState } from '../../lib/player/playhead.ts';
import type { Timeline } from '../../lib/player/timeline.ts';
import { placeText } from '../../lib/player/words.ts';

interface Props {
  timeline: Timeline;
  playhead: Playhead;
  state: PlayState;
}

/** The whole course as one seam: each thread as long as it is sewn with, full as far as it is sewn. */
export function ThreadBar({ timeline, playhead, state }: Props) {
  const { total } = timeline;
  const sewn = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    function follow() {
      const place = playhead.place();
      slider.current!.value = String(place);
      const rest = 100 - (100 * place) / Math.max(1, total);
      sewn.current!.style.clipPath = `inset(0 ${rest}% 0 0)`;
    }
    follow();
    return playhead.onMove(follow);
  }, [playhead, total]);
  return (
    <div className="player-bar">
      <Blocks timeline={timeline} sewn={sewn} />
      <input
        ref={slider}
        className="player-slider"
        type="range"
        min={0}
        max={total}
        step={1}
        defaultValue={state.place}
        aria-label="Stitches sewn"
        aria-valuetext={placeText(timeline, state.place)}
        onInput={(event) => playhead.seek(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

interface BlocksProps {
  timeline: Timeline;
  /** Full threads, which are cut off where nothing is sewn yet. */
  sewn: RefObject<HTMLDivElement | null>;
}

/** What does not move: the threads, pale and full, and the cuts under them. */
function Blocks({ timeline, sewn }: BlocksProps) {
  const { blocks, trims, total } = timeline;
  const yarns = useMemo(
    () =>
      blocks.map(({ thread, start, end }) => (
        <span
          key={start}
          style={
            {
              '--yarn': thread.hex,
              '--start': start / total,
              '--end': end / total,
            } as CSSProperties
          }
        />
      )),
    [blocks, total],
  );
  const cuts = useMemo(() => [...new Set(trims)].map((at) => `M${at} 0v1`).join(''), [trims]);
  return (
    <div className="player-yarns" aria-hidden="true">
      <div className="player-yarns-todo">{yarns}</div>
      <div ref={sewn} className="player-yarns-done">
        {yarns}
      </div>
      <svg
        className="player-cuts"
        viewBox={`0 0 ${Math.max(1, total)} 1`}
        preserveAspectRatio="none"
      >
        <path d={cuts} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
