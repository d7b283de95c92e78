import { useState } from 'react';
import { SHAPES } from '../../../lib/editor/added-shapes.ts';
import { addFrame, addShape } from '../../../stores/editor/adding.ts';
import { AddedIcon } from './AddedIcon.tsx';
import { SizeField } from './SizeField.tsx';
import type { AddProps } from './add-props.ts';

const FRAMES = ['rectangle', 'square', 'circle'] as const;
const FRAME_NAMES = { rectangle: 'Frame', square: 'Square frame', circle: 'Ring' } as const;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A plain shape, or a satin border round what is chosen. */
export function AddShape({ size, thread, onDone }: AddProps) {
  const [long, setLong] = useState(Math.round(size / 1.5));
  return (
    <div className="grid gap-4">
      <div className="editor-added">
        {SHAPES.map((shape) => (
          <button
            key={shape}
            type="button"
            onClick={() => addShape(shape, long, thread) && onDone()}
          >
            <AddedIcon shape={shape} />
            {capital(shape)}
          </button>
        ))}
      </div>
      <SizeField
        label="Longer side of a shape"
        value={long}
        min={5}
        usual={size}
        onChange={setLong}
      />
      <div className="editor-added border-t border-(--rule) pt-4">
        {FRAMES.map((form) => (
          <button key={form} type="button" onClick={() => addFrame(form, thread) && onDone()}>
            <AddedIcon frame={form} />
            {FRAME_NAMES[form]}
          </button>
        ))}
      </div>
      <p className="text-small text-ink-2">
        A frame goes round what is chosen, or round all of the piece.
      </p>
    </div>
  );
}
