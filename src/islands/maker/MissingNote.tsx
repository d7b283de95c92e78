import type { Side } from '../../lib/pictures/missing-part.ts';
import type { ChosenPicture } from '../../stores/tool/job-state.ts';

const PART: Readonly<Record<Side, string>> = {
  top: 'upper',
  bottom: 'lower',
  left: 'left',
  right: 'right',
};

/** Of a picture that was read, but whose data stop too early: it may be sewn all the same. */
export function MissingNote({ picture: { read } }: { picture: ChosenPicture }) {
  if (!read?.missing) return null;
  return (
    <p className="text-small max-w-[36em]" role="status" data-missing={read.missing}>
      <b>The {PART[read.missing]} part of this picture seems to be missing:</b> it is plain grey, as
      after half a download. Fetch or copy the file again, or sew what is there.
    </p>
  );
}
