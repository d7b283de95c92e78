import '../../styles/recipes/maker.css';
import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType, DragEvent, ReactNode, RefObject } from 'react';
import type { Problem } from 'ilmek-engine/inspect';
import { firstFile } from '../../lib/files/files.ts';
import type { JobResult } from '../../stores/tool/job-state.ts';
import type { Job } from '../../stores/tool/job.ts';
import { learnImageProvider } from '../../stores/tool/image-provider.ts';
import { watchMember } from '../../stores/account/member.ts';
import { takeOriginal } from '../../stores/gallery/similar.ts';
import { useEarlyChanges } from '../common/early-changes.ts';
import { Toaster } from '../common/Toaster.tsx';
import { Announcer } from './Announcer.tsx';
import { EmptySheet } from './EmptySheet.tsx';
import { useFocusBefore, useKeptFocus, useWorkInView } from './focus.ts';
import { HoopStage } from './HoopStage.tsx';
import { JobContext, useNeedsPicture } from './job-context.ts';
import { ProgressSheet } from './ProgressSheet.tsx';
import { prepareResult, ResultStage, ThreadsUsed, Workshop } from './result-part.ts';
import { ResultSheet } from './ResultSheet.tsx';
import type { Look } from './ResultStage.tsx';
import { SettingsSheet } from './SettingsSheet.tsx';
import { StepBar } from './step-context.tsx';

interface Props {
  job: Job;
  /** How a result is looked at first. */
  firstLook: Look;
  /** The stage before there is a result: a hoop that takes a picture, unless told. */
  Stage?: ComponentType<{ dragging: boolean }>;
  /** Under a result: what its next is made from, beside a picture. */
  Inputs?: ComponentType;
  /** What is told below the result's downloads. */
  children?: ReactNode;
}

/** The frame of every tool: a stage at the left, the worksheet at the right. */
export function Maker({ job, firstLook, Stage = HoopStage, Inputs, children }: Props) {
  const state = useStore(job.$state, { ssr: 'initial' });
  const wantsPicture = useNeedsPicture(job);
  const { dragging, dropProps } = useDrop(job, wantsPicture);
  const early = useEarlyChanges();
  const root = useRef<HTMLDivElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useBeginning(job, early);
  usePaste(job, wantsPicture);
  useWorkInView(state, stageRef);
  useAway(root);
  useWidePage(!!state.result);
  useResultFetched(!!state.picture);
  const focusProps = useKeptFocus(state, root);

  const { result, phase } = state;
  const [marked, mark] = useMarked(result?.turn);
  const before = useFocusBefore(result?.turn);
  const idle = phase === 'idle';
  return (
    <JobContext value={job}>
      <StepBar>
        <div
          ref={root}
          // On a tablet the sheet's edge alone looked out above the bar.
          className={`grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:grid-rows-[auto_auto_auto_1fr] ${result ? '' : 'md:max-lg:gap-y-14'}`}
          {...dropProps}
          {...focusProps}
        >
          <div ref={stageRef} className="lg:col-start-1">
            {result ? (
              <Suspense fallback={null}>
                <ResultStage
                  key={result.turn}
                  {...{ result, dragging, firstLook, marked, heading, before }}
                  onMark={mark}
                />
              </Suspense>
            ) : (
              <Stage dragging={dragging} />
            )}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 max-md:-mx-2 lg:col-start-2 lg:row-span-4">
            {!idle && <ProgressSheet />}
            {result && (
              <ResultSheet result={result} headingRef={heading} marked={marked} onMark={mark}>
                {children}
              </ResultSheet>
            )}
            {idle && !result && <SettingsSheet />}
          </div>
          <Below result={result} idle={idle} Inputs={Inputs} />
          {idle && !result && <EmptySheet />}
          <Announcer />
          <Toaster />
        </div>
      </StepBar>
    </JobContext>
  );
}

interface BelowProps extends Pick<Props, 'Inputs'> {
  result: JobResult | undefined;
  idle: boolean;
}

/** What lies below a result. It comes once that is painted: all in one task would hold up the page. */
function Below({ result, idle, Inputs }: BelowProps) {
  const painted = usePainted(result?.turn);
  if (!result || painted === undefined) return null;
  return (
    <>
      <Suspense fallback={null}>
        <ThreadsUsed uses={result.report.threads} />
        <Workshop result={result} />
      </Suspense>
      {idle && painted === result.turn && <SettingsSheet>{Inputs && <Inputs />}</SettingsSheet>}
    </>
  );
}

/** The last turn whose first frame is over. */
function usePainted(turn: number | undefined): number | undefined {
  const [painted, note] = useState<number>();
  useEffect(() => {
    if (turn === undefined) return;
    const frame = requestAnimationFrame(() => setTimeout(note, 0, turn));
    return () => cancelAnimationFrame(frame);
  }, [turn]);
  return painted;
}

/**
 * Fetches the code that shows a result as soon as somebody touches the page: where the connection
 * fails while the piece is made, the result is shown all the same.
 */
function useResultFetched(hasPicture: boolean) {
  useEffect(() => {
    if (hasPicture) void prepareResult();
    const left = new AbortController();
    for (const name of ['focusin', 'pointerover']) {
      const options = { once: true, signal: left.signal };
      document.addEventListener(name, () => void prepareResult(), options);
    }
    return () => left.abort();
  }, [hasPicture]);
}

/** Marks the page while there is a result, which needs more room; before the browser paints, so that nothing jumps. */
function useWidePage(wide: boolean) {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-result', wide);
    return () => document.documentElement.removeAttribute('data-result');
  }, [wide]);
}

/** What is read when the page opens: settings, a picture, the member, and the provider of AI pictures. */
function useBeginning(job: Job, early: URLSearchParams) {
  useEffect(() => {
    job.settings.open(early);
    void takeOriginal(job);
  }, [job, early]);
  useEffect(watchMember, []);
  useEffect(() => void learnImageProvider(), []);
}

/** Marks the tool while it is scrolled out of the window: its bar is hidden over the text below it. */
function useAway(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = root.current!;
    const watcher = new IntersectionObserver(([{ isIntersecting }]) => {
      element.toggleAttribute('data-away', !isIntersecting);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [root]);
}

/** The problem whose places are marked in a result; the next result starts with none. */
function useMarked(turn: number | undefined) {
  const [chosen, choose] = useState<{ turn: number | undefined; problem: Problem | undefined }>();
  const marked = chosen?.turn === turn ? chosen?.problem : undefined;
  return [marked, (problem: Problem | undefined) => choose({ turn, problem })] as const;
}

/** Takes a file dropped anywhere on the tool, and keeps the browser from opening it instead. */
function useDrop(job: Job, wanted: boolean) {
  const [depth, setDepth] = useState(0);
  const isFile = (event: DragEvent) => wanted && event.dataTransfer.types.includes('Files');
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
      const file = wanted && firstFile(event.dataTransfer);
      if (!file) return;
      event.preventDefault();
      job.choosePicture(file);
    },
  };
  return { dragging: depth > 0, dropProps };
}

function usePaste(job: Job, wanted: boolean) {
  useEffect(() => {
    if (!wanted) return;
    function paste(event: ClipboardEvent) {
      const file = firstFile(event.clipboardData);
      if (file) job.choosePicture(file);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [job, wanted]);
}
