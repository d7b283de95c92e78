import { outlineOf } from '../../../lib/editor/outline.ts';
import { shapeOf, type AddedShape } from '../../../lib/editor/added-shapes.ts';

type Props = { shape: AddedShape } | { frame: 'rectangle' | 'square' | 'circle' };

/** How a shape or a frame looks, drawn as it will be sewn. */
export function AddedIcon(props: Props) {
  if ('frame' in props) {
    const { frame } = props;
    const [width, height] = frame === 'rectangle' ? [21, 15] : [18, 18];
    const common = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.6 };
    return (
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        {frame === 'circle' ? (
          <circle r={9} {...common} />
        ) : (
          <rect x={-width / 2} y={-height / 2} {...{ width, height }} rx={2.4} {...common} />
        )}
      </svg>
    );
  }
  const { shape } = props;
  const drawn = shapeOf(shape, 20);
  const { d } = outlineOf({
    ...{ kind: 'shapes', id: shape, name: '', sewing: {} },
    thread: { hex: '', name: '', code: '', chart: '' },
    shapes: [drawn],
  });
  return (
    <svg viewBox="-12 -12 24 24" aria-hidden="true">
      {shape === 'line' ? (
        <path d={d} transform="translate(-10)" stroke="currentColor" strokeWidth={2.6} />
      ) : (
        <path d={d} fill="currentColor" />
      )}
    </svg>
  );
}
