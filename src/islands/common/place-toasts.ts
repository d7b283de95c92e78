import { isClear, isWithin, placeFor } from './toast-place.ts';
import type { Box } from './toast-place.ts';

const PRIMARY = 'main :is(.action-bar, .button:not(.button-secondary, :disabled))';
// Not what is in a message itself: that would run away from its own button. Nor a title that is
// focused to be read out: nobody presses it.
const FOCUSED = 'body :focus:not(#notifications *, [tabindex="-1"])';
// What a message may be about: why something failed, the words that were changed, the piece.
const MEANT = 'main :is([data-problem], .field-error, textarea, [data-keeps-clear])';
// What a result is looked at by: its first press after the piece.
const SWITCH = '.result-stage .segmented';
// What a result is told in, to be read at once.
const FIGURES = ':is(.worksheet-rows > div, [data-told])';
// What says that it is there: rather a lesser button is hidden than that.
const TITLE = '#result-title';
// Where the piece fills the window, rather what it is looked at with is hidden for a moment.
const OTHERS = 'main :is(.button-secondary:not(:disabled), [data-yields])';

// What is asked in it is all that can be pressed: the page around it is dimmed, and waits.
const DIALOG = 'dialog:modal';
// Where it fills a phone's window, rather what it shows than what is pressed in it.
const ASKED =
  'dialog:modal :is(:enabled:not(fieldset), a, .button, .segmented, [role=group], label):not(#notifications *)';

// What looks broken where a message hides a part of it.
const TEXTS = ':is(header, main) :is(h1, h2, h3, p, label, summary, dt, dd, li, .segmented)';

/** How often it is looked whether a button has moved under the messages, in ms. */
const LOOK_EVERY_MS = 150;

/** So many looks after a message has come, the page is still on its way to what is told. */
const ARRIVING_LOOKS = 4;

/** What had the focus before a message had it. */
let cameFrom: EventTarget | null = null;

/** A message's button goes with it: the next one has the focus, or what had it before. */
function handOn({ target, currentTarget }: MouseEvent): void {
  const pressed = (target as Element).closest('button');
  if (!pressed) return;
  const all = [...(currentTarget as Element).querySelectorAll('button')];
  const next = all.find((button) => button !== pressed) ?? cameFrom;
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/**
 * Puts the messages where they are clear of buttons, and keeps them so when the page moves under them.
 * @param element that shows the messages
 * @param holder in which it is, alone, and with which it is moved into a dialog
 * @param home of the holder, while no dialog is open
 * @returns what ends it, told whether no message is left
 */
export function keepClear(
  element: HTMLElement,
  holder: Element,
  home: Element,
): (isLast: boolean) => void {
  const left = new AbortController();
  let looks = 0;
  const look = () => {
    if (left.signal.aborted) return;
    if (raise(element, holder, home) || looks < ARRIVING_LOOKS || hides(element)) place(element);
  };
  const timer = setInterval(() => {
    look();
    looks++;
  }, LOOK_EVERY_MS);
  // Looked at when the page has been laid out and painted with what came with the message: before,
  // it would be laid out once more, in the midst of the largest change that there is.
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => setTimeout(look));
  };
  soon();
  const { signal } = left;
  const options = { passive: true, signal };
  // Before the button's own press, which takes it away.
  element.addEventListener('click', handOn, { capture: true, signal });
  const noteFocus = ({ relatedTarget }: FocusEvent) => {
    if (!element.contains(relatedTarget as Node | null)) cameFrom = relatedTarget;
  };
  element.addEventListener('focusin', noteFocus, { signal });
  for (const change of ['scroll', 'resize', 'focusin']) addEventListener(change, soon, options);
  return (isLast) => {
    clearInterval(timer);
    cancelAnimationFrame(frame);
    left.abort();
    if (!isLast) return;
    element.removeAttribute('style');
    element.popover = null;
    // Where no dialog takes it along when it leaves.
    home.append(holder);
  };
}

/**
 * A modal dialog dims all below it, and nothing outside it can be pressed: the messages are put into the
 * uppermost one and above it, and back when it has closed.
 * @returns whether they were moved
 */
function raise(element: HTMLElement, holder: Element, home: Element): boolean {
  const dialog = [...document.querySelectorAll(DIALOG)].at(-1);
  const parent = dialog ?? home;
  if (holder.parentElement === parent) return false;
  parent.append(holder);
  element.popover = null;
  if (!dialog || !element.showPopover) return true;
  element.popover = 'manual';
  // Browsers draw a popover as a box of its own in the middle.
  const plain = { inset: 'auto', overflow: 'visible', background: 'none', color: 'inherit' };
  Object.assign(element.style, plain);
  element.showPopover();
  return true;
}

/** Whether the messages lie over what is pressed next, or not wholly in the window. */
function hides(element: HTMLElement): boolean {
  const now = element.getBoundingClientRect();
  const over = isAsked() ? [DIALOG] : [PRIMARY, FOCUSED];
  return !isWithin(now, view()) || !isClear(now, over.flatMap(boxesOf));
}

/** Puts the messages into the lowest free place. */
function place(element: HTMLElement): void {
  const asked = isAsked();
  const kept = (
    asked ? [ASKED, DIALOG] : [PRIMARY, FOCUSED, SWITCH, MEANT, FIGURES, TITLE, OTHERS]
  ).map(boxesOf);
  const texts = asked ? [] : boxesOf(TEXTS);
  const { left, bottom } = placeFor(view(), element.getBoundingClientRect(), kept, texts);
  element.style.left = `${left}px`;
  // By its lower edge: what comes later lies below, and pushes the rest up.
  element.style.bottom = `${view().height - bottom}px`;
  element.style.right = 'auto';
  element.style.visibility = '';
}

const isAsked = (): boolean => document.querySelector(DIALOG) !== null;

const view = () => ({ width: document.documentElement.clientWidth, height: innerHeight });

/** Where an element is painted; a bar that has left the window will be back at its lower edge. */
function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const isAway = box.top >= innerHeight && getComputedStyle(element).position === 'fixed';
  return isAway ? new DOMRect(box.x, innerHeight - box.height, box.width, box.height) : box;
}

// To ask where something in a closed fold is has the browser lay out the fold, each time.
const FOLDED = ':is(details:not([open]) > :not(summary), details:not([open]) > :not(summary) *)';

/** What is in view of the elements, as they are painted. */
function boxesOf(selector: string): Box[] {
  const shown = [...document.querySelectorAll(selector)].filter((at) => !at.matches(FOLDED));
  const boxes = shown.map(boxOf);
  return boxes.filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < innerHeight);
}
