import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { $authForms, keepEmail } from '../../stores/account/auth-forms.ts';

/* Fields keep their own text, so that what is typed or filled in before the page wakes stays. */

interface FieldProps {
  label: string;
  hint?: string;
  /** @param hintId of the hint, where there is one */
  children: (id: string, hintId: string | undefined) => ReactNode;
}

function Field({ label, hint, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}hint` : undefined;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children(id, hintId)}
      {hint && (
        <p id={hintId} className="worksheet-note">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The address; it goes along from form to form. */
export function EmailField({ autoComplete = 'email' }: { autoComplete?: 'email' | 'username' }) {
  const { email } = useStore($authForms, { ssr: 'initial' });
  return (
    <Field label="Email">
      {(id) => (
        <input
          id={id}
          className="input"
          type="email"
          name="email"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={email}
          onChange={(event) => keepEmail(event.currentTarget.value)}
          required
        />
      )}
    </Field>
  );
}

export function NameField() {
  return (
    <Field label="Full name">
      {(id) => <input id={id} className="input" name="full-name" autoComplete="name" required />}
    </Field>
  );
}

/** Characters of the shortest password that is taken. */
const SHORTEST = 6;

interface PasswordProps {
  label?: string;
  /** A new one has a shortest length; one that exists has not. */
  fresh?: boolean;
}

export function PasswordField({ label = 'Password', fresh = false }: PasswordProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={fresh ? `At least ${SHORTEST} characters` : undefined}>
      {(id, hintId) => (
        <div className="relative">
          <input
            id={id}
            className="input pr-18"
            type={shown ? 'text' : 'password'}
            name="password"
            autoComplete={fresh ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            minLength={fresh ? SHORTEST : undefined}
            aria-describedby={hintId}
            required
          />
          <button
            type="button"
            className="link text-small absolute inset-y-0 right-0 cursor-pointer px-4"
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
            <span className="sr-only"> password</span>
          </button>
        </div>
      )}
    </Field>
  );
}
