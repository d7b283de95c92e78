import { useState } from 'react';
import { FONT_CHOICES } from 'ilmek-engine/tables';
import { addLettering, type FontStyle } from '../../../stores/editor/adding.ts';
import { Choice } from '../SewingFields.tsx';
import { SizeField } from './SizeField.tsx';
import type { AddProps } from './add-props.ts';
import { AddForm } from './AddForm.tsx';
import { TextInput } from './TextInput.tsx';
import { useAdding } from './use-adding.ts';

/** A text in one of our typefaces. */
export function AddLettering({ size, thread, onDone }: AddProps) {
  const [text, setText] = useState('');
  const [font, setFont] = useState<FontStyle>('serif-classic');
  const [width, setWidth] = useState(size);
  const { busy, add } = useAdding(onDone);
  return (
    <AddForm
      label="Add lettering"
      busy={busy}
      off={text.trim() === ''}
      onAdd={() => void add(() => addLettering(text.trim(), font, width, thread))}
    >
      <TextInput label="Lettering" value={text} most={60} onChange={setText} />
      <div className="editor-pair">
        <Choice
          label="Typeface"
          value={font}
          auto=""
          choices={Object.entries(FONT_CHOICES).map(([key, { name }]) => [key, name])}
          onChange={(value) => setFont(value as FontStyle)}
        />
        <SizeField label="Width" value={width} min={10} usual={size} onChange={setWidth} />
      </div>
    </AddForm>
  );
}
