import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $authForms, $google, askGoogle, signInWithGoogle } from '../../stores/auth-forms.ts';

/** The other way in; where the backend has it not set up, why it is not there. */
export function Google() {
  const google = useStore($google, { ssr: 'initial' });
  const { busy } = useStore($authForms, { ssr: 'initial' });
  useEffect(() => void askGoogle(), []);
  if (google === false) {
    return (
      <p className="worksheet-note mt-5">Signing in with Google is not set up on this site.</p>
    );
  }
  return (
    <div className={google ? '' : 'invisible'}>
      <p className="auth-or">or</p>
      <button
        type="button"
        className="button button-secondary button-wide"
        aria-disabled={busy}
        onClick={() => void signInWithGoogle()}
      >
        Continue with Google
      </button>
    </div>
  );
}
