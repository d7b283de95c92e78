import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { ReactNode, RefObject } from 'react';
import { fitsField, ownFileName } from '../../lib/machines/machines.ts';
import type { JobResult } from '../../stores/tool/job-state.ts';
import { $machine } from '../../stores/tool/machine.ts';
import type { OwnMachine } from '../../stores/tool/machine.ts';
import { lazyPart } from '../common/lazy-part.tsx';
import { formatCount } from '../common/numbers.ts';
import { useJob } from './job-context.ts';
import { OtherFiles } from './OtherFiles.tsx';
import { AskMachine, OwnMachineLine } from './OwnMachine.tsx';
import { useBar } from './step-context.tsx';

/** Fetched with the first result. */
const ArtworkChoice = lazyPart(async () => (await import('./ArtworkChoice.tsx')).ArtworkChoice);

/** A file that has a button of its own: for the visitor's machine, for any, or the picture. */
type Kind = 'own' | 'dst' | 'artwork';

/**
 * The result's files. The machine decides what stands first; until there is one, the tool does, and
 * the question for the machine stands beside it. Files for machines and the artwork stand apart: one
 * is sewn, the other is looked at.
 */
export function Downloads({ result }: { result: JobResult }) {
  const { tool, files } = useJob();
  const machine = useStore($machine, { ssr: 'initial' });
  const bar = useBar('download');
  const isArtworkFirst = tool.firstFile === 'artwork' && !machine;
  const own = machine?.format !== 'dst' && machine;
  const first: Kind = isArtworkFirst ? 'artwork' : own ? 'own' : 'dst';
  // Of the generators none names a DST: beside the machine's own it stands in the list.
  const hasDst = first !== 'dst' && (!own || tool.firstFile === 'dst');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-3">
        <div data-first-file className={`grid gap-3 ${bar}`}>
          {first === 'own' && own && <OwnFile machine={own} result={result} />}
          {first === 'dst' && <DstFile result={result} primary={machine !== undefined} />}
          {first === 'artwork' && <ArtworkFile result={result} primary />}
          {/* Most machines at home read no DST: who is in a hurry answers first. */}
          {!machine && (
            <AskMachine
              primary={first === 'dst'}
              onFile={(format) => void files.downloadStitches(format)}
            />
          )}
        </div>
        <EditButton result={result} />
      </div>
      <Part title="For the machine">
        {machine && <OwnMachineLine machine={machine} result={result} />}
        {hasDst && <DstFile result={result} primary={false} />}
        <OtherFiles besides={[own && own.format, (hasDst || first === 'dst') && 'dst']} />
      </Part>
      <Part title="Artwork">
        {!isArtworkFirst && <ArtworkFile result={result} primary={false} />}
        <Suspense fallback={<ArtworkPlace />}>
          <ArtworkChoice result={result} />
        </Suspense>
      </Part>
    </div>
  );
}

/** As high as the closed choice that comes: what lies below is not moved under a finger. */
function ArtworkPlace() {
  return (
    <p className="mt-5 border-t border-(--rule) pt-3" aria-hidden="true">
      &nbsp;
    </p>
  );
}

/** Opens the result in the editor, with its shapes. */
function EditButton({ result: { design, label } }: { result: JobResult }) {
  const { engine } = useJob();
  const [busy, setBusy] = useState(false);
  async function edit() {
    if (busy) return;
    setBusy(true);
    const { editWorkingFile } = await import('../../stores/editor/hand-over.ts');
    const file = () => engine.workingFile({ ...design, name: label });
    await editWorkingFile(label, file, { made: design });
    setBusy(false);
  }
  return (
    <button
      type="button"
      className="button button-secondary button-wide button-split max-md:gap-2 max-md:px-5"
      aria-disabled={busy || undefined}
      onClick={() => void edit()}
    >
      <span>{busy ? 'The editor is opened…' : 'Edit'}</span>
      <span className="max-md:text-small">threads, stitches, order</span>
    </button>
  );
}

/** Files of one use. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-label={title}>
    <h3 className="font-label font-text text-body tracking-normal">{title}</h3>
    {children}
  </section>
);

interface FileProps {
  result: JobResult;
  primary: boolean;
}

const buttonClass = (primary: boolean) =>
  `button button-wide button-split max-md:gap-2 max-md:px-5 ${primary ? '' : 'button-secondary'}`;

/** The one large button of a visitor who has told the machine. */
function OwnFile({ machine, result }: { machine: OwnMachine; result: JobResult }) {
  const { maker, format, field } = machine;
  const label = ownFileName(format, maker, field);
  const { widthMm, heightMm } = result.report;
  // Said where it is pressed: what stands on the sheet lies below a phone's window.
  const note = fitsField(widthMm, heightMm, field) ? undefined : 'larger than the hoop';
  return <StitchFile {...{ format, label, result, note }} primary />;
}

function DstFile({ result, primary }: FileProps) {
  const { tool } = useJob();
  const label = tool.firstFile === 'dst' ? tool.words.download : 'DST file';
  return <StitchFile format="dst" {...{ label, result, primary }} />;
}

interface StitchProps extends FileProps {
  format: OwnMachine['format'];
  label: string;
  /** What is to be known of it before its stitches. */
  note?: string | undefined;
}

function StitchFile({ format, label, result, note, primary }: StitchProps) {
  const { files } = useJob();
  return (
    <button
      type="button"
      className={buttonClass(primary)}
      onClick={() => void files.downloadStitches(format)}
    >
      <span className="text-start">{label}</span>
      <span className="max-md:text-small whitespace-nowrap">
        {note ?? `${formatCount(result.report.stitches)} stitches`}
      </span>
    </button>
  );
}

/**
 * It is drawn when somebody asks for it, or a moment before: where a mouse points at it, the focus
 * comes to it, or a touched screen has it in view for a while.
 */
function ArtworkFile({ result: { artworkSize }, primary }: FileProps) {
  const { files, tool } = useJob();
  const [drawing, setDrawing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useSeenByThumb(button, () => files.prepareArtwork());
  async function download() {
    if (drawing) return;
    setDrawing(true);
    await files.downloadArtwork();
    setDrawing(false);
  }
  return (
    <button
      type="button"
      className={buttonClass(primary)}
      aria-disabled={drawing || undefined}
      ref={button}
      onFocus={() => files.prepareArtwork()}
      onPointerEnter={() => files.prepareArtwork()}
      onClick={() => void download()}
    >
      <span className="whitespace-nowrap">
        {tool.firstFile === 'artwork' ? tool.words.download : 'Artwork (JPG)'}
      </span>
      <span className="max-md:text-small">
        {drawing
          ? 'being drawn'
          : `${formatCount(artworkSize.width)} × ${formatCount(artworkSize.height)} px`}
      </span>
    </button>
  );
}

/** How long a button is in view before it is taken for wanted, ms. */
const LOOKED_AT_MS = 400;

/** Tells when an element stays in view of somebody who has no mouse that would point at it first. */
function useSeenByThumb(element: RefObject<HTMLElement | null>, onSeen: () => void): void {
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watcher = new IntersectionObserver(
      ([{ isIntersecting }]) => {
        clearTimeout(timer);
        if (isIntersecting) timer = setTimeout(tell, LOOKED_AT_MS);
      },
      { threshold: 1, rootMargin: '0px 0px -80px' },
    );
    watcher.observe(element.current!);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, [element]);
}
