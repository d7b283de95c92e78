import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $moderation, openQueue, type QueueView } from '../../stores/gallery/moderation.ts';
import { useAuth } from '../account/AuthProvider.tsx';
import { MemberIsland } from '../account/MemberIsland.tsx';
import { Segmented } from '../common/Segmented.tsx';
import { Queued } from './Queued.tsx';

const VIEWS = [
  { value: 'open', label: 'Open reports' },
  { value: 'hidden', label: 'Hidden' },
] as const;

/** The queue of the owner of the site; to everybody else it says that it is his. */
export function ModerationPage() {
  return (
    <MemberIsland>
      <Queue />
    </MemberIsland>
  );
}

function Queue() {
  const { user, loading } = useAuth();
  const { view, phase } = useStore($moderation, { ssr: 'initial' });
  const id = user?.id;
  useEffect(() => {
    if (id) void openQueue();
  }, [id]);
  if (!loading && !user) return <NotYours signIn />;
  if (phase === 'forbidden') return <NotYours />;
  return (
    <>
      <Segmented
        legend="Show"
        name="view"
        choices={VIEWS}
        value={view}
        onChange={(chosen: QueueView) => void openQueue(chosen)}
        className="mb-8 w-full max-w-[24rem]"
      />
      <List />
    </>
  );
}

function List() {
  const { view, phase, designs, busy } = useStore($moderation, { ssr: 'initial' });
  if (phase === 'loading') {
    return <p role="status">Loading the queue …</p>;
  }
  if (phase === 'failed') {
    return (
      <div className="grid justify-items-start gap-4" role="alert">
        <p>The queue could not be loaded. Check your connection.</p>
        <button type="button" className="button" onClick={() => void openQueue()}>
          Try again
        </button>
      </div>
    );
  }
  if (designs.length === 0) {
    return (
      <p role="status" className="worksheet max-w-[32rem]">
        {view === 'open' ? 'No report is open.' : 'Nothing is hidden.'}
      </p>
    );
  }
  return (
    <ul className="grid gap-6">
      {designs.map((design) => (
        <Queued
          key={design.id}
          design={design}
          hidden={view === 'hidden'}
          busy={busy.has(design.id)}
        />
      ))}
    </ul>
  );
}

function NotYours({ signIn = false }: { signIn?: boolean }) {
  return (
    <section className="worksheet max-w-[36rem]">
      <h2 className="worksheet-title">For the owner of the site</h2>
      <p className="mt-3 mb-6">
        Here he sees what visitors report. You can report a design on its page in the gallery.
      </p>
      <a className="button" href={signIn ? '/auth' : '/gallery'}>
        {signIn ? 'Sign In' : 'To the gallery'}
      </a>
    </section>
  );
}
