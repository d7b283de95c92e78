import { useStore } from '@nanostores/react';
import { $authForms, signInWithGoogle } from '../../stores/account/auth-forms.ts';

/** The other way in: on both tabs, whatever the backend knows of it. That is asked when it is taken. */
export function Google() {
  const { busy } = useStore($authForms, { ssr: 'initial' });
  return (
    <>
      <p className="auth-or">or</p>
      <button
        type="button"
        className="button button-secondary button-wide"
        aria-disabled={busy}
        onClick={() => void signInWithGoogle()}
      >
        Continue with Google
      </button>
    </>
  );
}
