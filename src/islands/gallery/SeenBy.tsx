import type { OwnCard } from '../../services/gallery/gallery.ts';
import { ShareAct } from '../sharing/ShareAct.tsx';
import { SeenMark } from './SeenMark.tsx';

/** Who sees a piece of one's own, and the button that changes it. */
export function SeenBy({ design }: { design: OwnCard }) {
  return (
    <>
      <SeenMark {...design} />
      {!design.hidden && (
        <ShareAct {...design} label="Share" className="link cursor-pointer py-1" />
      )}
    </>
  );
}
