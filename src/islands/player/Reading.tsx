import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import type { PlayState } from '../../lib/player/playhead.ts';
import { blockAt, secondsAt } from '../../lib/player/timeline.ts';
import type { SewingPace, Timeline } from '../../lib/player/timeline.ts';
import { clockText } from '../../lib/player/words.ts';
import { paceFor } from '../../lib/workshop/order.ts';
import { $machine } from '../../stores/tool/machine.ts';
import { $workshop } from '../../stores/tool/workshop.ts';
import { formatCount, plural } from '../common/numbers.ts';

interface Props {
  timeline: Timeline;
  state: PlayState;
}

/** Of the visitor's own machine, where it is told: the time is then that of the worksheet. */
function usePace({ blocks, changes }: Timeline): SewingPace | undefined {
  const machine = useStore($machine, { ssr: 'initial' });
  const workshop = useStore($workshop, { ssr: 'initial' });
  return machine && paceFor({ colorChanges: changes.length, threads: blocks }, workshop);
}

/** The thread in the needle, and how far the piece is, in stitches and in the machine's time. */
export function Reading({ timeline, state }: Props) {
  const { blocks, total } = timeline;
  const index = blockAt(timeline, state.place);
  const thread = blocks[index]?.thread;
  const pace = usePace(timeline);
  return (
    <div className="player-reading">
      {thread && (
        <div className="spool-chip" style={{ '--yarn': thread.hex } as CSSProperties}>
          <span className="spool" aria-hidden="true" />
          <span>{thread.name || thread.hex}</span>
          <span>
            {thread.code && `${thread.code}, `}
            <span className="sr-only">colour </span>
            {index + 1} of {blocks.length}
          </span>
        </div>
      )}
      <dl className="player-figures">
        <div>
          <dt>Stitch</dt>
          <dd>
            {formatCount(state.place)} <span>of {formatCount(total)}</span>
          </dd>
        </div>
        <div>
          <dt>Sewing time</dt>
          <dd>
            {clockText(secondsAt(timeline, state.place, pace))}{' '}
            <span>of {clockText(secondsAt(timeline, total, pace))}</span>
          </dd>
        </div>
      </dl>
    </div>
  );
}

interface ThreadsProps extends Props {
  onChoose: (place: number) => void;
}

/** Every thread in sewing order; one goes to where it begins. */
export function ThreadStrip({ timeline, state, onChoose }: ThreadsProps) {
  const { blocks } = timeline;
  const now = blockAt(timeline, state.place);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Only the strip scrolls, never the page.
    const strip = list.current;
    const item = strip?.children[now];
    if (!strip || !(item instanceof HTMLElement)) return;
    const { scrollLeft, clientWidth } = strip;
    const start = item.offsetLeft - strip.offsetLeft;
    if (start < scrollLeft) strip.scrollLeft = start - 12;
    else if (start + item.offsetWidth > scrollLeft + clientWidth) {
      strip.scrollLeft = start + item.offsetWidth - clientWidth + 12;
    }
  }, [now]);
  return (
    <ol ref={list} className="player-threads" aria-label="Colours, in sewing order">
      {blocks.map(({ thread, start, end }, i) => (
        <li key={start}>
          <button
            type="button"
            aria-current={i === now ? 'step' : undefined}
            data-sewn={state.place >= end}
            title={`${thread.name}, ${plural(end - start, 'stitch')}`}
            aria-label={[
              `Colour ${i + 1}`,
              `${thread.code} ${thread.name}`.trim(),
              plural(end - start, 'stitch'),
            ].join(', ')}
            style={{ '--yarn': thread.hex } as CSSProperties}
            onClick={() => onChoose(start)}
          >
            <span className="spool" aria-hidden="true" />
            <span aria-hidden="true">{thread.code || i + 1}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
