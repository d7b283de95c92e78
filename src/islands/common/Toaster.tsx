import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { $toasts, dismissToast, showCarriedToast } from '../../stores/toasts/toasts.ts';
import type { Toast } from '../../stores/toasts/toasts.ts';
import type { keepClear } from './place-toasts.ts';

/**
 * How long a message stays, in ms; longer while pointed at or focused. What is done in few words shows
 * on the page, too, where the message may lie over it; figures and faults are to be read.
 */
const STAY_MS = { short: 4000, long: 7000 } as const;
/** As long as the longest that only says that something is done, in characters. */
const SHORT_TEXT = 60;

const stayOf = ({ tone, text }: Toast): number =>
  tone === 'done' && text.length <= SHORT_TEXT ? STAY_MS.short : STAY_MS.long;

/** By which an island knows that the page has a toaster. */
export const TOASTER = '[data-toaster]';

/**
 * The messages of the page, at its lower edge where nothing to be pressed lies there. One per page.
 * They stand in a holder that can be moved, with all that they are, into a dialog: what is outside one
 * that is modal can be neither pressed nor read out.
 */
export function Toaster() {
  const [home, setHome] = useState<HTMLElement | null>(null);
  // Takes no place where it is put, not even a grid's gap; above a phone's bar, and the hoop that holds it.
  return (
    <div ref={setHome} data-toaster className="fixed z-50">
      {home && <Messages home={home} />}
    </div>
  );
}

/** Only for the browser. */
function Messages({ home }: { home: HTMLElement }) {
  const toasts = useStore($toasts);
  const [holder] = useState(() => document.createElement('div'));
  const section = useRef<HTMLElement>(null);
  useToastPlace(section, holder, home, toasts);
  const lists = (['done', 'error'] as const).map((tone) => (
    <ToastList
      key={tone}
      toasts={toasts.filter((toast) => toast.tone === tone)}
      role={tone === 'done' ? 'status' : 'alert'}
    />
  ));
  useEffect(showCarriedToast, []);
  return createPortal(
    <section
      ref={section}
      id="notifications"
      aria-label="Notifications"
      className="pointer-events-none fixed right-4 bottom-4 z-50 w-96 max-w-[calc(100vw-2rem)]"
    >
      {/* Both regions stand before they are filled: only then are they read out. */}
      {lists}
    </section>,
    holder,
  );
}

/** Once it is there, no message waits for it: whoever presses two in a row would lose the focus. */
let keep: typeof keepClear | undefined;

/** What finds their place, and has the focus go on, is fetched with the first message: most visits have none. */
function useToastPlace(
  section: RefObject<HTMLElement | null>,
  holder: HTMLElement,
  home: HTMLElement,
  toasts: readonly Toast[],
): void {
  useLayoutEffect(() => {
    const element = section.current!;
    // At first, and where a dialog took it along as it left.
    if (!holder.isConnected) home.append(holder);
    if (toasts.length === 0) return;
    hideUntilPlaced(element);
    let isOver = false;
    let leave = keep?.(element, holder, home);
    if (!leave) {
      import('./place-toasts.ts').then(
        (placing) => {
          keep = placing.keepClear;
          if (!isOver) leave = keep(element, holder, home);
        },
        // Without a connection they lie in their corner.
        () => show(element),
      );
    }
    return () => {
      isOver = true;
      leave?.($toasts.get().length === 0);
    };
  }, [section, holder, home, toasts]);
}

function hideUntilPlaced({ style }: HTMLElement): void {
  if (style.left === '') style.visibility = 'hidden';
}

function show({ style }: HTMLElement): void {
  style.visibility = '';
}

interface ListProps {
  toasts: readonly Toast[];
  role: 'status' | 'alert';
}

function ToastList({ toasts, role }: ListProps) {
  return (
    <div role={role} className="grid gap-3 not-empty:not-first:mt-3">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const stay = stayOf(toast);
  useEffect(() => {
    if (held || toast.stays) return;
    const timer = setTimeout(() => dismissToast(toast.id), stay);
    return () => clearTimeout(timer);
  }, [held, toast.id, toast.stays, stay]);
  const thread = toast.tone === 'done' ? 'bg-sage' : 'bg-madder';
  return (
    <div
      className="toast worksheet pointer-events-auto relative grid grid-cols-[4px_1fr_auto] gap-x-4 p-4 max-md:gap-x-3 max-md:p-3"
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
