import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { Suspense, useId, useSyncExternalStore } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { wordsFor } from '../../tools/messages.ts';
import { Segmented } from '../common/Segmented.tsx';
import { FieldInput } from './fields/FieldInput.tsx';
import { useJob, useJobState, useSettings } from './job-context.ts';
import { MakerNote } from './MakerNote.tsx';
import { NextPicture, ProblemNote } from './result-part.ts';
import { SaveChoice } from './SaveChoice.tsx';
import { useBar } from './step-context.tsx';

/** The tool's options, drawn from its table, and the button that begins. */
export function SettingsSheet({ children }: { children?: ReactNode }) {
  const job = useJob();
  const { picture, result, problem } = useJobState();
  const settings = useSettings();
  const wantsPicture = job.tool.needsPicture(settings);
  const words = wordsFor(job.tool.words, wantsPicture);
  const lacking = useStore(job.guard?.$lacking ?? NOTHING, { ssr: 'initial' });
  const missing = job.tool.missing(settings, !!picture) ?? lacking;
  const ready = !missing && !(wantsPicture && picture?.broken);
  const alive = useAlive();
  const bar = useBar('make');
  // Where something is missing, that is what the press is answered with.
  function submit(event: FormEvent) {
    event.preventDefault();
    void job.start();
  }
  return (
    <form
      className={`worksheet max-md:p-5 ${result ? 'max-md:-mx-2 lg:col-start-1' : ''}`}
      aria-labelledby="settings-title"
      onSubmit={submit}
    >
      <h2 id="settings-title" className="worksheet-title">
        {result ? 'Sew it another way' : 'Worksheet'}
      </h2>
      <p className="worksheet-note mt-1 mb-4">
        {result
          ? 'Change what you like. The piece above stays until the next is done.'
          : words.settingsNote(ready)}
      </p>
      {result && picture && wantsPicture && (
        <Suspense fallback={null}>
          <NextPicture picture={picture} />
        </Suspense>
      )}
      {children && <div className="mb-4">{children}</div>}
      {result ? <FoldedFields /> : <SheetFields wide={false} />}
      <MakerNote />
      {problem && (
        <Suspense fallback={null}>
          <ProblemNote code={problem} />
        </Suspense>
      )}
      <div className={`mt-3 ${bar}`}>
        <button
          type="submit"
          className="button button-wide"
          aria-disabled={!!missing}
          disabled={!!missing && !alive}
          aria-describedby="make-reason"
        >
          {words.make}
        </button>
      </div>
      <div id="make-reason" className="text-small text-ink-2 mt-3 text-center">
        {missing ? missing.text || missing.title : <SaveChoice />}
      </div>
    </form>
  );
}

const NOTHING = atom(undefined);

/** Whether React has the form: until then a press would send it to the server. */
const useAlive = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

const PARTS = [
  { value: 'basic', label: 'Basic' },
  { value: 'advanced', label: 'Advanced' },
] as const;

/** All fields, or in two parts where some are advanced. */
function SheetFields({ wide }: { wide: boolean }) {
  const { tool, settings: kept } = useJob();
  const settings = useSettings();
  const part = useStore(kept.$part, { ssr: () => 'basic' as const });
  const shown = Object.entries(tool.fields).filter(
    ([, { place, when }]) =>
      (place === undefined || place === 'advanced') && (when?.(settings) ?? true),
  );
  const hasParts = shown.some(([, { place }]) => place === 'advanced');
  const inPart = shown.filter(
    ([, { place }]) => !hasParts || (place === 'advanced') === (part === 'advanced'),
  );
  return (
    <>
      {hasParts && (
        <Segmented
          legend="Settings"
          name="part"
          choices={PARTS}
          value={part}
          onChange={(next) => kept.$part.set(next)}
          className="mb-4"
        />
      )}
      <div
        className={`worksheet-fields gap-x-8 *:content-start md:grid md:grid-cols-2 ${wide ? '' : 'lg:block'}`}
      >
        {inPart.map(([key, field]) => (
          <FieldInput key={key} name={key} field={field} />
        ))}
      </div>
    </>
  );
}

/** The fields below a result: on a phone they are folded, or the piece and its files lie far from what follows. */
function FoldedFields() {
  const { settings: kept } = useJob();
  const unfolded = useStore(kept.$unfolded);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="button button-secondary button-wide mb-4 md:hidden"
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => kept.$unfolded.set(!unfolded)}
      >
        {unfolded ? 'Fold the settings' : 'Change the settings'}
      </button>
      <div id={id} className={unfolded ? '' : 'max-md:hidden'}>
        <SheetFields wide />
      </div>
    </>
  );
}
