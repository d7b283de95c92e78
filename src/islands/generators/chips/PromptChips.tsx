import '../../../styles/recipes/chips.css';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { PromptSubject } from 'ilmek-engine/compose';
import { namedSubjects, subjectWords, wholeWords } from '../../../lib/prompt-words.ts';
import { useSettingsWith } from '../../maker/job-context.ts';
import type { ChipsProps } from './chips-props.ts';
import { SubjectEditor } from './SubjectEditor.tsx';
import { WholeEditor } from './WholeEditor.tsx';

const PANEL = 'prompt-chip-parts';

/** What was understood of a prompt, a chip for each thing: pressed, it shows what can be changed. */
export function PromptChips({ reading, editing, told }: ChipsProps) {
  const open = useStore(editing.$open, { ssr: 'initial' });
  const first = useRef<HTMLButtonElement>(null);
  const { plan, from } = told;
  const subjects = namedSubjects(plan);
  const at = typeof open === 'number' ? from.indexOf(open) : -1;
  const isWhole = open === 'whole' && subjects.length > 0;
  const toggle = (which: number | 'whole') => editing.$open.set(open === which ? undefined : which);
  function close() {
    document.querySelector<HTMLElement>(`.chip[aria-expanded=true]`)?.focus();
    editing.$open.set(undefined);
  }
  return (
    <div
      className="grid gap-3"
      data-keeps-focus
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open !== undefined) close();
      }}
    >
      <ul className="chips" aria-label="Understood">
        {subjects.map((subject, i) => (
          <li key={from[i]}>
            <Chip
              open={open === from[i]}
              buttonRef={i === 0 ? first : undefined}
              onPress={() => toggle(from[i])}
            >
              <Yarns colors={subject.colors} />
              {subjectWords(subject, i, subjects, plan.language)}
            </Chip>
          </li>
        ))}
        {subjects.length > 0 && (
          <li>
            <Chip open={isWhole} onPress={() => toggle('whole')}>
              {wholeWords(plan) || (plan.language === 'tr' ? 'serbest düzen' : 'laid out freely')}
            </Chip>
          </li>
        )}
        {plan.words.map((text) => (
          <li key={text} className="chip chip-words">
            “{text}”
          </li>
        ))}
        <Undo editing={editing} onUndone={() => first.current?.focus()} />
      </ul>
      {at >= 0 && (
        <SubjectEditor key={open} id={PANEL} {...{ reading, editing, told, at }} onClose={close} />
      )}
      {isWhole && <WholeEditor id={PANEL} {...{ editing, told }} onClose={close} />}
    </div>
  );
}

interface UndoProps extends Pick<ChipsProps, 'editing'> {
  onUndone: () => void;
}

/** Takes the last change back, while nothing else was changed since. */
function Undo({ editing, onUndone }: UndoProps) {
  const steps = useStore(editing.$steps, { ssr: 'initial' });
  const { edits } = useSettingsWith({ edits: 'text' });
  if (steps.at(-1)?.after !== edits) return null;
  function undo() {
    editing.undo();
    onUndone();
  }
  return (
    <li>
      <button type="button" className="link chip-undo" onClick={undo}>
        Undo<span className="sr-only"> the last change</span>
      </button>
    </li>
  );
}

interface ChipProps {
  open: boolean;
  onPress: () => void;
  children: React.ReactNode;
  buttonRef?: React.Ref<HTMLButtonElement> | undefined;
}

const Chip = ({ open, onPress, children, buttonRef }: ChipProps) => (
  <button
    ref={buttonRef}
    type="button"
    className="chip"
    aria-expanded={open}
    aria-controls={open ? PANEL : undefined}
    onClick={onPress}
  >
    {children}
  </button>
);

const Yarns = ({ colors }: Pick<PromptSubject, 'colors'>) =>
  colors.map((hex) => (
    <span
      key={hex}
      className="chip-yarn"
      style={{ '--yarn': hex } as React.CSSProperties}
      aria-hidden="true"
    />
  ));
