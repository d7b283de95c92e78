import { useStore } from '@nanostores/react';
import { useSyncExternalStore } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { $authForms } from '../../stores/account/auth-forms.ts';

interface Props {
  /** What the form is, to those who do not see it. */
  label: string;
  /** On the button. */
  action: string;
  /** @param text what stands in the field of a name */
  onSubmit: (text: (name: string) => string) => Promise<void>;
  children: ReactNode;
}

/** A form of the label: its fields, what is wrong, its button. */
export function AuthForm({ label, action, onSubmit, children }: Props) {
  const { busy } = useStore($authForms, { ssr: 'initial' });
  const awake = useAwake();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void onSubmit((name) => data.get(name) as string);
  }
  return (
    <form
      className="flex flex-col gap-4 [&>:empty]:-mt-4"
      aria-label={label}
      aria-busy={busy}
      onSubmit={submit}
      method="post"
    >
      {children}
      <Problem />
      {/* Before the page wakes, nothing may send a password by the browser's own means. */}
      <button
        type={awake ? 'submit' : 'button'}
        className="button button-wide mt-1"
        aria-disabled={busy}
      >
        {action}
      </button>
    </form>
  );
}

/** What is wrong, in the backend's words. The region stands before it is filled. */
export function Problem() {
  const { error } = useStore($authForms, { ssr: 'initial' });
  return (
    <div role="alert">
      {error && <p className="border-madder text-madder border-l-3 pl-4">{error}</p>}
    </div>
  );
}

const never = () => () => undefined;

/** Whether this runs in a browser yet. */
const useAwake = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
