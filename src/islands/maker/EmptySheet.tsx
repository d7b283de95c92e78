import { useStore } from '@nanostores/react';
import { useJob, useJobState, useNeedsPicture } from './job-context.ts';

/** What the result's worksheet will tell. */
const ROWS = ['Sewn size', 'Stitches', 'Colours', 'Sewing time', 'Hoop'];

/** The result's worksheet before there is a result: its rows wait to be written. */
export function EmptySheet() {
  const job = useJob();
  const { tool } = job;
  const { picture } = useJobState();
  const needsPicture = useNeedsPicture(job);
  const isRefused = useStore(job.choice.$refusal, { ssr: 'initial' }) !== undefined;
  // Beside a file that was refused nothing is called ready.
  const waits = isRefused && needsPicture && !picture;
  if (!tool.words.ready) return null;
  return (
    <section
      className="worksheet max-md:-mx-2 max-md:p-5 lg:col-start-1 lg:mx-auto lg:w-full lg:max-w-[34rem]"
      aria-labelledby="ready-title"
    >
      <h2 id="ready-title" className="worksheet-title">
        {waits ? 'Waiting for a picture' : 'Ready to generate'}
      </h2>
      <p className="worksheet-note mt-1 mb-3">{tool.words.ready}</p>
      <div className="worksheet-rows" aria-hidden="true">
        {ROWS.map((name) => (
          <div key={name}>
            <span className="text-ink-2">{name}</span>
            <span className="blank-line" />
          </div>
        ))}
      </div>
    </section>
  );
}
