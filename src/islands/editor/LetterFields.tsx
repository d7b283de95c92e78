import { MAX_BEND, type SetLettering } from 'ilmek-engine/piece';
import { FONT_CHOICES } from 'ilmek-engine/tables';
import { NumberField } from './NumberField.tsx';
import { Choice } from './SewingFields.tsx';

/** What an arc is bent by where nobody says otherwise, degrees. */
const USUAL_BEND = 120;

const LINES = [
  ['straight', 'Straight'],
  ['up', 'Arc up'],
  ['down', 'Arc down'],
] as const;

const lineOf = (bend: number): (typeof LINES)[number][0] =>
  bend === 0 ? 'straight' : bend > 0 ? 'up' : 'down';

interface Props {
  set: Pick<SetLettering, 'fontStyle' | 'bend'>;
  onChange: (change: Partial<SetLettering>) => void;
}

/** In which typeface a text is written, and along what line. */
export function LetterFields({ set: { fontStyle, bend }, onChange }: Props) {
  const degrees = Math.abs(bend) || USUAL_BEND;
  const way = bend < 0 ? -1 : 1;
  return (
    <>
      <Choice
        label="Typeface"
        value={fontStyle}
        auto=""
        choices={Object.entries(FONT_CHOICES).map(([key, { name }]) => [key, name])}
        onChange={(value) => onChange({ fontStyle: value as SetLettering['fontStyle'] })}
      />
      <Choice
        label="Line"
        value={lineOf(bend)}
        auto=""
        choices={LINES}
        onChange={(line) =>
          onChange({ bend: line === 'straight' ? 0 : line === 'up' ? degrees : -degrees })
        }
      />
      {bend !== 0 && (
        <NumberField
          label="Arc"
          unit="°"
          value={degrees}
          min={5}
          max={MAX_BEND}
          step={5}
          onChange={(value) => onChange({ bend: way * (value ?? USUAL_BEND) })}
        />
      )}
    </>
  );
}

/** Shorter capitals close up, mm. */
const LEAST_CAPITALS_MM = 5;

/** What is to be known of capitals so tall; nothing where they read well. */
export function SmallLetters({ heightMm }: { heightMm: number }) {
  if (heightMm >= LEAST_CAPITALS_MM) return null;
  return (
    <p className="text-small text-ink-2">
      Capitals under {LEAST_CAPITALS_MM} mm close up when they are sewn.
    </p>
  );
}
