import { useState } from 'react';
import { LETTERING_MAX, type SetLettering } from 'ilmek-engine/piece';
import { addLettering } from '../../../stores/editor/adding.ts';
import { LetterFields } from '../LetterFields.tsx';
import { SizeField } from './SizeField.tsx';
import type { AddProps } from './add-props.ts';
import { AddForm } from './AddForm.tsx';
import { LetterSketch } from './LetterSketch.tsx';
import { TextInput } from './TextInput.tsx';
import { useAdding } from './use-adding.ts';

/** A text in one of our typefaces, straight or on an arc. */
export function AddLettering({ size, thread, onDone }: AddProps) {
  const [set, change] = useState<SetLettering>({ text: '', fontStyle: 'serif-classic', bend: 0 });
  const [width, setWidth] = useState(size);
  const { busy, add } = useAdding(onDone);
  const text = set.text.trim();
  return (
    <AddForm
      label="Add lettering"
      busy={busy}
      off={text === ''}
      onAdd={() => void add(() => addLettering({ ...set, text }, width, thread))}
    >
      <TextInput
        label="Lettering"
        value={set.text}
        most={LETTERING_MAX}
        lines
        onChange={(typed) => change({ ...set, text: typed })}
      />
      <div className="editor-pair">
        <LetterFields set={set} onChange={(next) => change({ ...set, ...next })} />
        <SizeField label="Width" value={width} min={10} usual={size} onChange={setWidth} />
      </div>
      <LetterSketch set={set} widthMm={width} thread={thread} />
    </AddForm>
  );
}
