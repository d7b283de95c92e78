import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { PromptPlan } from 'ilmek-engine/compose';
import { absentWords, planWords, respelledWords, withWord } from '../../lib/prompt-words.ts';
import type { PromptReading } from '../../stores/tool/prompt-reading.ts';
import { useJob, useSettingsWith } from '../maker/job-context.ts';
import { UnknownWords } from './UnknownWords.tsx';

interface Props {
  reading: PromptReading;
  /** What is said where no word of the prompt names a drawing. */
  none: string | ((plan: PromptPlan) => string);
}

/** What is understood of the prompt, below it as it is written. */
export function PromptReadBack({ reading, none }: Props) {
  const { settings } = useJob();
  const { prompt } = useSettingsWith({ prompt: 'text' });
  const plan = useStore(reading.$plan, { ssr: 'initial' });
  useEffect(() => reading.watch(), [reading]);
  function replace(word: string, known: string) {
    settings.change({ prompt: withWord(prompt, word, known) });
    // The button goes with the word.
    document.querySelector<HTMLElement>('#prompt')?.focus();
  }
  return (
    <div className="text-small grid gap-1.5" role="status" data-reading>
      {plan && planWords(plan) !== '' && (
        <p>
          <span className="text-ink-2">Understood: </span>
          {planWords(plan)}
        </p>
      )}
      {plan && plan.respelled.length > 0 && (
        <p>
          <span className="text-ink-2">Read as: </span>
          {respelledWords(plan)}
        </p>
      )}
      {plan && plan.without.length > 0 && (
        <p>
          <span className="text-ink-2">Left out: </span>
          {absentWords(plan)}
        </p>
      )}
      {plan && plan.subjects.length === 0 && <p className="empty:hidden">{said(none, plan)}</p>}
      {plan && <UnknownWords unknown={plan.unknown} onReplace={replace} />}
    </div>
  );
}

const said = (none: Props['none'], plan: PromptPlan) =>
  typeof none === 'string' ? none : none(plan);
