import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $authForms, followMailLink } from '../../stores/account/auth-forms.ts';
import { Toaster } from '../common/Toaster.tsx';
import { Opening, SpentLink, SpentProof, Unopened } from './views.tsx';

/** Follows the link of a mail, which works once; says so where it does not. */
export function ConfirmPage() {
  useEffect(() => void followMailLink(), []);
  return (
    <>
      <Outcome />
      <Toaster />
    </>
  );
}

function Outcome() {
  const { view } = useStore($authForms, { ssr: 'initial' });
  if (view === 'unopened') return <Unopened />;
  if (view === 'spent-reset' || view === 'spent-confirmation') {
    return <SpentLink isReset={view === 'spent-reset'} />;
  }
  if (view === 'spent-proof') return <SpentProof />;
  return <Opening />;
}
