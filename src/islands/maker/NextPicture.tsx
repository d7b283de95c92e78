import type { ChosenPicture } from '../../stores/tool/job-state.ts';
import { CutOutButton } from './CutOutButton.tsx';
import { useJob } from './job-context.ts';
import { MissingNote } from './MissingNote.tsx';
import { PictureInput, UploadFaultNote } from './PictureInput.tsx';

/** Which picture the next conversion takes, while an earlier result fills the stage. */
export function NextPicture({ picture }: { picture: ChosenPicture }) {
  const job = useJob();
  return (
    <div className="grid gap-2 border-t border-(--rule) py-3.5">
      <div className="flex items-center gap-4">
        {picture.broken ? (
          <span className="rounded-paper bg-linen-deep size-14 shrink-0" aria-hidden="true" />
        ) : (
          <img
            key={picture.url}
            src={picture.url}
            alt=""
            decoding="async"
            className="rounded-paper size-14 shrink-0 object-cover"
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              job.notePreview({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => job.notePreview(undefined)}
          />
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
