import type { OwnCard } from '../../services/gallery/gallery.ts';

/** Who sees a piece of one's own. */
export function SeenMark({ visibility, hidden }: Pick<OwnCard, 'visibility' | 'hidden'>) {
  const shared = visibility === 'shared' && !hidden;
  return (
    <span className="seen-mark" data-seen={shared ? 'shared' : 'private'}>
      {hidden ? 'Hidden by the site' : shared ? 'Shared' : 'Private'}
    </span>
  );
}
