import { useStore } from '@nanostores/react';
import { memo, useRef, useState } from 'react';
import type { CSSProperties, DragEvent, KeyboardEvent } from 'react';
import type { PieceObject } from 'ilmek-engine/piece';
import { calledIn, kindOf } from '../../lib/editor/names.ts';
import {
  moveInOrder,
  nameObject,
  setHidden,
  setLocked,
  stepInOrder,
} from '../../stores/editor/commands.ts';
import { choose, toggleChosen } from '../../stores/editor/edits.ts';
import { $chosen, $piece } from '../../stores/editor/state.ts';
import { Icon } from './Icon.tsx';

/** The objects in the order in which they are sewn: chosen, named, hidden, locked, and put elsewhere. */
export function ObjectList() {
  const piece = useStore($piece)!;
  const chosen = useStore($chosen);
  const [over, setOver] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  const { objects } = piece;
  const ids = new Set(chosen);

  function keys(event: KeyboardEvent<HTMLOListElement>) {
    const row = (event.target as Element).closest<HTMLElement>('[data-row]');
    if (!row || (event.target as Element).matches('input')) return;
    const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (way === 0) return;
    event.preventDefault();
    const at = objects.findIndex(({ id }) => id === row.dataset.row);
    if (event.altKey) {
      choose([objects[at].id], false);
      stepInOrder(way);
      return;
    }
    const next = objects[at + way];
    if (!next) return;
    choose(event.shiftKey ? [...chosen, next.id] : [next.id], false);
    list.current?.querySelector<HTMLElement>(`[data-row="${next.id}"] .editor-row-name`)?.focus();
  }

  function drop(event: DragEvent, before: string | undefined) {
    event.preventDefault();
    setOver(undefined);
    const dragged = event.dataTransfer.getData('text/ilmek-object');
    if (!dragged || dragged === before) return;
    moveInOrder(ids.has(dragged) ? chosen : [dragged], before);
  }

  return (
    <>
      <div className="editor-side-head">
        <h2>Sewing order</h2>
        <p className="text-small text-ink-2">
          {objects.length === 1 ? '1 object' : `${objects.length} objects`}
        </p>
      </div>
      {objects.length === 0 && <p className="p-4">Nothing is sewn yet. Press Add to begin.</p>}
      <ol ref={list} className="editor-list" onKeyDown={keys}>
        {objects.map((object, i) => (
          <li
            key={object.id}
            data-row={object.id}
            data-over={over === object.id}
            data-new-thread={i > 0 && objects[i - 1].thread.hex !== object.thread.hex}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(object.id);
            }}
            onDragLeave={() => setOver(undefined)}
            onDrop={(event) => drop(event, object.id)}
          >
            <Row object={object} at={i + 1} chosen={ids.has(object.id)} />
          </li>
        ))}
        <li
          className="editor-list-end"
          aria-hidden="true"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => drop(event, undefined)}
        />
      </ol>
    </>
  );
}

interface RowProps {
  object: PieceObject;
  /** Its place in the order, from 1. */
  at: number;
  chosen: boolean;
}

const Row = memo(function Row({ object, at, chosen }: RowProps) {
  const [naming, setNaming] = useState(false);
  const { id, thread, hidden = false, locked = false, group } = object;
  const name = calledIn(object);
  return (
    <div
      className="editor-row"
      data-chosen={chosen}
      data-hidden={hidden}
      data-group={group !== undefined}
      draggable={!naming}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/ilmek-object', id);
        event.dataTransfer.effectAllowed = 'move';
      }}
    >
      <span className="spool editor-spool" style={{ '--yarn': thread.hex } as CSSProperties} />
      {naming ? (
        <NameInput object={object} onDone={() => setNaming(false)} />
      ) : (
        <button
          type="button"
          className="editor-row-name"
          aria-pressed={chosen}
          title="Press twice to rename"
          onClick={(event) =>
            event.shiftKey || event.ctrlKey || event.metaKey ? toggleChosen(id) : choose([id])
          }
          onDoubleClick={() => setNaming(true)}
          onKeyDown={(event) => event.key === 'F2' && setNaming(true)}
        >
          <span>
            <span className="sr-only">{at}: </span>
            {object.name || kindOf(object)}
          </span>
          <span>{object.name ? kindOf(object) : thread.name || thread.hex}</span>
        </button>
      )}
      <button
        type="button"
        className="editor-row-mark"
        data-on={hidden}
        aria-pressed={hidden}
        aria-label={`Do not sew ${name}`}
        title={hidden ? 'Sew it again' : 'Do not sew it'}
        onClick={() => setHidden([id], !hidden)}
      >
        <Icon name={hidden ? 'hidden' : 'eye'} />
      </button>
      <button
        type="button"
        className="editor-row-mark"
        data-on={locked}
        aria-pressed={locked}
        aria-label={`Lock ${name}`}
        title={locked ? 'Unlock' : 'Lock'}
        onClick={() => setLocked([id], !locked)}
      >
        <Icon name={locked ? 'lock' : 'unlock'} />
      </button>
    </div>
  );
});

function NameInput({ object, onDone }: { object: PieceObject; onDone: () => void }) {
  const finish = (name: string) => {
    if (name !== object.name) nameObject(object.id, name);
    onDone();
  };
  return (
    <input
      className="editor-row-input"
      aria-label="Name of the object"
      defaultValue={object.name}
      autoFocus
      maxLength={80}
      onBlur={({ currentTarget }) => finish(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish(event.currentTarget.value);
        if (event.key === 'Escape') onDone();
      }}
    />
  );
}
