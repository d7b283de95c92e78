import { useStore } from '@nanostores/react';
import { guideLine, guideOnPage, type PieceObject } from 'ilmek-engine/piece';
import { toStage, type Camera, type Point } from '../../lib/editor/camera.ts';
import { isFill } from '../../stores/editor/guide.ts';
import { $gesture } from './stage-state.ts';

/** A line of a file may have more points than a hand can tell apart. */
const MOST_KNOTS = 9;

interface GuideProps {
  objects: readonly PieceObject[];
  camera: Camera;
}

/** The line that the rows of one fill follow: it is taken by its points. */
export function GuideHandle({ objects: [object, other], camera }: GuideProps) {
  const gesture = useStore($gesture);
  const guide = other || !isFill(object) ? undefined : guideOnPage(object);
  if (!guide) return null;
  const isDragged = gesture?.kind === 'guide';
  const knots = guide.length <= MOST_KNOTS && !isDragged ? guide : [];
  return (
    <>
      {!isDragged && <GuidePath camera={camera} line={pointsOf(guideLine(guide))} />}
      {knots.map((knot, i) => {
        const { x, y } = toStage(camera, knot);
        return (
          <g key={i} data-handle={`knot-${i}`} className="editor-handle editor-angle">
            <g>
              <circle cx={x} cy={y} r={16} />
              <circle cx={x} cy={y} r={5.5} />
            </g>
          </g>
        );
      })}
    </>
  );
}

/** A line on the page. */
export function GuidePath({ camera, line }: { camera: Camera; line: readonly Point[] }) {
  const points = line.map((place) => {
    const { x, y } = toStage(camera, place);
    return `${x},${y}`;
  });
  return <polyline className="editor-cut" fill="none" points={points.join(' ')} />;
}

function pointsOf(line: Float64Array): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < line.length; i += 2) points.push({ x: line[i], y: line[i + 1] });
  return points;
}
