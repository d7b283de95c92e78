import type { ReactNode } from 'react';
import type { AnySettings, TextField } from '../../tools/fields.ts';
import { useJob, useSettingsWith } from '../maker/job-context.ts';

interface Props {
  field: TextField;
  /** Settings that belong to the words, and start anew with them. */
  reset?: AnySettings;
  /** An example, for the empty field. */
  example: string;
  /** What can be done with the words. */
  children?: ReactNode;
}

/** What is to be sewn, in words. The tool keeps it as `prompt`. */
export function PromptField({ field, reset, example, children }: Props) {
  const job = useJob();
  const { settings } = job;
  const { prompt } = useSettingsWith({ prompt: 'text' });
  return (
    <div className="worksheet grid w-full max-w-[43rem] gap-2 max-md:p-5 [.worksheet_&]:max-w-none [.worksheet_&]:p-0 [.worksheet_&]:shadow-none">
      <div className="field-label">
        <label htmlFor="prompt">{field.label}</label>
        <span id="prompt-count" className="field-hint">
          {[...prompt].length} of {field.maxLength}
        </span>
      </div>
      <textarea
        id="prompt"
        name="prompt"
        className="input prompt-input"
        rows={3}
        maxLength={field.maxLength}
        aria-describedby="prompt-count"
        placeholder={example}
        value={prompt}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onChange={(event) => settings.change({ prompt: event.currentTarget.value, ...reset })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void job.start();
        }}
      />
      {children}
    </div>
  );
}
