import { useStore } from '@nanostores/react';
import { Suspense, useRef } from 'react';
import type { MouseEvent } from 'react';
import type { ChosenPicture } from '../../stores/tool/job-state.ts';
import { $nextImageProvider, $onDevice } from '../../stores/tool/image-provider.ts';
import { CutOutButton } from './CutOutButton.tsx';
import { useJob, useJobState } from './job-context.ts';
import { MissingNote } from './MissingNote.tsx';
import { PictureInput, UploadFaultNote } from './PictureInput.tsx';
import { Picture } from './result-part.ts';
import { Samples } from './Samples.tsx';
import { SewnSoFar } from './SewnSoFar.tsx';
import { useBar } from './step-context.tsx';

/** The stage before there is a result: an empty hoop, or one with the picture in it. */
export function HoopStage({ dragging }: { dragging: boolean }) {
  const { picture, phase } = useJobState();
  const isOpening = useStore(useJob().choice.$reading, { ssr: 'initial' }) !== undefined;
  return (
    <section
      aria-label="Picture"
      className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-8 pt-10 max-md:gap-5 max-md:pt-7"
    >
      {/* On a phone what may be done with a picture stands above the bar. */}
      <div
        className={`hoop w-full max-w-[34rem] ${picture ? 'max-md:max-w-[max(13rem,calc(100svh-29.5rem-var(--above,0rem)))]' : ''} md:max-w-[clamp(22rem,calc(100svh-36rem-var(--above,0rem)),34rem)] lg:max-w-[clamp(28rem,calc(100svh-19rem),43rem)]`}
      >
        <ClickableCloth dragging={dragging}>
          {(dragging || !picture) && (
            <svg className="hoop-mark" viewBox="0 0 100 100" aria-hidden="true">
              <circle cx="50" cy="50" r="49" vectorEffect="non-scaling-stroke" />
            </svg>
          )}
          {picture ? (
            <PictureInHoop picture={picture} faded={phase === 'making'} isOpening={isOpening} />
          ) : (
            <EmptyHoop {...{ dragging, isOpening }} />
          )}
        </ClickableCloth>
        <span className="hoop-screw" aria-hidden="true" />
      </div>
      {/* What is told for a moment moves little; what stays is clear of the line below it. */}
      <UploadFaultNote besideHoop className="-mt-4 text-center not-data-problem:-mb-4" />
      {picture ? <PictureBar picture={picture} /> : <Limits />}
      {phase === 'idle' && <Samples isAside={!!picture} />}
    </section>
  );
}

/** The whole cloth opens the chooser; keyboards have the button in it. */
function ClickableCloth({ dragging, children }: { dragging: boolean; children: React.ReactNode }) {
  const cloth = useRef<HTMLDivElement>(null);
  function open(event: MouseEvent) {
    const isOwn = (event.target as Element).closest('label, button, input, .action-bar');
    if (!isOwn) document.querySelector<HTMLInputElement>('#picture-file')?.click();
  }
  return (
    <div
      ref={cloth}
      className="hoop-cloth cursor-pointer"
      data-drag={dragging ? 'true' : undefined}
      onClick={open}
    >
      {children}
    </div>
  );
}

function EmptyHoop({ dragging, isOpening }: { dragging: boolean; isOpening: boolean }) {
  const title = isOpening ? 'Opening the picture…' : 'Lay a picture here';
  const bar = useBar('choose');
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 px-6 text-center">
      <h2 className="text-t2 md:text-t3">{dragging ? 'Let it go here' : title}</h2>
      {!isOpening && (
        <>
          <p className="mb-2 max-lg:max-w-[12em] pointer-coarse:hidden">
            Drop it, paste it, or{/* Its button is the bar at the window's lower edge. */}
            <span className="lg:hidden"> choose it below.</span>
          </p>
          <p className="hidden max-w-[12em] pointer-coarse:block">
            From your photos, or straight from the camera.
          </p>
        </>
      )}
      <div className={`grid justify-items-center gap-2 ${bar}`}>
        <PictureInput id="picture-file" describedBy="picture-limits" className="max-lg:w-full">
          Choose a picture
        </PictureInput>
        <PictureInput
          id="picture-camera"
          camera
          className="button-secondary hidden whitespace-nowrap max-lg:w-full max-lg:px-3 pointer-coarse:inline-flex"
        >
          Take a photo
        </PictureInput>
      </div>
    </div>
  );
}

function Limits() {
  const isSent = useStore($nextImageProvider, { ssr: 'initial' })?.maker === 'fal';
  const isKept = useStore($onDevice, { ssr: 'initial' });
  return (
    <p id="picture-limits" className="text-small text-ink-2 -mt-2 text-center">
      PNG, JPG, WebP, GIF or SVG up to 10 MB.
      {isSent && ' It leaves this device when you begin, not before.'}
      {/* Who has chosen so is told; else it stands above the hoop. */}
      {isKept && ' It stays on this device.'}
    </p>
  );
}

/** Longer side of a picture in the hoop, CSS px: more than the widest shows. */
const SIDE = 800;

interface PictureProps {
  picture: ChosenPicture;
  /** While it is sewn. */
  faded: boolean;
  /** Another is being opened. */
  isOpening: boolean;
}

function PictureInHoop({ picture, faded, isOpening }: PictureProps) {
  const job = useJob();
  if (picture.broken) {
    return (
      <div className="absolute inset-0 grid place-content-center gap-2 px-12 text-center">
        <p className="cloth-title font-display text-t2">No picture to be seen</p>
        <p>This file could not be looked at yet: that is tried again with the next step.</p>
      </div>
    );
  }
  return (
    <div className="absolute inset-[17%]">
      {faded && <SewnSoFar />}
      {isOpening && (
        <p className="cloth-title font-display text-t2 absolute inset-0 z-10 grid place-content-center text-center">
          Opening the picture…
        </p>
      )}
      {picture.preview && (
        <Suspense fallback={null}>
          <Picture
            key={picture.url}
            picture={picture.preview}
            label={`Your picture: ${picture.file.name}`}
            side={SIDE}
            className={`hoop-art transition-opacity duration-200 ${faded || isOpening ? 'opacity-[.26]' : ''}`}
            onSize={(size) => job.notePreview(size)}
          />
        </Suspense>
      )}
    </div>
  );
}

function PictureBar({ picture }: { picture: ChosenPicture }) {
  return (
    <div className="flex max-w-full flex-wrap items-center justify-center gap-x-6 gap-y-3">
      <MissingNote picture={picture} />
      <p className="font-label max-w-full truncate max-md:basis-full max-md:text-center">
        {picture.file.name}
      </p>
      <PictureInput id="picture-file" className="button-secondary button-small">
        Choose another
      </PictureInput>
      <CutOutButton picture={picture} />
    </div>
  );
}
