import { useStore } from '@nanostores/react';
import { guideOnPage, type PieceObject } from 'ilmek-engine/piece';
import { percentOf } from '../../lib/editor/guide-line.ts';
import { bowRows, isFill } from '../../stores/editor/guide.ts';
import { NumberField } from './NumberField.tsx';
import { $mode } from './stage-state.ts';

interface Props {
  objects: readonly PieceObject[];
}

/** A bow is no higher, in percent of its chord: steeper, rows would crowd. */
const MOST_BOW = 50;

const guideOf = ([object, other]: readonly PieceObject[]) => {
  const canBend = !other && isFill(object);
  return { canBend, guide: canBend ? guideOnPage(object) : undefined };
};

/** How far the rows of one fill are bent. */
export function BowField({ objects }: Props) {
  const { canBend, guide } = guideOf(objects);
  if (!canBend) return null;
  return (
    <NumberField
      label="Bow of rows"
      unit="%"
      value={guide && percentOf(guide)}
      without={guide ? 'drawn' : 'straight'}
      min={-MOST_BOW}
      max={MOST_BOW}
      step={5}
      onChange={bowRows}
    />
  );
}

/** The line that the rows of one fill follow is drawn, or taken away. */
export function GuideButtons({ objects }: Props) {
  const mode = useStore($mode);
  const { canBend, guide } = guideOf(objects);
  if (!canBend) return null;
  return (
    <div className="editor-words">
      <button
        type="button"
        aria-pressed={mode === 'guide'}
        onClick={() => $mode.set(mode === 'guide' ? 'choose' : 'guide')}
      >
        Draw a guide line
      </button>
      {guide && (
        <button type="button" onClick={() => bowRows(undefined)}>
          Straight rows
        </button>
      )}
    </div>
  );
}
