import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CSSProperties, RefObject } from 'react';
import type { CutOutWork } from '../../../stores/tool/cut-out.ts';
import { paint, placed, type Scene, type Showing } from './paint.ts';
import { useMarking, type Pen } from './use-marking.ts';

interface Props {
  work: CutOutWork;
  picture: ImageBitmap;
  showing: Showing;
  pen: Pen;
  describedBy: string;
}

/** The picture, on which one draws a frame or marks the subject. */
export function CutOutStage({ work, picture, showing, pen, describedBy }: Props) {
  const { placing } = useStore(work.$choice);
  const mask = useStore(work.$mask);
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = { picture, placing, showing };
  const { handlers, box, stroke } = useMarking(canvas, work, view, pen);
  usePainted(canvas, { ...view, mask, box, stroke, keeps: pen.keeps });
  const { width, height } = placed(view);
  const style = { aspectRatio: `${width} / ${height}`, '--form': width / height } as CSSProperties;
  return (
    <div
      role="application"
      tabIndex={0}
      aria-label={showing === 'frame' ? 'Picture with its frame' : 'Picture with its subject'}
      aria-describedby={describedBy}
      className="cut-out-stage"
      {...handlers}
    >
      <canvas ref={canvas} style={style} />
    </div>
  );
}

/** Paints the scene anew whenever it, or the room for it, has changed. */
function usePainted(canvas: RefObject<HTMLCanvasElement | null>, scene: Scene) {
  const latest = useRef(scene);
  useLayoutEffect(() => {
    latest.current = scene;
    draw(canvas.current!, scene);
  });
  useEffect(() => {
    const watcher = new ResizeObserver(([{ target }]) =>
      draw(target as HTMLCanvasElement, latest.current),
    );
    watcher.observe(canvas.current!);
    return () => watcher.disconnect();
  }, [canvas]);
}

function draw(canvas: HTMLCanvasElement, scene: Scene): void {
  const { width, height } = placed(scene);
  const shown = canvas.getBoundingClientRect().width;
  if (shown === 0) return;
  const ratio = Math.min(2, devicePixelRatio);
  const wide = Math.round(shown * ratio);
  const tall = Math.round((wide * height) / width);
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== tall) canvas.height = tall;
  paint(canvas, scene, ratio);
}
