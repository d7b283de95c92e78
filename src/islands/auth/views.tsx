import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import {
  $authForms,
  $linkSentAt,
  followMailLink,
  openView,
  requestReset,
  resendConfirmation,
  saveNewPassword,
  signIn,
  signUp,
} from '../../stores/account/auth-forms.ts';
import { AuthForm, Problem } from './AuthForm.tsx';
import { EmailField, NameField, PasswordField } from './fields.tsx';
import { Google } from './Google.tsx';
import { tabId } from './Tabs.tsx';

/* Each form that lies on the label of /auth; one at a time. */

/** Where the first mail was not followed yet, or another was asked for too soon. */
const RESEND_CODES = ['email_not_confirmed', 'over_email_send_rate_limit'];

export function SignIn() {
  const { email, errorCode } = useStore($authForms, { ssr: 'initial' });
  return (
    <>
      <AuthForm
        label="Sign In"
        action="Sign In"
        onSubmit={(text) => signIn(text('email'), text('password'))}
      >
        <EmailField autoComplete="username" />
        <div>
          <PasswordField />
          <TextButton onClick={() => openView('forgot')}>Forgot your password?</TextButton>
        </div>
      </AuthForm>
      {RESEND_CODES.includes(errorCode) && (
        <TextButton onClick={() => void resendConfirmation(email)}>
          Send the verification link again
        </TextButton>
      )}
      <Google />
    </>
  );
}

/** @param plan the name of the plan that a visitor came for */
export function SignUp({ plan }: { plan: string | undefined }) {
  return (
    <>
      {plan && (
        <p className="mb-4">
          You chose the <b>{plan}</b> plan. It is kept with your account.
        </p>
      )}
      <AuthForm
        label="Sign Up"
        action="Sign Up"
        onSubmit={(text) => signUp(text('email'), text('password'), text('full-name'))}
      >
        <NameField />
        <EmailField />
        <PasswordField fresh />
      </AuthForm>
      <Google />
    </>
  );
}

/** In the place of sign-in. */
export function Forgot() {
  return (
    <>
      <Title text="Reset your password">
        We send a link to your address. It leads to a form for a new password.
      </Title>
      <AuthForm
        label="Reset your password"
        action="Send Reset Email"
        onSubmit={(text) => requestReset(text('email'))}
      >
        <EmailField autoComplete="username" />
      </AuthForm>
      <SecondButton onClick={backToSignIn}>Back to Sign In</SecondButton>
    </>
  );
}

/** The button that was pressed goes with its form; its tab takes the focus. */
function backToSignIn(): void {
  openView('sign-in');
  document.getElementById(tabId(false))?.focus();
}

/** Between two mails to an address, in s: `max_frequency` of the backend. */
const MAIL_PAUSE_S = 60;

/** Whole seconds until another link may be asked for. */
function useLinkPause(): number {
  const sentAt = useStore($linkSentAt, { ssr: 'initial' });
  const [now, look] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => look(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (sentAt === undefined) return 0;
  const passed = Math.max(0, now - sentAt) / 1000;
  return Math.max(0, Math.ceil(MAIL_PAUSE_S - passed));
}

/** In the place of sign-up, once it is done. */
export function CheckMail() {
  const { email, busy } = useStore($authForms, { ssr: 'initial' });
  const pause = useLinkPause();
  return (
    <>
      <Title text="Check your email">
        A verification link is on its way to <b className="break-words">{email}</b>. Click it, and
        you are signed in.
      </Title>
      <Problem />
      <SecondButton
        busy={busy || pause > 0}
        onClick={() => {
          if (pause === 0) void resendConfirmation(email);
        }}
      >
        Send it again
        {pause > 0 && (
          <span className="tabular-nums" aria-hidden="true">
            {' '}
            in {pause} s
          </span>
        )}
      </SecondButton>
      {/* Read out when the wait begins and when it ends, not every second. */}
      <p className="sr-only" role="status">
        {pause > 0 ? 'It can be sent again in a minute.' : 'It can be sent again now.'}
      </p>
      <p className="worksheet-note mt-4">
        Nothing there after a few minutes? Look into the spam folder, or check the address above.
      </p>
    </>
  );
}

/** Where the link of a reset mail leads. @param account the address, so that a manager knows it */
export function NewPassword({ account }: { account: string }) {
  return (
    <>
      <Title text="Choose a new password">
        For <b className="break-words">{account}</b>.
      </Title>
      <AuthForm
        label="Choose a new password"
        action="Save new password"
        onSubmit={(text) => saveNewPassword(text('password'))}
      >
        <input type="email" autoComplete="username" value={account} readOnly hidden />
        <PasswordField label="New password" fresh />
      </AuthForm>
    </>
  );
}

/** While a link is tried; as high as what comes after, so that little moves. */
export function Opening() {
  return (
    <p role="status" className="min-h-96">
      Opening your link …
    </p>
  );
}

/** A link that is old or was followed before, and the way to another. */
export function SpentLink({ isReset }: { isReset: boolean }) {
  return (
    <>
      <Title text="This link no longer works">
        {isReset
          ? 'It works once, and not for long. Enter your address, and we send you another.'
          : 'If you followed it before, you can sign in. If not, enter your address, and we send you another.'}
      </Title>
      <AuthForm
        label="Ask for another link"
        action={isReset ? 'Send Reset Email' : 'Send verification link'}
        onSubmit={(text) => (isReset ? requestReset : resendConfirmation)(text('email'))}
      >
        <EmailField autoComplete="username" />
      </AuthForm>
      <a className="button button-secondary button-wide mt-3" href="/auth">
        Back to Sign In
      </a>
    </>
  );
}

/** The same for a link that proves who one is: another is asked for where the first was. */
export function SpentProof() {
  return (
    <>
      <Title text="This link no longer works">
        It works once, and not for long. Your account page sends you another.
      </Title>
      <a className="button button-wide" href="/account">
        Back to Your account
      </a>
    </>
  );
}

/** A link that could not be tried: the network, or the server. */
export function Unopened() {
  const { busy } = useStore($authForms, { ssr: 'initial' });
  return (
    <>
      <Title text="The link could not be opened">It may still be good: please try again.</Title>
      <Problem />
      <SecondButton busy={busy} onClick={() => void followMailLink()}>
        Try again
      </SecondButton>
    </>
  );
}

/** The title of a form that no tab names. It takes the focus: what was focused is gone. */
function Title({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="mb-5">
      <h2 className="worksheet-title min-h-9 pr-11 pb-1" tabIndex={-1} ref={focusNew}>
        {text}
      </h2>
      <p>{children}</p>
    </div>
  );
}

function focusNew(title: HTMLHeadingElement | null): void {
  title?.focus({ preventScroll: true });
}

interface ButtonProps {
  onClick: () => void;
  busy?: boolean;
  children: ReactNode;
}

function TextButton({ onClick, children }: ButtonProps) {
  return (
    <button type="button" className="link mt-2 cursor-pointer py-1" onClick={onClick}>
      {children}
    </button>
  );
}

function SecondButton({ onClick, busy, children }: ButtonProps) {
  return (
    <button
      type="button"
      className="button button-secondary button-wide mt-3"
      aria-disabled={busy}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
