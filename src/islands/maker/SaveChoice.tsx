import { useStore } from '@nanostores/react';
import { $member, $saveWanted } from '../../stores/member.ts';

/** What becomes of the picture: said before the work begins, and a member's to choose. */
export function SaveChoice() {
  const member = useStore($member, { ssr: 'initial' });
  const wanted = useStore($saveWanted, { ssr: 'initial' }) === 'yes';
  if (!member) return <>Made on this device; nothing is uploaded.</>;
  return (
    <label className="flex cursor-pointer items-start gap-3 text-start">
      <input
        type="checkbox"
        className="accent-fill mt-0.5 size-5 shrink-0"
        checked={wanted}
        onChange={(event) => $saveWanted.set(event.currentTarget.checked ? 'yes' : 'no')}
      />
      <span>
        Save the result to the gallery. Everyone can see it there, with the picture it was made
        from.
      </span>
    </label>
  );
}
