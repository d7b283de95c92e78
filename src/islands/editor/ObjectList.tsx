import { useStore } from '@nanostores/react';
import { memo, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { entriesOf, type Entry } from '../../lib/editor/entries.ts';
import { moveInOrder, stepInOrder } from '../../stores/editor/commands.ts';
import { choose, mayEditHere } from '../../stores/editor/edits.ts';
import { $chosen, $piece } from '../../stores/editor/state.ts';
import { ObjectRow } from './ObjectRow.tsx';
import { useRowDrag, type RowDrag } from './use-row-drag.ts';
import { useRowInView } from './use-row-in-view.ts';

/** So many rows are skipped, or drawn, together: of hundreds one by one a browser keeps account in each frame. */
const SHEET = 20;

const idsOf = ({ objects }: Entry): string[] => objects.map(({ id }) => id);

/**
 * The objects in the order in which they are sewn: chosen, named, hidden, locked, and put elsewhere.
 * @param shown whether it is, where there is room for one part alone
 */
export function ObjectList({ shown }: { shown: boolean }) {
  const { objects } = useStore($piece)!;
  const chosen = useStore($chosen);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  // Of hundreds of rows the stage does not wait.
  const listed = useDeferredValue(objects);
  const entries = useMemo(() => entriesOf(listed, opened), [listed, opened]);
  useRowInView(list, shown);
  const isChosen = chosenAmong(chosen);
  const byKey = (key: string | undefined) => entries.find((entry) => entry.key === key);

  function drop(held: string, before: string | undefined) {
    const entry = byKey(held);
    if (!entry || !mayEditHere()) return;
    const moved = isChosen(entry) ? chosen : idsOf(entry);
    const behind = objects.slice((byKey(before)?.at ?? objects.length + 1) - 1);
    moveInOrder(moved, behind.find(({ id }) => !moved.includes(id))?.id);
  }
  const { drag, handlers } = useRowDrag(list, drop);

  function keys(event: KeyboardEvent<HTMLDivElement>) {
    const row = (event.target as Element).closest<HTMLElement>('[data-row]');
    if (!row || (event.target as Element).matches('input')) return;
    const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (way === 0) return;
    event.preventDefault();
    const at = entries.findIndex(({ key }) => key === row.dataset.row);
    if (event.altKey) {
      if (!isChosen(entries[at])) choose(idsOf(entries[at]), false);
      stepInOrder(way);
      return;
    }
    const next = entries[at + way];
    if (!next) return;
    choose(event.shiftKey ? [...chosen, ...idsOf(next)] : idsOf(next), false);
    list.current?.querySelector<HTMLElement>(`[data-row="${next.key}"] .editor-row-name`)?.focus();
  }

  const toggle = useCallback((group: string) => {
    setOpened((before) => {
      const next = new Set(before);
      if (!next.delete(group)) next.add(group);
      return next;
    });
  }, []);

  return (
    <>
      <div className="editor-side-head">
        <h2>Sewing order</h2>
        <p className="text-small text-ink-2">
          {objects.length === 1 ? '1 object' : `${objects.length} objects`}
        </p>
      </div>
      {objects.length === 0 && <p className="p-4">Nothing is sewn yet. Press Add to begin.</p>}
      <div
        ref={list}
        role="list"
        className="editor-list"
        data-dragging={drag !== undefined}
        onKeyDown={keys}
        {...handlers}
      >
        <Rows entries={entries} chosen={chosen} drag={drag} onToggle={toggle} />
        <div className="editor-list-end" data-over={drag && !drag.before} aria-hidden="true" />
      </div>
    </>
  );
}

interface RowsProps {
  entries: readonly Entry[];
  chosen: readonly string[];
  drag: RowDrag | undefined;
  onToggle: (group: string) => void;
}

/** While an edit is shown that changes no row, all of them stay as they are. */
const Rows = memo(function Rows({ entries, chosen, drag, onToggle }: RowsProps) {
  const isChosen = chosenAmong(chosen);
  const sheets = Array.from({ length: Math.ceil(entries.length / SHEET) }, (_, i) => i * SHEET);
  return sheets.map((from) => (
    <div key={from} className="editor-rows" role="presentation">
      {entries.slice(from, from + SHEET).map((entry, i) => (
        <div
          key={entry.key}
          role="listitem"
          data-row={entry.key}
          data-over={drag?.before === entry.key}
          data-held={drag?.held === entry.key}
          data-inside={entry.inside}
          data-new-thread={
            from + i > 0 && threadBefore(entries[from + i - 1]) !== firstThread(entry)
          }
        >
          <ObjectRow
            objects={entry.objects}
            at={entry.at}
            chosen={isChosen(entry)}
            elsewhere={entry.elsewhere}
            open={entry.open}
            onToggle={onToggle}
          />
        </div>
      ))}
    </div>
  ));
});

/** Tells whether all of a row is chosen. */
function chosenAmong(chosen: readonly string[]): (entry: Entry) => boolean {
  const ids = new Set(chosen);
  return ({ objects }) => objects.every(({ id }) => ids.has(id));
}

const firstThread = ({ objects }: Entry): string => objects[0].thread.hex;
const threadBefore = ({ objects, open }: Entry): string =>
  objects[open ? 0 : objects.length - 1].thread.hex;
