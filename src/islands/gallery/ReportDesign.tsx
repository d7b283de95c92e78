import '../../styles/recipes/dialog.css';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { EMAIL_LIMIT, HONEYPOT } from '../../lib/contact-form.ts';
import {
  REASON_NAMES,
  REPORT_REASONS,
  WORDS_LIMIT,
  type ReportReason,
} from '../../lib/report-form.ts';
import { $report, closeReport, openReport, submitReport } from '../../stores/report.ts';

/** The quiet way to say that a shared design should not be there. */
export function ReportDesign({ design }: { design: string }) {
  const { phase } = useStore($report, { ssr: 'initial' });
  return (
    <>
      <button
        type="button"
        className="link cursor-pointer justify-self-start py-1"
        onClick={openReport}
      >
        Report this design
      </button>
      {phase !== 'closed' && <ReportDialog design={design} />}
    </>
  );
}

function ReportDialog({ design }: { design: string }) {
  const { phase, error } = useStore($report, { ssr: 'initial' });
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const sending = phase === 'sending';
  useEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    // Closed by the dialog itself, the focus goes back to the button.
    return () => shown.close();
  }, []);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => data.get(name) as string;
    void submitReport({
      design,
      reason: text('reason') as ReportReason,
      words: text('words'),
      email: text('email'),
      website: text(HONEYPOT),
    });
  }
  return (
    <dialog ref={dialog} className="confirm worksheet" aria-labelledby={id} onClose={closeReport}>
      <form className="grid gap-5 p-7" method="post" aria-busy={sending} onSubmit={submit}>
        <h2 id={id} className="text-t2">
          Report this design
        </h2>
        <fieldset className="grid gap-1">
          <legend className="field-label mb-1">What is wrong with it?</legend>
          {REPORT_REASONS.map((reason, index) => (
            <label key={reason} className="choice">
              <input type="radio" name="reason" value={reason} required autoFocus={index === 0} />
              {REASON_NAMES[reason]}
            </label>
          ))}
        </fieldset>
        <Words />
        <div className="field">
          <label className="field-label" htmlFor={`${id}email`}>
            Email <span className="field-hint">only if you want an answer</span>
          </label>
          <input
            id={`${id}email`}
            className="input"
            type="email"
            name="email"
            autoComplete="email"
            maxLength={EMAIL_LIMIT}
          />
        </div>
        {/* For programs: people do not see it. */}
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" hidden />
        <div role="alert" className="empty:hidden">
          {error && <p className="border-madder text-madder border-l-3 pl-4">{error}</p>}
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <button
            type="button"
            className="button button-secondary button-small"
            onClick={closeReport}
          >
            Cancel
          </button>
          <button type="submit" className="button button-small" aria-disabled={sending}>
            Send Report
          </button>
        </div>
      </form>
    </dialog>
  );
}

function Words() {
  const id = useId();
  const [left, setLeft] = useState(WORDS_LIMIT);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        More about it <span className="field-hint">{left} left</span>
      </label>
      <textarea
        id={id}
        className="input min-h-28"
        name="words"
        rows={4}
        maxLength={WORDS_LIMIT}
        onChange={(event) => setLeft(WORDS_LIMIT - event.currentTarget.value.length)}
      />
    </div>
  );
}
