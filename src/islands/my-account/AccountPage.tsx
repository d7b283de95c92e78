import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { User } from '../../services/account/session.ts';
import { $account, openAccount } from '../../stores/account/account.ts';
import { useAuth } from '../account/AuthProvider.tsx';
import { MemberIsland } from '../account/MemberIsland.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { TakeAlong } from './TakeAlong.tsx';
import { WhatIsKept } from './WhatIsKept.tsx';

/** What a member has here, and the two ways out: with everything, and for good. */
export function AccountPage() {
  return (
    <MemberIsland>
      <Sheets />
    </MemberIsland>
  );
}

function Sheets() {
  const { user, loading } = useAuth();
  if (loading) return <Waiting />;
  return user ? <Account user={user} /> : <SignedOut />;
}

function Account({ user }: { user: User }) {
  const { phase, usage } = useStore($account, { ssr: 'initial' });
  useEffect(() => void openAccount(), [user.id]);
  if (phase === 'loading') return <Waiting />;
  if (!usage) return <NotLoaded />;
  return (
    <div className="account-sheets">
      <WhatIsKept user={user} usage={usage} />
      <div className="grid content-start gap-8">
        <TakeAlong usage={usage} />
        <DeleteAccount usage={usage} />
      </div>
    </div>
  );
}

function SignedOut() {
  return (
    <section className="worksheet max-w-[36rem]">
      <h2 className="worksheet-title">Nobody is signed in here</h2>
      <p className="mt-3 mb-6">
        Sign in, and this page shows what is kept of you. Converting pictures needs no account.
      </p>
      <a className="button" href="/auth">
        Sign In
      </a>
    </section>
  );
}

function NotLoaded() {
  return (
    <section className="worksheet max-w-[36rem]" role="alert">
      <h2 className="worksheet-title">Your account could not be loaded</h2>
      <p className="mt-3 mb-6">Check your connection. What you saved is safe.</p>
      <button type="button" className="button" onClick={() => void openAccount()}>
        Try again
      </button>
    </section>
  );
}

function Waiting() {
  return (
    <div className="account-sheets">
      <p className="sr-only" role="status">
        Loading your account
      </p>
      <div className="worksheet account-wait-sheet" aria-hidden="true" />
      <div className="worksheet account-wait-sheet" aria-hidden="true" />
    </div>
  );
}
