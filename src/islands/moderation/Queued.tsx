import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { wholeMoment } from '../../lib/gallery/gallery.ts';
import { REASON_NAMES } from '../../lib/forms/report.ts';
import type { QueuedDesign, QueuedReport } from '../../services/gallery/moderation.ts';
import { dismiss, hide, removeLeft, restore } from '../../stores/gallery/moderation.ts';
import { MemberPicture } from '../common/MemberPicture.tsx';
import { plural } from '../common/numbers.ts';
import { TypeTab } from '../gallery/TypeTab.tsx';

interface Props {
  design: QueuedDesign;
  /** It is in the list of those that are hidden. */
  hidden: boolean;
  /** Something is being done with it. */
  busy: boolean;
}

/** A design of the queue: what it is, what is said of it, what can be done. */
export function Queued({ design, hidden, busy }: Props) {
  const { id, name, type, picture, at, reports, hiddenReason } = design;
  return (
    <li className="worksheet queued" aria-busy={busy}>
      <div className="queued-picture">
        {picture ? (
          <MemberPicture src={picture} alt="" loading="lazy" />
        ) : (
          <p>Taken back by its maker</p>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <h2 className="worksheet-title break-words">
          {hidden ? (
            name
          ) : (
            <a className="link" href={`/gallery/${id}`}>
              {name}
            </a>
          )}
        </h2>
        <p className="text-ink-2 text-small flex flex-wrap items-center gap-x-4 gap-y-2">
          <TypeTab type={type} />
          <span>{plural(reports.length, 'report')}</span>
          <span>
            {hidden ? 'hidden ' : 'newest '}
            <time dateTime={at}>{wholeMoment(at)}</time>
          </span>
        </p>
        {hidden && hiddenReason && (
          <p>
            Its maker is told: <q>{hiddenReason}</q>
          </p>
        )}
        <Reports reports={reports} />
        {hidden ? <Hidden design={design} busy={busy} /> : <Open design={design} busy={busy} />}
      </div>
    </li>
  );
}

function Reports({ reports }: { reports: readonly QueuedReport[] }) {
  return (
    <ul className="queued-reports">
      {reports.map(({ reason, words, email, created_at }, index) => (
        <li key={`${created_at}${index}`}>
          <p className="font-label">{REASON_NAMES[reason]}</p>
          {words && <p className="break-words whitespace-pre-line">{words}</p>}
          <p className="text-ink-2 text-small break-words">
            <time dateTime={created_at}>{wholeMoment(created_at)}</time>
            {email && (
              <>
                {' · '}
                <a className="link" href={`mailto:${encodeURIComponent(email)}`}>
                  {email}
                </a>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The longest word to the maker; the database takes no more. */
const MAX_REASON = 300;

function Open({ design, busy }: { design: QueuedDesign; busy: boolean }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void hide(design, field.current!.value.trim());
  }
  if (!asking) {
    return (
      <div className="mt-1 flex flex-wrap gap-3">
        <button type="button" className="button button-small" onClick={() => setAsking(true)}>
          Hide now …
        </button>
        <button
          type="button"
          className="button button-secondary button-small"
          aria-disabled={busy}
          onClick={() => void dismiss(design)}
        >
          Dismiss
        </button>
      </div>
    );
  }
  return (
    <form className="mt-1 grid gap-3" onSubmit={submit}>
      <div className="field">
        <label className="field-label" htmlFor={id}>
          What its maker is told
        </label>
        <input
          ref={field}
          id={id}
          className="input"
          maxLength={MAX_REASON}
          defaultValue={design.reports[0] && REASON_NAMES[design.reports[0].reason]}
          pattern=".*\S.*"
          title="A few words"
          required
          autoFocus
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button button-small" aria-disabled={busy}>
          Hide now
        </button>
        <button
          type="button"
          className="button button-secondary button-small"
          onClick={() => setAsking(false)}
        >
          Cancel
        </button>
      </div>
    </form>
  );
}

function Hidden({ design, busy }: { design: QueuedDesign; busy: boolean }) {
  const { publicFiles } = design;
  return (
    <>
      {publicFiles > 0 && (
        <p className="border-madder border-l-3 pl-4">
          {plural(publicFiles, 'public file')} could not be removed: whoever knows the address can
          still read {publicFiles === 1 ? 'it' : 'them'}.
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-3">
        {publicFiles > 0 && (
          <button
            type="button"
            className="button button-small"
            aria-disabled={busy}
            onClick={() => void removeLeft(design)}
          >
            Remove the Files
          </button>
        )}
        <button
          type="button"
          className="button button-secondary button-small"
          aria-disabled={busy}
          onClick={() => void restore(design)}
        >
          Restore
        </button>
      </div>
    </>
  );
}
