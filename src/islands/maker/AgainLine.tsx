import { useEffect, useRef, type ReactNode } from 'react';
import { useJobState } from './job-context.ts';

interface Props {
  /** What was done. */
  children: ReactNode;
  /** What the press does. */
  action: string;
  onPress: () => void;
  /** Another way, in the place of that. */
  other?: { action: string; onPress: () => void } | undefined;
}

/** What was decided for the visitor, and one press to have it the other way. */
export function AgainLine({ children, action, onPress, other }: Props) {
  const { phase } = useJobState();
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  // While the work goes on its Cancel button has the focus.
  useEffect(() => {
    if (phase === 'making' || !pressed.current) return;
    pressed.current = false;
    button.current?.focus({ preventScroll: true });
  }, [phase]);
  function press(act: () => void) {
    pressed.current = true;
    act();
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-(--rule) py-3">
      <p className="flex min-w-[12rem] flex-1 items-start gap-2.5">{children}</p>
      {other && (
        <button
          type="button"
          className="button button-secondary button-small"
          disabled={phase === 'making'}
          onClick={() => press(other.onPress)}
        >
          {other.action}
        </button>
      )}
      <button
        ref={button}
        type="button"
        className="button button-secondary button-small"
        disabled={phase === 'making'}
        data-keeps-focus
        onClick={() => press(onPress)}
      >
        {action}
      </button>
    </div>
  );
}
