import '../../styles/recipes/choice.css';
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { EMAIL_LIMIT, HONEYPOT } from '../../lib/forms/contact.ts';
import {
  REASON_NAMES,
  REPORT_REASONS,
  WORDS_LIMIT,
  type ReportReason,
} from '../../lib/forms/report.ts';
import { $report, closeReport, openReport, submitReport } from '../../stores/gallery/report.ts';
import { Dialog } from '../common/Dialog.tsx';

/** The quiet way to say that a shared design should not be there. */
export function ReportDesign({ design }: { design: string }) {
  const { phase } = useStore($report, { ssr: 'initial' });
  const open = phase !== 'closed';
  return (
    <>
      <button
        type="button"
        className="link cursor-pointer justify-self-start py-1"
        onClick={openReport}
      >
        Report this design
      </button>
      <Dialog open={open} title="Report this design" onClose={closeReport}>
        {open && <ReportForm design={design} />}
      </Dialog>
    </>
  );
}

function ReportForm({ design }: { design: string }) {
  const { phase, error } = useStore($report, { ssr: 'initial' });
  const id = useId();
  const sending = phase === 'sending';
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
    <form className="grid gap-5" method="post" aria-busy={sending} onSubmit={submit}>
      <Reasons />
      <Words />
      <div className="field">
        <label className="field-label" htmlFor={id}>
          Email <span className="field-hint">only if you want an answer</span>
        </label>
        <input
          id={id}
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
          Send report
        </button>
      </div>
    </form>
  );
}

function Reasons() {
  return (
    <fieldset>
      <legend className="field-label">What is wrong with it?</legend>
      {REPORT_REASONS.map((reason, index) => (
        <label key={reason} className="choice">
          <input type="radio" name="reason" value={reason} required autoFocus={index === 0} />
          {REASON_NAMES[reason]}
        </label>
      ))}
    </fieldset>
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
