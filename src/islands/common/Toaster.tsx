import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { $toasts, dismissToast, showCarriedToast } from '../../stores/toasts/toasts.ts';
import type { Toast } from '../../stores/toasts/toasts.ts';

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
export const TOASTER_ID = 'notifications';

/** The messages of the page, at its lower edge where nothing to be pressed lies there. One per page. */
export function Toaster() {
  const toasts = useStore($toasts, { ssr: 'initial' });
  const section = useRef<HTMLElement>(null);
  useToastPlace(section, toasts);
  const cameFrom = useRef<Element | null>(null);
  const noteFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  function dismiss(id: number, button: HTMLElement) {
    const others = [...section.current!.querySelectorAll('button')].filter((at) => at !== button);
    dismissToast(id);
    // The button goes with its message; the next one has the focus, or what had it before.
    const next = others.at(0) ?? cameFrom.current;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }
  const lists = (['done', 'error'] as const).map((tone) => (
    <ToastList
      key={tone}
      toasts={toasts.filter((toast) => toast.tone === tone)}
      role={tone === 'done' ? 'status' : 'alert'}
      onDismiss={dismiss}
    />
  ));
  useEffect(showCarriedToast, []);
  return (
    <section
      ref={section}
      id={TOASTER_ID}
      aria-label="Notifications"
      className="pointer-events-none fixed right-4 bottom-4 z-50 w-96 max-w-[calc(100vw-2rem)]"
      onFocus={noteFocus}
    >
      {/* Both regions stand before they are filled: only then are they read out. */}
      {lists}
    </section>
  );
}

/** What finds their place is fetched with the first message: most visits have none. */
function useToastPlace(section: RefObject<HTMLElement | null>, toasts: readonly Toast[]): void {
  useLayoutEffect(() => {
    const element = section.current;
    if (!element) return;
    if (toasts.length === 0) {
      element.removeAttribute('style');
      element.removeAttribute('popover');
      return;
    }
    hideUntilPlaced(element);
    let isOver = false;
    let leave: (() => void) | undefined;
    import('./place-toasts.ts').then(
      ({ keepClear }) => {
        if (!isOver) leave = keepClear(element);
      },
      // Without a connection they lie in their corner.
      () => show(element),
    );
    return () => {
      isOver = true;
      leave?.();
    };
  }, [section, toasts]);
}

function hideUntilPlaced({ style }: HTMLElement): void {
  if (style.left === '') style.visibility = 'hidden';
}

function show({ style }: HTMLElement): void {
  style.visibility = '';
}

interface Dismisses {
  /** @param button that was pressed for it */
  onDismiss: (id: number, button: HTMLElement) => void;
}

interface ListProps extends Dismisses {
  toasts: readonly Toast[];
  role: 'status' | 'alert';
}

function ToastList({ toasts, role, onDismiss }: ListProps) {
  return (
    <div role={role} className="grid gap-3 not-empty:not-first:mt-3">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

function ToastCard({ toast, onDismiss }: { toast: Toast } & Dismisses) {
  const [held, setHeld] = useState(false);
  const stay = stayOf(toast);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), stay);
    return () => clearTimeout(timer);
  }, [held, toast.id, stay]);
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
        onClick={({ currentTarget }) => onDismiss(toast.id, currentTarget)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
