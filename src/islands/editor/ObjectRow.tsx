import { memo, useState } from 'react';
import type { CSSProperties, MouseEvent } from 'react';
import type { PieceObject } from 'ilmek-engine/piece';
import { groupName } from '../../lib/editor/entries.ts';
import { kindOf } from '../../lib/editor/names.ts';
import { nameObjects, setHidden, setLocked } from '../../stores/editor/commands.ts';
import { choose, toggleChosen } from '../../stores/editor/edits.ts';
import { threadsOf } from '../../stores/editor/threads.ts';
import { Icon } from './Icon.tsx';

interface Props {
  /** One, or those of a group. */
  objects: readonly PieceObject[];
  /** Place of the first in the order, from 1. */
  at: number;
  chosen: boolean;
  /** Of a group, whether its objects have rows of their own. */
  open: boolean | undefined;
  /** So many more of their group have rows that are no neighbours of this one. */
  elsewhere: number;
  onToggle: (group: string) => void;
}

/** A row of the sewing order. */
export const ObjectRow = memo(
  function ObjectRow({ objects, at, chosen, open, elsewhere, onToggle }: Props) {
    const [naming, setNaming] = useState(false);
    const [first] = objects;
    const ids = objects.map(({ id }) => id);
    const isGroup = open !== undefined;
    const hidden = objects.every((one) => one.hidden);
    const locked = objects.every((one) => one.locked);
    const threads = threadsOf(objects);
    const [name, more] = isGroup
      ? [groupName(objects, kindOf(first)), memberWords(objects, threads.length, elsewhere)]
      : [first.name || kindOf(first), first.name ? kindOf(first) : threadName(first)];
    const press = (event: MouseEvent) => {
      if (!event.shiftKey && !event.ctrlKey && !event.metaKey) choose(ids, isGroup || !first.group);
      else for (const id of ids) toggleChosen(id);
    };
    return (
      <div className="editor-row" data-chosen={chosen} data-hidden={hidden}>
        <span className="editor-grip" data-grip aria-hidden="true">
          <Icon name="grip" />
          <span
            className="spool editor-spool"
            style={{ '--yarn': first.thread.hex } as CSSProperties}
          />
        </span>
        {naming ? (
          <NameInput
            name={first.name}
            onDone={(typed) => {
              if (typed !== undefined && typed !== first.name) nameObjects(ids, typed);
              setNaming(false);
            }}
          />
        ) : (
          <button
            type="button"
            className="editor-row-name"
            aria-pressed={chosen}
            title="Press twice to rename"
            onClick={press}
            onDoubleClick={() => setNaming(true)}
            onKeyDown={(event) => event.key === 'F2' && setNaming(true)}
          >
            <span>
              <span className="sr-only">{at}: </span>
              {name}
            </span>
            <span>
              {/* First: of a long line the end is not seen. */}
              {elsewhere > 0 && !isGroup && (
                <span title={`${elsewhere} more of this group elsewhere in the list`}>
                  Grouped +{elsewhere}
                  <span className="sr-only"> elsewhere</span>,{' '}
                </span>
              )}
              {more}
            </span>
          </button>
        )}
        {isGroup && (
          <button
            type="button"
            className="editor-row-mark"
            aria-expanded={open}
            aria-label={`Objects of ${name}`}
            onClick={() => onToggle(first.group!)}
          >
            <Icon name={open ? 'less' : 'more'} />
          </button>
        )}
        <button
          type="button"
          className="editor-row-mark"
          data-on={hidden}
          aria-pressed={hidden}
          aria-label={`Do not sew ${name}, ${threadName(first).toLowerCase()}`}
          title={hidden ? 'Sew it again' : 'Do not sew it'}
          onClick={() => setHidden(ids, !hidden)}
        >
          <Icon name={hidden ? 'hidden' : 'eye'} />
        </button>
        <button
          type="button"
          className="editor-row-mark editor-row-lock"
          data-on={locked}
          aria-pressed={locked}
          aria-label={`Lock ${name}, ${threadName(first).toLowerCase()}`}
          title={locked ? 'Unlock' : 'Lock'}
          onClick={() => setLocked(ids, !locked)}
        >
          <Icon name={locked ? 'lock' : 'unlock'} />
        </button>
      </div>
    );
  },
  // A list is made anew with each edit; its objects are the same but for those that were edited.
  (a, b) =>
    a.at === b.at &&
    a.chosen === b.chosen &&
    a.open === b.open &&
    a.elsewhere === b.elsewhere &&
    a.objects.length === b.objects.length &&
    a.objects.every((object, i) => object === b.objects[i]),
);

/**
 * Of stitches that stay as they are each thread is a layer; of a scattered group a part lies elsewhere:
 * a column of a laptop has room for the numbers alone.
 */
function memberWords(objects: readonly PieceObject[], threads: number, elsewhere: number): string {
  const { length } = objects;
  if (elsewhere > 0) return `${length} of ${length + elsewhere}`;
  return objects.every(({ kind }) => kind === 'stitches')
    ? `${threads} threads`
    : `${length} objects`;
}

const threadName = ({ thread }: PieceObject): string => thread.name || thread.hex;

interface NameProps {
  name: string;
  /** @param typed undefined where the name stays */
  onDone: (typed: string | undefined) => void;
}

const NameInput = ({ name, onDone }: NameProps) => (
  <input
    className="editor-row-input"
    aria-label="Name of the object"
    defaultValue={name}
    autoFocus
    // What is typed takes the place of the old name.
    onFocus={({ currentTarget }) => currentTarget.select()}
    maxLength={80}
    onBlur={({ currentTarget }) => onDone(currentTarget.value)}
    onKeyDown={(event) => {
      if (event.key === 'Enter') onDone(event.currentTarget.value);
      if (event.key === 'Escape') onDone(undefined);
    }}
  />
);
