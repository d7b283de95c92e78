import type { CSSProperties } from 'react';
import { levelOf, levelOfShare, sewnOf, shareOf } from '../../lib/account/quota.ts';
import type { AccountUsage } from '../../services/account/account.ts';
import { formatBytes, formatCount } from '../common/numbers.ts';

/** '500.0 MB' → '500 MB'. */
const round = (bytes: number) => formatBytes(bytes).replace('.0 ', ' ');

/** How much of the room a member has is used: a seam for the pieces, and one for their files. */
export function Room({ usage }: { usage: AccountUsage }) {
  const { designs, bytes, mostDesigns, mostBytes } = usage;
  const level = levelOf(usage);
  return (
    <div className="room">
      <Seam
        name="Designs"
        text={`${formatCount(designs)} of ${formatCount(mostDesigns)}`}
        share={shareOf(designs, mostDesigns)}
      />
      <Seam
        name="Room they take"
        text={`${round(bytes)} of ${round(mostBytes)}`}
        share={shareOf(bytes, mostBytes)}
      />
      {level !== 'free' && (
        <p className="room-note" data-level={level}>
          {level === 'full' ? 'Your account is full. ' : 'Your account is nearly full. '}
          Delete designs that you no longer need in{' '}
          <a className="link" href="/gallery?whose=mine">
            My designs
          </a>
          , or take shared ones back: their public copies count, too.
        </p>
      )}
    </div>
  );
}

function Seam({ name, text, share }: { name: string; text: string; share: number }) {
  return (
    <div data-level={levelOfShare(share)}>
      <p className="room-words">
        <span>{name}</span> <b>{text}</b>
      </p>
      <div
        className="room-seam"
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(100 * share)}
        aria-valuetext={text}
        style={{ '--sewn': sewnOf(share) } as CSSProperties}
      />
    </div>
  );
}
