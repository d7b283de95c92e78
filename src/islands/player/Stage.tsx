import { useEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import type { Design } from 'ilmek-engine';
import type { Playhead, PlayState } from '../../lib/player/playhead.ts';
import type { Timeline } from '../../lib/player/timeline.ts';
import type { Bounds } from '../../lib/player/window.ts';
import { CanvasPicture } from '../common/CanvasPicture.tsx';
import { PanZoom } from '../common/PanZoom.tsx';
import { viewTransform } from '../common/view.ts';
import type { View } from '../common/view.ts';
import { usePainted } from './use-painted.ts';
import { useSeen, useSewing } from './use-sewing.ts';
import '../../styles/recipes/compare.css';

interface Props {
  design: Design;
  timeline: Timeline;
  playhead: Playhead;
  state: PlayState;
  bounds: Bounds;
  fabricHex: string | undefined;
  finished: Blob | undefined;
  view: View;
  onView: (view: View) => void;
}

/** The cloth with what is sewn of the piece, and the needle over it. */
export function Stage(props: Props) {
  const { design, timeline, playhead, state, bounds, fabricHex, finished, view, onView } = props;
  const cloth = useRef<HTMLDivElement>(null);
  const seen = useSeen(cloth);
  usePainted({ host: cloth, design, playhead, bounds, fabricHex, view, seen });
  useSewing(playhead, state, seen);
  const done = state.place === timeline.total && timeline.total > 0;
  const aspect = { '--aspect': bounds.widthMm / bounds.heightMm } as CSSProperties;
  return (
    <div className="player-stage" style={aspect}>
      <div className="frame frame-sewn">
        <div className="player-window">
          <PanZoom
            view={view}
            onView={onView}
            label="Enlarged piece: drag it, or move it with the arrow keys"
            className="player-cloth"
          >
            <div ref={cloth} className="player-canvas" />
            {finished && done && (
              <CanvasPicture picture={finished} style={{ transform: viewTransform(view) }} />
            )}
          </PanZoom>
          <Needle {...{ design, timeline, playhead, bounds, view }} hidden={done} />
        </div>
      </div>
    </div>
  );
}

interface NeedleProps extends Pick<Props, 'design' | 'timeline' | 'playhead' | 'bounds' | 'view'> {
  hidden: boolean;
}

/** The machine's needle, its point where the last stitch ended. */
function Needle({ design, timeline, playhead, bounds, view, hidden }: NeedleProps) {
  const needle = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { records } = timeline;
    function place() {
      const { style } = needle.current!;
      const record = records[Math.max(0, playhead.place() - 1)] ?? 0;
      const x = ((design.x[record] ?? 0) / 10 - bounds.leftMm) / bounds.widthMm;
      const y = ((design.y[record] ?? 0) / 10 - bounds.topMm) / bounds.heightMm;
      const seenX = (x - view.x) * view.zoom;
      const seenY = (y - view.y) * view.zoom;
      style.translate = `${seenX * 100}% ${seenY * 100}%`;
      const inside = Math.min(seenX, 1 - seenX, seenY, 1 - seenY) >= 0;
      style.visibility = inside ? 'visible' : 'hidden';
    }
    place();
    return playhead.onMove(place);
  }, [design, timeline, playhead, bounds, view]);
  return (
    <div ref={needle} className="player-needle" aria-hidden="true" hidden={hidden}>
      <span />
    </div>
  );
}
