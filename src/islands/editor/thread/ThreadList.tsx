import type { CSSProperties } from 'react';
import type { Thread } from 'ilmek-engine';
import type { PieceObject } from 'ilmek-engine/piece';
import { leaveOut } from '../../../stores/editor/threads.ts';
import { Icon } from '../Icon.tsx';

interface Props {
  objects: readonly PieceObject[];
  threads: readonly Thread[];
  /** Colour of the one that is to be exchanged; undefined: all. */
  only: string | undefined;
  onChoose: (hex: string | undefined) => void;
}

/** The threads of several objects, or of a photograph: each exchanged, or left out, by itself. */
export function ThreadList({ objects, threads, only, onChoose }: Props) {
  const chosen = threads.find(({ hex }) => hex === only);
  return (
    <div className="grid gap-1">
      <p className="text-small text-ink-2">
        {chosen
          ? `A spool below takes the place of ${nameOf(chosen)}.`
          : `${threads.length} threads. Press one to exchange it alone.`}
      </p>
      <ul className="editor-threads">
        {threads.map((thread) => (
          <Item
            key={thread.hex}
            {...{ thread, objects }}
            chosen={thread === chosen}
            onChoose={() => onChoose(thread === chosen ? undefined : thread.hex)}
          />
        ))}
      </ul>
    </div>
  );
}

const nameOf = ({ name, hex }: Thread): string => name || hex;

interface ItemProps {
  thread: Thread;
  objects: readonly PieceObject[];
  chosen: boolean;
  onChoose: () => void;
}

function Item({ thread, objects, chosen, onChoose }: ItemProps) {
  const own = objects.filter((one) => one.thread.hex === thread.hex);
  const hidden = own.every((one) => one.hidden);
  return (
    <li data-chosen={chosen} data-hidden={hidden}>
      <button type="button" aria-pressed={chosen} onClick={onChoose}>
        <span
          className="spool editor-spool"
          style={{ '--yarn': thread.hex } as CSSProperties}
          aria-hidden="true"
        />
        <span className="truncate">{nameOf(thread)}</span>
      </button>
      <button
        type="button"
        className="editor-row-mark"
        data-on={hidden}
        aria-pressed={hidden}
        aria-label={`Leave ${nameOf(thread)} out`}
        title={hidden ? 'Sew it again' : 'Leave it out'}
        onClick={() => leaveOut(objects, thread.hex, !hidden)}
      >
        <Icon name={hidden ? 'hidden' : 'eye'} />
      </button>
    </li>
  );
}
