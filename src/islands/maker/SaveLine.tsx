import { useStore } from '@nanostores/react';
import { $member } from '../../stores/member.ts';
import type { SaveState } from '../../stores/result-save.ts';
import { useJob } from './job-context.ts';

/** Where the result is kept, and what can be done about it. */
export function SaveLine() {
  const { saving } = useJob();
  const save = useStore(saving.$save);
  const member = useStore($member);
  return (
    <div className="text-small mt-5 grid gap-2" role="status">
      <p className="text-ink-2">{words(save, member)}</p>
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

function words({ phase }: SaveState, member: boolean): string {
  const made = 'Made by the Ilmek engine on this device.';
  switch (phase) {
    case 'saving':
      return `${made} It is being saved…`;
    case 'saved':
      return `${made} It is saved in the gallery, for everyone to see.`;
    case 'kept':
      return `${made} Nothing was uploaded: this browser keeps it${member ? '' : ' until you sign in'}.`;
    case 'failed':
      return `${made} It is not in the gallery; everything is still here.`;
    case 'none':
      return `${made} Nothing was uploaded.`;
  }
}
