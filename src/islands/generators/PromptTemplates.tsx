import { PROMPT_TEMPLATES } from '../../tools/prompt-templates.ts';
import { useJob, useSettings } from '../maker/job-context.ts';
import { samplePicture } from './prompt-pictures.ts';

/** Prompts to begin with, as small pieces lying on the cloth. */
export function PromptTemplates() {
  const { settings } = useJob();
  const isImage = useSettings()['mode'] === 'image';
  function take(prompt: string) {
    settings.change({ prompt, edits: '', variation: 0 });
    document.querySelector<HTMLElement>('#prompt')?.focus();
  }
  return (
    <div className="grid w-full justify-items-center gap-4">
      <p id="templates-label">{isImage ? 'Put around your picture' : 'Begin with one of these'}</p>
      <ul className="prompt-templates" aria-labelledby="templates-label">
        {PROMPT_TEMPLATES[isImage ? 'image' : 'text'].map(({ key, name, prompt }) => (
          <li key={key}>
            <button type="button" title={prompt} onClick={() => take(prompt)}>
              <img src={samplePicture(key)} alt="" width="112" height="112" decoding="async" />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
