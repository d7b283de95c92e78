import { useState } from 'react';
import type { MonogramStyle } from 'ilmek-engine/monogram';
import type { ShapesObject } from 'ilmek-engine/piece';
import { MONOGRAM_LABELS, MONOGRAM_MAX, MONOGRAM_STYLES } from 'ilmek-engine/tables';
import { changeInitials } from '../../stores/editor/initials.ts';
import { TextInput } from './add/TextInput.tsx';
import { Choice } from './SewingFields.tsx';

/** The letters of a monogram, and their layout; it is drawn anew once they are left. */
export function InitialsFields({ object }: { object: ShapesObject }) {
  const { text = '', style = '' } = object.initials ?? {};
  const [typed, setTyped] = useState(text);
  const [fault, setFault] = useState<string>();
  const change = async (next: Parameters<typeof changeInitials>[1]) =>
    setFault(await changeInitials(object, next));
  const letters = typed.replaceAll(/\s/g, '');
  const take = () => {
    if (letters === '') setTyped(text);
    else if (letters !== text) void change({ text: letters });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <fieldset className="editor-set">
        <legend>Monogram</legend>
        <TextInput
          label="Initials"
          value={typed}
          most={MONOGRAM_MAX}
          onChange={setTyped}
          onBlur={take}
        />
        {fault && (
          <p className="text-small text-madder" role="alert">
            {fault}
          </p>
        )}
        <Choice
          label="Layout"
          value={style}
          auto=""
          choices={MONOGRAM_STYLES.map((key) => [key, MONOGRAM_LABELS[key].name])}
          onChange={(value) => void change({ style: value as MonogramStyle })}
        />
        <p className="text-small text-ink-2">
          All of it is drawn anew, in its place and its threads.
        </p>
      </fieldset>
    </form>
  );
}
