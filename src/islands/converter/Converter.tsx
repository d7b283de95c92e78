import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { firstFile } from '../../lib/files.ts';
import { readSettingsFromAddress } from '../../stores/converter.ts';
import { $job, choosePicture } from '../../stores/job.ts';
import type { JobState } from '../../stores/job-state.ts';
import { watchMember } from '../../stores/result-save.ts';
import { Toaster } from '../common/Toaster.tsx';
import { Announcer } from './Announcer.tsx';
import { HoopStage } from './HoopStage.tsx';
import { ProgressSheet } from './ProgressSheet.tsx';
import { ResultSheet } from './ResultSheet.tsx';
import { ResultStage } from './ResultStage.tsx';
import { SettingsSheet } from './SettingsSheet.tsx';
import { ThreadsUsed } from './ThreadsUsed.tsx';

/** The image converter: a stage at the left, the worksheet at the right. */
export function Converter() {
  const job = useStore($job, { ssr: 'initial' });
  const { dragging, dropProps } = useDrop();
  const stage = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(readSettingsFromAddress, []);
  useEffect(watchMember, []);
  usePaste();
  useArrival(job, stage, heading);

  const { result } = job;
  const idle = job.phase === 'idle';
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:grid-rows-[auto_auto_1fr]"
      {...dropProps}
    >
      <div ref={stage} className="scroll-mt-4 lg:col-start-1">
        {result ? (
          <ResultStage key={result.originalUrl} result={result} dragging={dragging} />
        ) : (
          <HoopStage job={job} dragging={dragging} />
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 max-md:-mx-2 lg:col-start-2 lg:row-span-3">
        {job.phase === 'converting' && <ProgressSheet job={job} />}
        {result && <ResultSheet result={result} headingRef={heading} />}
        {idle && !result && <SettingsSheet job={job} />}
      </div>
      {result && <ThreadsUsed uses={result.report.threads} />}
      {idle && result && <SettingsSheet job={job} />}
      <Announcer job={job} />
      <Toaster />
    </div>
  );
}

/** Takes a file dropped anywhere on the tool, and keeps the browser from opening it instead. */
function useDrop() {
  const [depth, setDepth] = useState(0);
  const isFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const dropProps = {
    onDragEnter(event: DragEvent) {
      if (isFile(event)) setDepth((value) => value + 1);
    },
    onDragLeave(event: DragEvent) {
      if (isFile(event)) setDepth((value) => Math.max(0, value - 1));
    },
    onDragOver(event: DragEvent) {
      if (isFile(event)) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      setDepth(0);
      const file = firstFile(event.dataTransfer);
      if (!file) return;
      event.preventDefault();
      choosePicture(file);
    },
  };
  return { dragging: depth > 0, dropProps };
}

function usePaste() {
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const file = firstFile(event.clipboardData);
      if (file) choosePicture(file);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

/** Leads eye and focus to a new result. */
function useArrival(
  { result }: JobState,
  stage: React.RefObject<HTMLElement | null>,
  heading: React.RefObject<HTMLElement | null>,
) {
  const url = result?.originalUrl;
  useEffect(() => {
    if (!url) return;
    const frame = requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      const { top } = stage.current!.getBoundingClientRect();
      if (top < 0 || top > innerHeight / 2) stage.current!.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [url, stage, heading]);
}
