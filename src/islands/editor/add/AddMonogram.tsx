import { useState } from 'react';
import { MONOGRAM_LABELS, MONOGRAM_MAX, MONOGRAM_STYLES } from 'ilmek-engine/tables';
import { addMonogram } from '../../../stores/editor/adding.ts';
import { Choice } from '../SewingFields.tsx';
import { SizeField } from './SizeField.tsx';
import type { AddProps } from './add-props.ts';
import { AddForm } from './AddForm.tsx';
import { TextInput } from './TextInput.tsx';
import { useAdding } from './use-adding.ts';

type Style = (typeof MONOGRAM_STYLES)[number];

/** One to four letters in one of the layouts. */
export function AddMonogram({ size, thread, onDone }: AddProps) {
  const [letters, setLetters] = useState('');
  const [style, setStyle] = useState<Style>(MONOGRAM_STYLES[0]);
  const [long, setLong] = useState(size);
  const { busy, add } = useAdding(onDone);
  const text = letters.replaceAll(/\s/g, '');
  return (
    <AddForm
      label="Add monogram"
      busy={busy}
      off={text === ''}
      onAdd={() => void add(() => addMonogram(text, style, long, thread))}
    >
      <TextInput label="Initials" value={letters} most={MONOGRAM_MAX} onChange={setLetters} />
      <div className="editor-pair">
        <Choice
          label="Layout"
          value={style}
          auto=""
          choices={MONOGRAM_STYLES.map((key) => [key, MONOGRAM_LABELS[key].name])}
          onChange={(value) => setStyle(value as Style)}
        />
        <SizeField label="Longer side" value={long} min={20} usual={size} onChange={setLong} />
      </div>
      <p className="text-small text-ink-2">{MONOGRAM_LABELS[style].note}.</p>
    </AddForm>
  );
}
