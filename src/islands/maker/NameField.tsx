import { useState } from 'react';
import { MAX_LABEL } from '../../stores/tool/job-state.ts';
import { useJob } from './job-context.ts';

/** The piece's name, which its files have, too. It is kept when the field loses focus, or with Enter. */
export function NameField({ name }: { name: string }) {
  const job = useJob();
  const [text, setText] = useState(name);
  const [before, setBefore] = useState(name);
  if (before !== name) {
    // The next piece has a name of its own.
    setBefore(name);
    setText(name);
  }
  function take() {
    if (text.trim() === '') setText(name);
    else job.rename(text.trim());
  }
  return (
    <label className="name-field">
      <span>Name</span>
      <input
        id="piece-name"
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_LABEL}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
      />
    </label>
  );
}
