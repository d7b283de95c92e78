import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { Suspense, useId } from 'react';
import {
  OBJECT_STITCHES,
  setSewing,
  SPACING_LIMITS,
  STITCH_LIMITS,
  type ObjectSewing,
  type ObjectStitch,
  type PieceObject,
  type ShapesObject,
} from 'ilmek-engine/piece';
import { UNDERLAY_LEVELS, usualRowSpacing } from 'ilmek-engine/tables';
import { STITCH_NAMES } from '../../lib/editor/names.ts';
import { editChosen } from '../../stores/editor/edits.ts';
import { $piece } from '../../stores/editor/state.ts';
import { lazyPart } from '../common/lazy-part.tsx';
import { BowField, GuideButtons } from './GuideFields.tsx';
import { NumberField } from './NumberField.tsx';

/** Few pieces have appliqué. */
const ClothNote = lazyPart(async () => (await import('./ClothNote.tsx')).ClothNote);

/** How what is chosen is sewn; what is left empty the engine chooses. */
export function SewingFields({ objects }: { objects: readonly PieceObject[] }) {
  const usualMm = useUsualRows();
  const shapes = objects.filter((one): one is ShapesObject => one.kind === 'shapes');
  if (shapes.length === 0) return null;
  const common = <K extends keyof ObjectSewing>(key: K): ObjectSewing[K] => {
    const [first, ...others] = shapes;
    const isSame = others.every(({ sewing }) => sewing[key] === first.sewing[key]);
    return isSame ? first.sewing[key] : undefined;
  };
  const set = (label: string, sewing: ObjectSewing) =>
    editChosen(label, (piece, ids) => setSewing(piece, ids, sewing));
  const stitch = common('stitch');
  const guided = shapes.some(({ sewing }) => sewing.guide);
  const hasLines = stitch === 'running' || stitch === 'bean';
  /** What stands in a field that is empty. */
  const withoutOf = (key: (typeof NUMBERS)[number]['key']): string => {
    if (guided && key === 'angle') return 'by its line';
    return key === 'spacingMm' && stitch === 'fill' ? `${usualMm} auto` : 'auto';
  };
  return (
    <fieldset className="editor-set">
      <legend>Stitches</legend>
      <Choice
        label="Sewn as"
        value={stitch}
        auto="By its shape"
        choices={stitchesFor(shapes).map((value) => [value, STITCH_NAMES[value]])}
        onChange={(value) => set('Stitch', { stitch: value as ObjectStitch | undefined })}
      />
      {stitch === 'applique' && (
        <Suspense fallback={null}>
          <ClothNote objects={shapes} />
        </Suspense>
      )}
      <div className="editor-pair">
        {NUMBERS.filter(({ forLines }) => forLines || !hasLines).map(
          ({ key, forLines: _, ...field }) => (
            <NumberField
              key={key}
              {...field}
              value={guided && key === 'angle' ? undefined : common(key)}
              without={withoutOf(key)}
              onChange={(value) => set(field.label, sewingOf(key, value))}
            />
          ),
        )}
        <BowField objects={objects} />
      </div>
      {stitch === 'fill' && (
        <p className="text-small text-ink-2">
          Every second row, as other programs count: {secondRow(common('spacingMm'), usualMm)} mm.
        </p>
      )}
      <GuideButtons objects={objects} />
      {!hasLines && (
        <Choice
          label="Underlay"
          value={common('underlay')}
          auto="As the fabric wants"
          choices={UNDERLAY_LEVELS.map((level) => [level, UNDERLAY_NAMES[level]])}
          onChange={(value) => set('Underlay', { underlay: value as ObjectSewing['underlay'] })}
        />
      )}
    </fieldset>
  );
}

/** From one row of a fill to the next where nobody has set it: '0.20'. */
const $usualRows = computed($piece, (piece) => piece && usualRowSpacing(piece).toFixed(2));
const useUsualRows = (): string => useStore($usualRows)!;

/** From a row of a fill to the next but one, mm. @param usual from one to the next where none is set */
const secondRow = (spacing: number | undefined, usual: string): string =>
  (2 * (spacing ?? Number(usual))).toFixed(2);

/** Rows of an angle of their own follow no line. */
const sewingOf = (key: keyof ObjectSewing, value: number | undefined): ObjectSewing =>
  key === 'angle' ? { angle: value, guide: undefined } : { [key]: value };

const MM = { unit: 'mm', forLines: false };

/** What is set by a number; lines of running stitch have only a length. */
const NUMBERS = [
  { key: 'angle', label: 'Angle', unit: '°', forLines: false, min: 0, max: 180, step: 5 },
  {
    key: 'spacingMm',
    label: 'Rows apart',
    ...MM,
    min: SPACING_LIMITS[0],
    max: SPACING_LIMITS[1],
    step: 0.05,
  },
  {
    key: 'stitchMm',
    label: 'Stitch length',
    unit: 'mm',
    forLines: true,
    min: STITCH_LIMITS[0],
    max: STITCH_LIMITS[1],
    step: 0.5,
  },
  { key: 'pullMm', label: 'Pull', ...MM, min: 0, max: 1, step: 0.05 },
] as const;

const UNDERLAY_NAMES = { light: 'Light', normal: 'Normal', full: 'Full' } as const;

/** As what shapes can be sewn: lines have no inside. */
function stitchesFor(objects: readonly ShapesObject[]): readonly ObjectStitch[] {
  const hasArea = objects.some(({ shapes }) => shapes.some(({ kind }) => kind === 'area'));
  const lettered = objects.some(({ sewing }) => sewing.stitch === 'letters');
  return OBJECT_STITCHES.filter((stitch) => {
    if (stitch === 'letters') return lettered;
    return hasArea || (stitch !== 'fill' && stitch !== 'applique');
  });
}

interface ChoiceProps {
  label: string;
  value: string | undefined;
  /** Words for no choice. */
  auto: string;
  choices: readonly (readonly [value: string, label: string])[];
  onChange: (value: string | undefined) => void;
}

export function Choice({ label, value, auto, choices, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="editor-choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="select"
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      >
        {auto && <option value="">{auto}</option>}
        {choices.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
