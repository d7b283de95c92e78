import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { PromptPlan } from 'ilmek-engine/compose';
import {
  absentWords,
  planWords,
  respelledWords,
  undrawnWords,
  withWord,
} from '../../lib/prompt-words.ts';
import type { PromptEditing } from '../../stores/tool/prompt-editing.ts';
import type { PromptReading } from '../../stores/tool/prompt-reading.ts';
import { promptsInstead } from '../../tools/prompt-instead.ts';
import { lazyPart } from '../common/lazy-part.tsx';
import { useJob, useSettingsWith } from '../maker/job-context.ts';
import { UnknownWords } from './UnknownWords.tsx';

const PromptChips = lazyPart(async () => (await import('./chips/PromptChips.tsx')).PromptChips);

interface Props {
  reading: PromptReading;
  editing: PromptEditing;
  /** What is said where no word of the prompt names a drawing. */
  none: string | ((plan: PromptPlan) => string);
  /** Where nothing can be made of the prompt, such as will do are offered. */
  offers?: 'words' | 'around' | undefined;
}

/** What is understood of the prompt, below it as it is written: said, and to be changed. */
export function PromptReadBack({ reading, editing, none, offers }: Props) {
  const { settings } = useJob();
  const { prompt } = useSettingsWith({ prompt: 'text' });
  const told = useStore(reading.$reading, { ssr: 'initial' });
  useEffect(() => reading.watch(), [reading]);
  function write(words: string) {
    settings.change({ prompt: words });
    // The button goes with the word.
    document.querySelector<HTMLElement>('#prompt')?.focus();
  }
  const plan = told?.plan;
  const understood = plan && planWords(plan);
  const isRefused = offers && plan && understood === '' && told.read.subjects.length === 0;
  return (
    <div className="text-small grid grid-cols-[minmax(0,1fr)] gap-1.5" data-reading>
      <div role="status" className="grid gap-1.5">
        {understood && <p className="sr-only">Understood: {understood}</p>}
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
        {plan && undrawnWords(plan) && (
          <p>
            <span className="text-ink-2">Understood, and not drawn: </span>
            {undrawnWords(plan)}
          </p>
        )}
        {plan && plan.subjects.length === 0 && (
          <NoneNote $held={reading.$held}>{said(none, plan)}</NoneNote>
        )}
        {plan && (
          <UnknownWords
            unknown={plan.unknown}
            fate={understood ? 'it is left out' : undefined}
            onReplace={(word, known) => write(withWord(prompt, word, known))}
          />
        )}
      </div>
      {understood && (
        <Suspense fallback={<p aria-hidden="true">{understood}</p>}>
          <PromptChips {...{ reading, editing, told }} />
        </Suspense>
      )}
      {isRefused && (
        <Offers prompts={promptsInstead(prompt, plan, offers === 'around')} onTake={write} />
      )}
    </div>
  );
}

const said = (none: Props['none'], plan: PromptPlan) =>
  typeof none === 'string' ? none : none(plan);

/** It takes the focus where somebody wants to begin all the same. */
function NoneNote({ $held, children }: Pick<PromptReading, '$held'> & { children: ReactNode }) {
  const note = useRef<HTMLParagraphElement>(null);
  const held = useStore($held, { ssr: 'initial' });
  const seen = useRef(held);
  useEffect(() => {
    if (held !== seen.current) note.current?.focus();
    seen.current = held;
  }, [held]);
  return (
    <p ref={note} tabIndex={-1} className="scroll-my-28 empty:hidden">
      {children}
    </p>
  );
}

interface OffersProps {
  prompts: readonly string[];
  onTake: (prompt: string) => void;
}

/** Prompts that will do, each a press. */
const Offers = ({ prompts, onTake }: OffersProps) => (
  <ul className="grid gap-1.5" aria-label="These would do">
    {prompts.map((prompt) => (
      <li key={prompt}>
        <button
          type="button"
          className="link cursor-pointer text-start"
          onClick={() => onTake(prompt)}
        >
          {prompt}
        </button>
      </li>
    ))}
  </ul>
);
