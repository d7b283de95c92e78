import { useState } from 'react';
import type { PromptSubject } from 'ilmek-engine/compose';

interface Props {
  word: string;
  /** What a word names. */
  find: (word: string) => Promise<PromptSubject | undefined>;
  onFound: (subject: PromptSubject) => void;
}

/** What a thing is: another word takes another drawing. */
export function NamePart({ word, find, onFound }: Props) {
  const [typed, type] = useState(word);
  const [missed, miss] = useState('');
  async function look() {
    const name = typed.trim();
    if (name === '' || name === word) return;
    const found = await find(name).catch(() => undefined);
    miss(found ? '' : name);
    if (found) onFound({ ...found, word: name });
  }
  return (
    <div className="field">
      <label className="field-label" htmlFor="chip-name">
        What
      </label>
      <input
        id="chip-name"
        className="input"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={60}
        value={typed}
        aria-invalid={missed !== ''}
        aria-describedby="chip-name-fault"
        onChange={({ currentTarget: { value } }) => type(value)}
        onBlur={() => void look()}
        onKeyDown={(event) => {
          // The form around it would make the design.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void look();
        }}
      />
      <p id="chip-name-fault" role="status" className="field-error empty:hidden">
        {missed && `No motif is called “${missed}”. It is left as it was.`}
      </p>
    </div>
  );
}
