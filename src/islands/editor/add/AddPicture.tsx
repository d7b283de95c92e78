import { useId, useState } from 'react';
import { addPicture } from '../../../stores/editor/adding.ts';
import { NumberField } from '../NumberField.tsx';
import { SizeField } from './SizeField.tsx';
import type { AddProps } from './add-props.ts';
import { AddForm } from './AddForm.tsx';
import { useAdding } from './use-adding.ts';

const USUAL_COLORS = 6;

/** A picture: flat art becomes shapes, a photograph the stitches of its threads. */
export function AddPicture({ size, onDone }: AddProps) {
  const id = useId();
  const [file, setFile] = useState<File>();
  const [width, setWidth] = useState(size);
  const [colors, setColors] = useState(USUAL_COLORS);
  const { busy, add } = useAdding(onDone);
  return (
    <AddForm
      label="Add picture"
      busy={busy}
      off={!file}
      onAdd={() => file && void add(() => addPicture(file, width, colors))}
    >
      <div className="field">
        <label className="field-label" htmlFor={id}>
          Picture
        </label>
        <input
          id={id}
          type="file"
          className="editor-add-file"
          accept="image/png,image/jpeg,image/webp,image/gif,.svg"
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
        />
      </div>
      <div className="editor-pair">
        <SizeField label="Width" value={width} min={10} usual={size} onChange={setWidth} />
        <NumberField
          label="Threads at most"
          unit=""
          value={colors}
          min={1}
          max={24}
          step={1}
          onChange={(value) => setColors(Math.round(value ?? USUAL_COLORS))}
        />
      </div>
      <p className="text-small text-ink-2">
        Flat art becomes shapes to go on with. A photograph becomes stitches, a layer for each
        thread.
      </p>
    </AddForm>
  );
}
