import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $authForms, openFromAddress, settleView } from '../../stores/account/auth-forms.ts';
import { useAuth } from '../account/AuthProvider.tsx';
import { MemberIsland } from '../account/MemberIsland.tsx';
import { tabId, Tabs } from './Tabs.tsx';
import { CheckMail, Forgot, NewPassword, Opening, SignIn, SignUp, SpentLink } from './views.tsx';

interface Props {
  /** The plans that can be chosen: their names by id. */
  plans: Record<string, string>;
}

/** What lies on the label of /auth. */
export function AuthPage({ plans }: Props) {
  return (
    <MemberIsland>
      <Forms plans={plans} />
    </MemberIsland>
  );
}

function Forms({ plans }: Props) {
  const { view, plan } = useStore($authForms, { ssr: 'initial' });
  const auth = useAuth();
  useEffect(() => openFromAddress(Object.keys(plans)), [plans]);
  useEffect(() => settleView(auth), [auth, view]);

  if (view === 'new-password') {
    return auth.user ? <NewPassword account={auth.user.email ?? ''} /> : <Opening />;
  }
  if (view === 'spent-reset') return <SpentLink isReset />;
  const isSignUp = view === 'sign-up' || view === 'check-mail';
  return (
    <div className="auth-visitors">
      <Tabs isSignUp={isSignUp} />
      <div id="auth-panel" role="tabpanel" aria-labelledby={tabId(isSignUp)} className="mt-6">
        {view === 'sign-in' && <SignIn />}
        {view === 'forgot' && <Forgot />}
        {view === 'sign-up' && <SignUp plan={plan && plans[plan]} />}
        {view === 'check-mail' && <CheckMail />}
      </div>
    </div>
  );
}
