import { useStore } from '@nanostores/react';
import { memo, Suspense, useDeferredValue, useMemo } from 'react';
import {
  boxOf,
  monogramOf,
  scaleLimits,
  writtenWith,
  type Piece,
  type PieceObject,
} from 'ilmek-engine/piece';
import { kindOf } from '../../lib/editor/names.ts';
import { whatOf } from '../../lib/editor/step-words.ts';
import { objectsWith, scaleBy } from '../../stores/editor/commands.ts';
import { $chosen, $piece } from '../../stores/editor/state.ts';
import { ChosenActions } from './ChosenActions.tsx';
import { lazyPart } from '../common/lazy-part.tsx';
import { NumberField } from './NumberField.tsx';
import { SewingFields } from './SewingFields.tsx';
import { ThreadPicker } from './thread/ThreadPicker.tsx';

/** Few pieces have lettering. */
const LetteringFields = lazyPart(
  async () => (await import('./LetteringFields.tsx')).LetteringFields,
);

/** Fewer still a monogram. */
const InitialsFields = lazyPart(async () => (await import('./InitialsFields.tsx')).InitialsFields);

/** What can be changed of what is chosen. */
export function ChosenPanel() {
  const piece = useStore($piece)!;
  const chosen = useStore($chosen);
  const now = useMemo(() => ({ piece, chosen }), [piece, chosen]);
  const later = useDeferredValue(now);
  // What is set here answers at once. The stage does not wait for these fields while one works on it.
  const isUsed = document.activeElement?.closest('.editor-change');
  return <Chosen {...(isUsed ? now : later)} />;
}

interface ChosenProps {
  piece: Piece;
  chosen: readonly string[];
}

const Chosen = memo(function Chosen({ piece, chosen }: ChosenProps) {
  const objects = useMemo(() => objectsWith(piece, chosen), [piece, chosen]);
  if (objects.length === 0) {
    return (
      <p className="editor-none">
        Press an object on the cloth or in the list to change it.{' '}
        <span className="pointer-coarse:hidden">Press beside it and drag to choose several.</span>
      </p>
    );
  }
  const [first] = objects;
  const isOne = objects.length === 1;
  return (
    <>
      <div className="editor-side-head">
        <h2 className="truncate">
          {isOne || isWholeGroup(piece, objects) ? whatOf(objects) : `${objects.length} objects`}
        </h2>
        {isOne && first.name && <p className="text-small text-ink-2">{kindOf(first)}</p>}
      </div>
      <div className="editor-fields">
        <ChosenActions objects={objects} />
        <Words piece={piece} objects={objects} />
        <ThreadPicker piece={piece} objects={objects} />
        <SewingFields objects={objects} />
        <SizeFields objects={objects} />
      </div>
    </>
  );
});

/** Whether they are a group, such as a photograph's threads, with nothing of it left out. */
function isWholeGroup(piece: Piece, objects: readonly PieceObject[]): boolean {
  const [{ group }] = objects;
  const all = piece.objects.filter((one) => one.group === group);
  return (
    group !== undefined &&
    all.length === objects.length &&
    objects.every((one) => one.group === group)
  );
}

/** What the objects say, where they are one text or one monogram. */
function Words({ piece, objects }: { piece: Piece; objects: readonly PieceObject[] }) {
  const [first] = objects;
  if (first.kind !== 'shapes') return null;
  const { id, lettering, initials } = first;
  const whole = lettering ? writtenWith(piece, first) : monogramOf(piece, first);
  if (!objects.every((one) => whole.some((other) => other.id === one.id))) return null;
  return (
    <Suspense fallback={null}>
      {lettering && <LetteringFields key={id} object={first} lettering={lettering} />}
      {!lettering && initials && <InitialsFields key={id} object={first} />}
    </Suspense>
  );
}

function SizeFields({ objects }: { objects: readonly PieceObject[] }) {
  const { left, right, top, bottom } = boxOf(objects);
  const [width, height] = [right - left, bottom - top];
  const isFixed = objects.some(({ kind }) => kind === 'stitches');
  const [least, most] = scaleLimits(objects);
  const field = (label: string, mm: number) => (
    <NumberField
      label={label}
      unit="mm"
      value={Math.round(mm * 10) / 10}
      min={mm * least}
      max={mm * most}
      step={1}
      onChange={(value) => value && mm > 0 && scaleBy(value / mm)}
    />
  );
  return (
    <fieldset className="editor-set">
      <legend>Size</legend>
      <div className="editor-pair">
        {field('Width', width)}
        {field('Height', height)}
      </div>
      {isFixed && (
        <p className="text-small text-ink-2">
          Fixed stitches only stretch, by 15 % at most: beyond that they would be no good stitches.
        </p>
      )}
    </fieldset>
  );
}
