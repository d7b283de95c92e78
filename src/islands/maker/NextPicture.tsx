import type { ChosenPicture } from '../../stores/tool/job-state.ts';
import { CanvasPicture } from '../common/CanvasPicture.tsx';
import { CutOutButton } from './CutOutButton.tsx';
import { useJob } from './job-context.ts';
import { MissingNote } from './MissingNote.tsx';
import { PictureInput, UploadFaultNote } from './PictureInput.tsx';

/** Longer side of a picture that stands whole in a square, CSS px. */
const SIDE = 56;

/** Which picture the next conversion takes, while an earlier result fills the stage. */
export function NextPicture({ picture }: { picture: ChosenPicture }) {
  const job = useJob();
  return (
    <div className="grid gap-2 border-t border-(--rule) py-3.5">
      <div className="flex items-center gap-4">
        {picture.preview ? (
          <CanvasPicture
            key={picture.url}
            picture={picture.preview}
            side={SIDE}
            className="rounded-paper size-14 shrink-0 object-contain"
            onSize={(size) => job.notePreview(size)}
          />
        ) : (
          <span className="rounded-paper bg-linen-deep size-14 shrink-0" aria-hidden="true" />
        )}
        <div className="min-w-0 flex-1">
          <p className="truncate">{picture.file.name}</p>
          {picture.broken && <p className="text-small text-madder">Cannot be shown as a picture</p>}
        </div>
        <PictureInput id="picture-file" className="button-secondary button-small">
          Change<span className="sr-only"> the picture</span>
        </PictureInput>
      </div>
      <div className="justify-self-end">
        <CutOutButton picture={picture} />
      </div>
      <MissingNote picture={picture} />
      <UploadFaultNote />
    </div>
  );
}
