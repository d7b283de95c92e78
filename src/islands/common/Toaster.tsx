import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $toasts, dismissToast, showCarriedToast } from '../../stores/toasts.ts';
import type { Toast } from '../../stores/toasts.ts';

/** How long a message stays, in ms; longer while pointed at or focused. */
const STAY_MS = 7000;

/** By which an island knows that the page has a toaster. */
export const TOASTER_ID = 'notifications';

/** The messages of the page, at its lower edge. One per page. */
export function Toaster() {
  const toasts = useStore($toasts, { ssr: 'initial' });
  useEffect(showCarriedToast, []);
  return (
    <section
      id={TOASTER_ID}
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex flex-col items-center gap-3 p-4 md:items-end md:p-8"
    >
      {/* Both regions stand before they are filled: only then are they read out. */}
      <ToastList toasts={toasts.filter(({ tone }) => tone === 'done')} role="status" />
      <ToastList toasts={toasts.filter(({ tone }) => tone === 'error')} role="alert" />
    </section>
  );
}

function ToastList({ toasts, role }: { toasts: readonly Toast[]; role: 'status' | 'alert' }) {
  return (
    <div role={role} className="grid w-full max-w-96 gap-3">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), STAY_MS);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  const thread = toast.tone === 'done' ? 'bg-sage' : 'bg-madder';
  return (
    <div
      className="toast worksheet pointer-events-auto relative grid grid-cols-[4px_1fr_auto] gap-x-4 p-4"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span aria-hidden="true" className={`rounded-full ${thread}`} />
      <div>
        <p className="font-label">{toast.title}</p>
        {toast.text && <p className="text-small text-ink-2">{toast.text}</p>}
      </div>
      <button
        type="button"
        aria-label={`Dismiss: ${toast.title}`}
        className="text-lede -m-2 size-11 cursor-pointer leading-none"
        onClick={() => dismissToast(toast.id)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
