import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { $authForms, openView } from '../../stores/account/auth-forms.ts';

const TABS = [
  { view: 'sign-in', label: 'Sign In' },
  { view: 'sign-up', label: 'Sign Up' },
] as const;

/** The id of a tab, by which its panel is named. */
export const tabId = (isSignUp: boolean): string => `auth-tab-${isSignUp ? 1 : 0}`;

/** The two ways in. Arrow keys go between them, as in any row of tabs. */
export function Tabs({ isSignUp }: { isSignUp: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  const { busy } = useStore($authForms, { ssr: 'initial' });
  function open(index: number) {
    if (!busy) openView(TABS[index].view);
  }
  function press(event: KeyboardEvent) {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const index = event.key === 'Home' ? 0 : event.key === 'End' ? 1 : isSignUp ? 0 : 1;
    open(index);
    list.current!.querySelectorAll('button')[index].focus();
  }
  return (
    <div ref={list} role="tablist" aria-label="Ways in" className="auth-tabs" onKeyDown={press}>
      {TABS.map(({ view, label }, index) => {
        const selected = isSignUp === (index === 1);
        return (
          <button
            key={view}
            id={tabId(index === 1)}
            type="button"
            role="tab"
            aria-selected={selected}
            aria-controls="auth-panel"
            tabIndex={selected ? 0 : -1}
            onClick={() => open(index)}
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}
