import { useStore } from '@nanostores/react';
import type { MakerName } from '../../lib/ai/provider.ts';
import { $nextImageProvider } from '../../stores/tool/image-provider.ts';
import { $member, $saveWanted } from '../../stores/account/member.ts';
import { useJobState } from './job-context.ts';

/** What becomes of the picture: said before the work begins, and a member's to choose. */
export function SaveChoice() {
  const member = useStore($member, { ssr: 'initial' });
  const wanted = useStore($saveWanted, { ssr: 'initial' }) === 'yes';
  const maker = useStore($nextImageProvider, { ssr: 'initial' })?.maker;
  const { result } = useJobState();
  // Under a piece that was made here its own line says it.
  const isTold = !!result && !result.remote && maker === 'local';
  if (!member) return isTold ? null : <>{whereItStays(maker)}</>;
  return (
    <>
      <label className="flex cursor-pointer items-start gap-3 text-start">
        <input
          type="checkbox"
          className="accent-fill mt-0.5 size-5 shrink-0"
          checked={wanted}
          onChange={(event) => $saveWanted.set(event.currentTarget.checked ? 'yes' : 'no')}
        />
        <span>
          Save the result to My designs, for you alone, with the picture it was made from. Sharing
          it in the gallery is a step of its own.
        </span>
      </label>
      {maker === 'local' && (
        <p className="mt-2">{wanted ? 'Made on this device; then it is saved.' : ALL_HERE}</p>
      )}
    </>
  );
}

const ALL_HERE = 'Made on this device; nothing is uploaded.';

function whereItStays(maker: MakerName | undefined): string {
  if (maker === 'local') return ALL_HERE;
  // While it is not known who works, what is true of both.
  if (maker === undefined) return 'The stitches are made on this device.';
  return 'The result is kept in this browser, and is not published.';
}
