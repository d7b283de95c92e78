import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { ACCOUNT_PAGE, MODERATION_PAGE } from '../../lib/account/pages.ts';
import { signOut } from '../../stores/account/session.ts';
import { Arrival } from './Arrival.tsx';
import { Member } from './Member.tsx';
import { Offer } from './Offer.tsx';

/** The header's account slot, where somebody may be signed in. */
export function AccountMenu() {
  return (
    <Member wait={<span className="account-wait" />}>
      {(email, owner) => (
        <>
          <Menu email={email} owner={owner} />
          <Arrival />
          <Offer />
        </>
      )}
    </Member>
  );
}

/** A menu button after the ARIA authoring practices: arrows, Home, End, Escape, Tab. */
function Menu({ email, owner }: { email: string; owner: boolean }) {
  /** Which item takes the focus as the menu opens, counted from the end where negative. */
  const [first, setFirst] = useState<number>();
  const button = useRef<HTMLButtonElement>(null);
  const open = first !== undefined;
  const close = () => setFirst(undefined);

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      close();
      button.current!.focus();
    } else if (event.key === 'Tab') close();
  }
  function pressButton(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setFirst(event.key === 'ArrowDown' ? 0 : -1);
  }
  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  }

  return (
    <div className="account-menu" onBlur={leave} onKeyDown={press}>
      <button
        ref={button}
        type="button"
        className="button button-secondary button-small"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? ITEMS_ID : undefined}
        onClick={() => setFirst(open ? undefined : 0)}
        onKeyDown={pressButton}
      >
        My Account
      </button>
      {open && <Items email={email} owner={owner} first={first} />}
    </div>
  );
}

const ITEMS_ID = 'account-items';

interface ItemsProps {
  email: string;
  owner: boolean;
  first: number;
}

function Items({ email, owner, first }: ItemsProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => itemsOf(menu.current!).at(first)?.focus(), [first]);
  function press(event: KeyboardEvent) {
    if (moveFocus(menu.current!, event.key)) event.preventDefault();
  }
  return (
    <div
      ref={menu}
      id={ITEMS_ID}
      role="menu"
      aria-label="My Account"
      className="account-items"
      onKeyDown={press}
    >
      <button type="button" role="menuitem" tabIndex={-1} aria-disabled="true">
        {email}
      </button>
      <a role="menuitem" tabIndex={-1} href={ACCOUNT_PAGE}>
        Your account
      </a>
      {owner && (
        <a role="menuitem" tabIndex={-1} href={MODERATION_PAGE}>
          Reports
        </a>
      )}
      <button type="button" role="menuitem" tabIndex={-1} onClick={() => void signOut()}>
        Sign Out
      </button>
    </div>
  );
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];

/** Moves between the items of a menu, round and round. @returns whether the key does that */
function moveFocus(menu: HTMLElement, key: string): boolean {
  const items = itemsOf(menu);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key];
  if (to === undefined) return false;
  items.at(to % items.length)!.focus();
  return true;
}
