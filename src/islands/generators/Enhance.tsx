import { useState } from 'react';
import { showToast } from '../../stores/toasts/toasts.ts';
import { enhance } from '../../tools/prompt-enhance.ts';
import { PROMPT } from '../../tools/prompt.ts';
import { useJob, useSettingsFor } from '../maker/job-context.ts';

/** Adds the settings to the prompt, and takes them back while nothing else was written since. */
export function Enhance() {
  const { settings } = useJob();
  const chosen = useSettingsFor(PROMPT);
  const [last, setLast] = useState<{ before: string; after: string }>();
  function press() {
    const { prompt, changed, said } = enhance(chosen);
    if (changed) {
      setLast({ before: chosen.prompt, after: prompt });
      settings.change({ prompt });
    }
    showToast('done', said.title, said.text);
  }
  function undo(prompt: string) {
    settings.change({ prompt });
    // The button goes with what it undoes.
    document.querySelector<HTMLElement>('#prompt')?.focus();
  }
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-2">
      {last?.after === chosen.prompt && (
        <button type="button" className="link cursor-pointer" onClick={() => undo(last.before)}>
          Undo<span className="sr-only"> Enhance</span>
        </button>
      )}
      <button
        type="button"
        className="button button-secondary button-small"
        disabled={chosen.prompt.trim() === ''}
        title="Adds your settings to the words"
        onClick={press}
      >
        Enhance
      </button>
    </div>
  );
}
