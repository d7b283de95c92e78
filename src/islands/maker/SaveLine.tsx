import { useStore } from '@nanostores/react';
import { $member } from '../../stores/account/member.ts';
import type { JobResult } from '../../stores/tool/job-state.ts';
import { MAX_KEPT } from '../../lib/gallery/local-key.ts';
import type { SaveState } from '../../stores/tool/result-save.ts';
import { ShareAct } from '../sharing/ShareAct.tsx';
import { useSeen } from '../sharing/use-seen.ts';
import { useJob, useJobState } from './job-context.ts';

/** Where the result is kept, and what can be done about it. */
export function SaveLine() {
  const { saving } = useJob();
  const save = useStore(saving.$save);
  const member = useStore($member);
  const { result } = useJobState();
  const shared = useSeen(save.id ?? '', 'private') === 'shared';
  return (
    <div className="text-small mt-5 grid gap-2" role="status">
      <p className="text-ink-2">{words(save, member, shared, result?.remote)}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-2 empty:hidden">
        {save.id && (
          <a className="link" href={`/gallery/${save.id}`} target="_blank" rel="noopener">
            See it there<span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
        {save.id && result && (
          <ShareAct
            key={save.id}
            id={save.id}
            name={result.title}
            visibility="private"
            className="link cursor-pointer"
          />
        )}
        {save.phase === 'kept' && !member && (
          <a className="link" href="/auth" target="_blank" rel="noopener">
            Sign in<span className="sr-only"> (opens in a new tab)</span>
          </a>
        )}
        {canSave(save, member) && (
          <button type="button" className="link cursor-pointer" onClick={() => void saving.save()}>
            {save.phase === 'failed' ? 'Try to save it again' : 'Save it to My designs'}
          </button>
        )}
      </p>
    </div>
  );
}

const canSave = ({ phase }: SaveState, member: boolean) =>
  phase === 'failed' || (member && (phase === 'none' || phase === 'kept' || phase === 'gone'));

/** Who made it, whatever becomes of it. */
function makers(remote: JobResult['remote']): string {
  if (!remote) return 'Made by the Ilmek engine on this device.';
  const fal = remote.standIn ? 'fal.ai (stand-in)' : 'fal.ai';
  return `Made by ${fal}, sewn by the Ilmek engine on this device.`;
}

function words(
  { phase }: SaveState,
  member: boolean,
  shared: boolean,
  remote: JobResult['remote'],
): string {
  const made = makers(remote);
  switch (phase) {
    case 'saving':
      return member ? `${made} It is being saved…` : made;
    case 'saved':
      return shared
        ? `${made} It is saved, and shared in the gallery for everyone to see.`
        : `${made} Saved to My designs, for you alone.`;
    case 'kept':
      return `${made} ${keptWords(member, remote)}`;
    case 'gone':
      return `${made} It is no longer kept in this browser.`;
    case 'failed':
      return member
        ? `${made} It is not saved; everything is still here.`
        : `${made} This browser has no room to keep it: download what you need.`;
    case 'none':
      return remote ? made : `${made} Nothing was uploaded.`;
  }
}

/** Of a result that this browser keeps; its maker may have signed in since, in another tab. */
function keptWords(member: boolean, remote: JobResult['remote']): string {
  if (member) return 'It is kept in this browser.';
  const uploaded = remote ? '' : 'Nothing was uploaded. ';
  const until = 'If you sign in, you can move it to My designs, where only you see it.';
  return `${uploaded}It is kept in this browser. ${until} The newest ${MAX_KEPT} are kept, as far as there is room.`;
}
