import { useStore } from '@nanostores/react';
import { $member } from '../../stores/member.ts';
import type { JobResult } from '../../stores/job-state.ts';
import type { SaveState } from '../../stores/result-save.ts';
import { useJob, useJobState } from './job-context.ts';

/** Where the result is kept, and what can be done about it. */
export function SaveLine() {
  const { saving } = useJob();
  const save = useStore(saving.$save);
  const member = useStore($member);
  const { result } = useJobState();
  return (
    <div className="text-small mt-5 grid gap-2" role="status">
      <p className="text-ink-2">{words(save, member, result?.remote)}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-2 empty:hidden">
        {save.id && (
          <a className="link" href={`/gallery/${save.id}`} target="_blank" rel="noopener">
            See it there<span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
        {save.phase === 'kept' && !member && (
          <a className="link" href="/auth" target="_blank" rel="noopener">
            Sign in<span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
        {canSave(save, member) && (
          <button type="button" className="link cursor-pointer" onClick={() => void saving.save()}>
            {save.phase === 'failed' ? 'Try to save it again' : 'Save it to the gallery'}
          </button>
        )}
      </p>
    </div>
  );
}

const canSave = ({ phase }: SaveState, member: boolean) =>
  phase === 'failed' || (member && (phase === 'none' || phase === 'kept'));

/** Who made it, whatever becomes of it. */
function makers(remote: JobResult['remote']): string {
  if (!remote) return 'Made by the Ilmek engine on this device.';
  const fal = remote.standIn ? 'fal.ai (stand-in)' : 'fal.ai';
  return `Made by ${fal}, sewn by the Ilmek engine on this device.`;
}

function words({ phase }: SaveState, member: boolean, remote: JobResult['remote']): string {
  const made = makers(remote);
  const until = member ? '' : ', until you sign in and bring it along';
  switch (phase) {
    case 'saving':
      return member ? `${made} It is being saved…` : made;
    case 'saved':
      return `${made} It is saved in the gallery, for everyone to see.`;
    case 'kept':
      return `${made}${remote ? '' : ' Nothing was uploaded.'} It is kept on this device, in this browser${until}.`;
    case 'failed':
      return member
        ? `${made} It is not in the gallery; everything is still here.`
        : `${made} This browser has no room to keep it: download what you need.`;
    case 'none':
      return remote ? made : `${made} Nothing was uploaded.`;
  }
}
