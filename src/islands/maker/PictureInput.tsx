import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useJob, useJobState } from './job-context.ts';

interface Props {
  id: string;
  children: ReactNode;
  className?: string;
  /** Opens the camera instead of the files. */
  camera?: boolean;
  describedBy?: string;
}

/** A file chooser that looks like a button and works before any script has run. */
export function PictureInput({ id, children, className = '', camera, describedBy }: Props) {
  const job = useJob();
  const input = useRef<HTMLInputElement>(null);
  const fault = useStore(job.choice.$refusal, { ssr: 'initial' });

  // What was chosen before the page came to life is not lost.
  useEffect(() => {
    const file = input.current?.files?.[0];
    if (file) job.choosePicture(file);
  }, [job]);

  return (
    <label
      htmlFor={id}
      className={`button has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-4 has-[:focus-visible]:outline-dashed ${className}`}
    >
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        capture={camera ? 'environment' : undefined}
        className="sr-only"
        aria-invalid={fault ? true : undefined}
        aria-describedby={
          [describedBy, fault && !fault.byToast && 'upload-fault'].filter(Boolean).join(' ') ||
          undefined
        }
        onClick={() => job.expect()}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // Emptied, so that the same file can be chosen again after it was mended.
          event.currentTarget.value = '';
          if (file) job.choosePicture(file);
        }}
      />
      {children}
    </label>
  );
}

/**
 * Why the last file was refused, beside the place where another is chosen: once, and until the next is
 * looked at.
 */
export function UploadFaultNote({
  className = '',
  besideHoop = false,
}: {
  className?: string;
  /** Where the hoop itself says that a picture is being opened. */
  besideHoop?: boolean;
}) {
  const { $refusal, $reading } = useJob().choice;
  const { picture } = useJobState();
  const refusal = useStore($refusal, { ssr: 'initial' });
  const reading = useStore($reading, { ssr: 'initial' });
  const note = useRef<HTMLDivElement>(null);
  // On a phone it may lie under the window's edge.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  if (reading && !besideHoop) {
    return <p className={`text-small ${className}`}>Opening {reading}…</p>;
  }
  // The region stands before it is filled: only then is it read out.
  return (
    <div role="alert" className="contents">
      {refusal && !refusal.byToast && (
        <div
          ref={note}
          id="upload-fault"
          data-problem={refusal.code}
          className={`text-small max-w-[36em] scroll-mb-8 break-words ${className}`}
        >
          <p className="text-madder font-label">{refusal.title}</p>
          <p>
            {refusal.text}
            {picture && ' The picture chosen before stays.'}
          </p>
        </div>
      )}
    </div>
  );
}
