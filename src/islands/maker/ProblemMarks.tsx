import type { Problem } from 'ilmek-engine/inspect';
import type { Bounds } from '../../lib/player/window.ts';
import { viewTransform } from '../common/view.ts';
import type { View } from '../common/view.ts';

interface Props {
  /** What the picture shows. */
  bounds: Bounds;
  problem: Problem;
  view: View;
}

/** Radius of a mark, as a share of the picture's longer side. */
const RADIUS = 0.022;

/** Rings round the worst places of a problem, over the picture of the piece; the worst is bold. */
export function ProblemMarks({ bounds, problem, view }: Props) {
  const { leftMm, topMm, widthMm, heightMm } = bounds;
  const r = (RADIUS * Math.max(widthMm, heightMm)) / Math.sqrt(view.zoom);
  return (
    <svg
      className="problem-marks"
      viewBox={`${leftMm} ${topMm} ${widthMm} ${heightMm}`}
      style={{ transform: viewTransform(view) }}
      data-marks={problem.code}
      aria-hidden="true"
    >
      {problem.places.map(({ xMm, yMm }, i) => (
        <g key={i} data-worst={i === 0}>
          <circle cx={xMm} cy={yMm} r={r} />
          <circle cx={xMm} cy={yMm} r={r} />
        </g>
      ))}
    </svg>
  );
}
