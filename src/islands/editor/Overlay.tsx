import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { memo, useMemo } from 'react';
import { boxOf, rowAngle, type PieceObject } from 'ilmek-engine/piece';
import { onStage, toStage, type Camera } from '../../lib/editor/camera.ts';
import { joinedOutlines, lyingOn, matrix, outlineOf } from '../../lib/editor/outline.ts';
import { $chosen, $drawn, $ownShown, $piece } from '../../stores/editor/state.ts';
import { GuideHandle, GuidePath } from './GuideLine.tsx';
import { $gesture, $marked, $mode } from './stage-state.ts';

interface Props {
  camera: Camera;
  width: number;
  height: number;
}

/** Whether what is chosen is being moved: it is drawn apart then. */
const $isMoving = computed($gesture, (gesture) => gesture?.kind === 'transform');

/**
 * What lies over the sewn piece: a sketch of what is not sewn yet, what is chosen, and its handles.
 * What follows a hand is on a sheet of its own, so that nothing else is drawn anew with it.
 */
export function Overlay({ camera, width, height }: Props) {
  const piece = useStore($piece);
  const drawn = useStore($drawn);
  const own = useStore($ownShown);
  const ids = useStore($chosen);
  const isMoving = useStore($isMoving);
  const chosen = useMemo(() => {
    const wanted = new Set(ids);
    return piece?.objects.filter(({ id }) => wanted.has(id)) ?? [];
  }, [piece, ids]);
  if (!piece) return null;
  const old = new Set(drawn?.objects);
  const held = new Set(isMoving ? chosen : []);
  const waiting = piece.objects.filter(
    (one) => !one.hidden && !old.has(one) && !held.has(one) && !own?.ids.includes(one.id),
  );
  const sheet = { camera, width, height };
  const over = lyingOn(piece.objects, (one) => waiting.includes(one), boxOf(waiting), boxOf);
  return (
    <>
      <Sheet {...sheet} sketched={waiting} over={over} chosen={isMoving ? [] : chosen} />
      {isMoving && <Moved {...sheet} objects={chosen} />}
      <svg className="editor-overlay editor-hand" width={width} height={height} aria-hidden="true">
        {chosen.length > 0 && !isMoving && <Handles objects={chosen} camera={camera} />}
        <Drawn camera={camera} />
        <Marks camera={camera} />
      </svg>
    </>
  );
}

interface SheetProps extends Props {
  sketched: readonly PieceObject[];
  /** What lies on all that is sketched. */
  over?: readonly PieceObject[];
  chosen: readonly PieceObject[];
}

/** Objects where they lie on the page: what they will look like, and their outlines. */
const Sheet = memo(function Sheet({ sketched, over = [], chosen, ...sheet }: SheetProps) {
  const { camera, width, height } = sheet;
  const { scale, x, y } = camera;
  return (
    <svg className="editor-overlay" width={width} height={height} aria-hidden="true">
      <g transform={`translate(${-x * scale} ${-y * scale}) scale(${scale})`}>
        {over.length > 0 && <Under under={boxOf(sketched)} over={over} />}
        <g mask={over.length > 0 ? 'url(#editor-under)' : undefined}>
          {sketched.map((one) => (
            <Sketch key={one.id} object={one} />
          ))}
        </g>
        <Outlines objects={chosen} />
      </g>
    </svg>
  );
});

/** Strokes of a sketch reach so far beyond what it is of, mm. */
const SKETCH_RIM = 1;

/**
 * A mask that leaves bare what lies on a sketch; no larger than that is: a browser draws the whole of a
 * mask, and of one as large as the stage that took as long as all else of a frame.
 * @param props.under what is sketched
 */
function Under({ under, over }: { under: Box; over: readonly PieceObject[] }) {
  const [x, y] = [under.left - SKETCH_RIM, under.top - SKETCH_RIM];
  const [width, height] = [under.right - x + SKETCH_RIM, under.bottom - y + SKETCH_RIM];
  const place = { x, y, width, height };
  return (
    <mask id="editor-under" maskUnits="userSpaceOnUse" {...place}>
      <rect {...place} fill="#fff" />
      {joinedOutlines(over, boxOf).map(({ d, filled, widthMm, transform }, i) => {
        const line = filled
          ? { fillRule: 'evenodd' as const }
          : { fill: 'none', strokeWidth: widthMm };
        return (
          <path
            key={i}
            d={d}
            transform={matrix(transform)}
            stroke={filled ? 'none' : '#000'}
            {...line}
          />
        );
      })}
    </mask>
  );
}

/** What a hand moves, turns or resizes: drawn once, and then moved as a whole. */
function Moved({ objects, ...sheet }: Props & { objects: readonly PieceObject[] }) {
  const gesture = useStore($gesture);
  if (gesture?.kind !== 'transform') return null;
  const [a, b, c, d, e, f] = onStage(sheet.camera, gesture.transform);
  return (
    <div
      className="editor-moved"
      style={{ transform: `matrix(${a}, ${b}, ${c}, ${d}, ${e}, ${f})` }}
      aria-hidden="true"
    >
      <Sheet {...sheet} sketched={objects} chosen={objects} />
    </div>
  );
}

/** What a hand draws. */
function Drawn({ camera }: { camera: Camera }) {
  const gesture = useStore($gesture);
  if (gesture?.kind === 'lasso') {
    return <Box className="editor-lasso" camera={camera} box={gesture.rect} />;
  }
  if (gesture?.kind === 'line') return <Line camera={camera} {...gesture} />;
  return gesture?.kind === 'guide' ? <GuidePath camera={camera} line={gesture.line} /> : null;
}

/** The places of a problem. */
function Marks({ camera }: { camera: Camera }) {
  const marked = useStore($marked);
  return marked?.places.map((place, i) => {
    const at = toStage(camera, place);
    return (
      <g key={i} className="editor-mark">
        <circle cx={at.x} cy={at.y} r={14} />
        <circle cx={at.x} cy={at.y} r={14} />
      </g>
    );
  });
}

const Sketch = memo(function Sketch({ object }: { object: PieceObject }) {
  const { d, filled, widthMm } = outlineOf(object);
  const { hex } = object.thread;
  return (
    <path
      d={d}
      transform={matrix(object.transform)}
      fill={filled ? hex : 'none'}
      fillRule="evenodd"
      stroke={hex}
      strokeWidth={filled ? 0.2 : widthMm}
      strokeLinejoin="round"
      opacity={0.9}
    />
  );
});

/**
 * The outlines of what is chosen: those that lie alike on the page are one path, as of hundreds each by
 * itself would hold up the frame.
 */
function Outlines({ objects }: { objects: readonly PieceObject[] }) {
  const alike = new Map<string | undefined, string[]>();
  for (const object of objects) {
    if (object.kind === 'stitches') continue;
    const transform = matrix(object.transform);
    const lines = alike.get(transform) ?? [];
    lines.push(outlineOf(object).d);
    alike.set(transform, lines);
  }
  return Array.from(alike, ([transform, lines], i) => (
    <Outline key={i} d={lines.join('')} transform={transform} />
  ));
}

interface OutlineProps {
  d: string;
  transform: string | undefined;
}

const Outline = memo(function Outline(place: OutlineProps) {
  const common = { ...place, fill: 'none', vectorEffect: 'non-scaling-stroke' };
  return (
    <>
      <path {...common} className="editor-chosen-under" />
      <path {...common} className="editor-chosen" />
    </>
  );
});

type Box = ReturnType<typeof boxOf>;

function Box({ camera, box, className }: { camera: Camera; box: Box; className: string }) {
  const from = toStage(camera, { x: box.left, y: box.top });
  const to = toStage(camera, { x: box.right, y: box.bottom });
  const [width, height] = [to.x - from.x, to.y - from.y];
  return <rect className={className} x={from.x} y={from.y} {...{ width, height }} />;
}

interface LineProps {
  camera: Camera;
  from: { x: number; y: number };
  to: { x: number; y: number };
}

function Line({ camera, from, to }: LineProps) {
  const [a, b] = [toStage(camera, from), toStage(camera, to)];
  return <line className="editor-cut" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
}

const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;
const CORNER_CLASSES = {
  nw: 'editor-nw',
  ne: 'editor-ne',
  sw: 'editor-sw',
  se: 'editor-se',
} as const;
/** Of the knob by which things are turned, above its box, px. */
const KNOB = 30;
/** Half the length of the line of an angle, px. */
const ARM = 46;

function Handles({ objects, camera }: { objects: readonly PieceObject[]; camera: Camera }) {
  const gesture = useStore($gesture);
  const mode = useStore($mode);
  const box = boxOf(objects);
  const isLocked = objects.every(({ locked }) => locked);
  const from = toStage(camera, { x: box.left, y: box.top });
  const to = toStage(camera, { x: box.right, y: box.bottom });
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return (
    <>
      <Box className="editor-box" camera={camera} box={box} />
      {!isLocked && mode === 'choose' && (
        <>
          {CORNERS.map((corner) => {
            const x = corner.includes('w') ? from.x : to.x;
            const y = corner.includes('n') ? from.y : to.y;
            return (
              <g
                key={corner}
                data-handle={corner}
                className={`editor-handle ${CORNER_CLASSES[corner]}`}
              >
                <circle cx={x} cy={y} r={20} />
                <rect x={x - 6} y={y - 6} width={12} height={12} rx={2} />
              </g>
            );
          })}
          <g data-handle="turn" className="editor-handle editor-turn">
            <path d={`M${middle.x} ${from.y}V${from.y - KNOB}`} />
            <circle cx={middle.x} cy={from.y - KNOB} r={18} />
            <circle cx={middle.x} cy={from.y - KNOB} r={6.5} />
          </g>
          <AngleHandle
            objects={objects}
            middle={middle}
            angle={gesture?.kind === 'angle' ? gesture.angle : undefined}
          />
          <GuideHandle objects={objects} camera={camera} />
        </>
      )}
    </>
  );
}

interface AngleProps {
  objects: readonly PieceObject[];
  middle: { x: number; y: number };
  /** While it is being turned. */
  angle: number | undefined;
}

/** The direction of the rows of one fill: its line is taken by either end. */
function AngleHandle({ objects: [object, other], middle, angle }: AngleProps) {
  if (other || object.kind !== 'shapes' || object.shapes[0].kind !== 'area') return null;
  const { stitch, angle: set, guide } = object.sewing;
  if (guide || (stitch && stitch !== 'fill')) return null;
  const shown = angle ?? rowAngle(object) ?? 0;
  const [x, y] = [Math.cos((shown * Math.PI) / 180) * ARM, Math.sin((shown * Math.PI) / 180) * ARM];
  return (
    <g data-handle="angle" className="editor-handle editor-angle" data-set={set !== undefined}>
      <path d={`M${middle.x - x} ${middle.y - y}L${middle.x + x} ${middle.y + y}`} />
      {[-1, 1].map((side) => (
        <g key={side}>
          <circle cx={middle.x + side * x} cy={middle.y + side * y} r={18} />
          <circle cx={middle.x + side * x} cy={middle.y + side * y} r={5.5} />
        </g>
      ))}
    </g>
  );
}
