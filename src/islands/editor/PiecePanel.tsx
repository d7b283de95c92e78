import { useStore } from '@nanostores/react';
import { memo, Suspense, useDeferredValue, useMemo } from 'react';
import { boxOf, type Piece } from 'ilmek-engine/piece';
import {
  DENSITIES,
  FABRIC_NAMES,
  FABRIC_PRESETS,
  THREAD_WEIGHT_CHOICES,
} from 'ilmek-engine/tables';
import { resizeWhole, sewFewerColors } from '../../stores/editor/commands.ts';
import { edit } from '../../stores/editor/edits.ts';
import { sewFewestTrims } from '../../stores/editor/fewest-trims.ts';
import { $piece, $sewn } from '../../stores/editor/state.ts';
import { lazyPart } from '../common/lazy-part.tsx';
import { Figures } from './Figures.tsx';
import { HoopLine } from './HoopLine.tsx';
import { NumberField } from './NumberField.tsx';
import { Choice } from './SewingFields.tsx';

/** Of what is opened something is sewn first: there is time to fetch it. */
const PieceCheck = lazyPart(async () => (await import('./PieceCheck.tsx')).PieceCheck);

/** Wider than any hoop: a slip of the keys is no wish. */
const MOST_WIDE_MM = 2000;
/** Arrows of its field count from its width as it is. */
const WIDTH_STEP_MM = 5;

/** The piece as a whole: what it comes to, what would sew badly, and how all of it is sewn. */
export function PiecePanel() {
  const piece = useStore($piece)!;
  // The stage does not wait for what is reckoned of hundreds of objects.
  const reckoned = useDeferredValue(piece);
  // What is set here answers at once.
  const isUsed = document.activeElement?.closest('.editor-piece');
  return (
    <>
      <div className="editor-side-head">
        <h2>Piece</h2>
      </div>
      <div className="editor-fields">
        <SewnFigures />
        <Settings piece={isUsed ? piece : reckoned} reckoned={reckoned} />
        <Sources piece={piece} />
      </div>
    </>
  );
}

/** What is known once a piece is sewn: until then nothing of it changes. */
const SewnFigures = memo(function SewnFigures() {
  return (
    <>
      <Figures />
      <HoopLine />
      <Suspense fallback={null}>
        <PieceCheck />
      </Suspense>
    </>
  );
});

/** The designs of the gallery that it goes on with. */
function Sources({ piece: { sources = [] } }: { piece: Piece }) {
  if (sources.length === 0) return null;
  return (
    <p className="text-small text-ink-2">
      Made from{' '}
      {sources.map(({ id, name }, i) => (
        <span key={id}>
          {i > 0 && ', then '}
          <a className="link" href={`/gallery/${encodeURIComponent(id)}`}>
            {name || 'a piece'}
          </a>
        </span>
      ))}
      .
    </p>
  );
}

function widthOf({ objects, widthMm }: Piece): number {
  const drawn = objects.filter(({ hidden }) => !hidden);
  const { left, right } = drawn.length > 0 ? boxOf(drawn) : { left: 0, right: widthMm };
  return right - left;
}

interface SettingsProps {
  piece: Piece;
  /** Of which the width is told. */
  reckoned: Piece;
}

const Settings = memo(function Settings({ piece, reckoned }: SettingsProps) {
  const set = (label: string, settings: Partial<Piece>) =>
    edit(label, (before) => ({ ...before, ...settings }));
  const sewn = useStore($sewn);
  const drawn = useMemo(() => widthOf(reckoned), [reckoned]);
  // Stitches reach beyond what is drawn, by about as much whatever the size.
  const beyond = useMemo(() => (sewn ? sewn.counts.widthMm - widthOf(sewn.piece) : 0), [sewn]);
  const width = drawn + beyond;
  return (
    <fieldset className="editor-set">
      <legend>All of it</legend>
      <NumberField
        label="Width of what is sewn"
        unit="mm"
        value={Math.round(width * 10) / 10}
        min={width % WIDTH_STEP_MM}
        max={MOST_WIDE_MM}
        step={WIDTH_STEP_MM}
        onChange={(value) => value && resizeWhole(drawn, value - beyond)}
      />
      <Choice
        label="Fabric"
        value={piece.fabric}
        auto=""
        choices={FABRIC_NAMES.map((name) => [name, FABRIC_PRESETS[name].label])}
        onChange={(fabric) => set('Fabric', { fabric: fabric as Piece['fabric'] })}
      />
      <div className="editor-pair">
        <Choice
          label="Density"
          value={piece.density}
          auto=""
          choices={DENSITIES.map((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)])}
          onChange={(density) => set('Density', { density: density as Piece['density'] })}
        />
        <Choice
          label="Thread"
          value={String(piece.threadWeight)}
          auto=""
          choices={THREAD_WEIGHT_CHOICES.map((weight) => [String(weight), `${weight} wt`])}
          onChange={(weight) =>
            set('Thread weight', { threadWeight: Number(weight) as Piece['threadWeight'] })
          }
        />
      </div>
      <button
        type="button"
        className="button button-secondary button-small button-wide"
        onClick={() => void sewFewerColors()}
      >
        Fewer colour changes
      </button>
      <button
        type="button"
        className="button button-secondary button-small button-wide"
        onClick={() => void sewFewestTrims()}
      >
        Fewest trims
      </button>
    </fieldset>
  );
});
