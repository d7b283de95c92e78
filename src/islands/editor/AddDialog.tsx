import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { CHART, FONT_CHOICES } from 'ilmek-engine/tables';
import { addLettering, addShape, SHAPES, type FontStyle } from '../../stores/editor/adding.ts';
import { chosenObjects } from '../../stores/editor/commands.ts';
import { $piece } from '../../stores/editor/state.ts';
import { Dialog } from '../common/Dialog.tsx';
import { NumberField } from './NumberField.tsx';
import { Choice } from './SewingFields.tsx';

/** Scarlet: what is added to bare cloth is seen. */
const FIRST = CHART.find(({ code }) => code === '1335') ?? CHART[0];

/** Lettering or a shape, put in the middle of the piece. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const piece = useStore($piece)!;
  const thread = chosenObjects()[0]?.thread ?? piece.objects.at(-1)?.thread ?? FIRST;
  const size = Math.round(Math.min(piece.widthMm, piece.heightMm) / 3);
  return (
    <Dialog open title="Add to the piece" onClose={onClose}>
      <Lettering widthMm={Math.round(piece.widthMm * 0.6)} {...{ thread, onClose }} />
      <section aria-labelledby="add-shape" className="grid gap-3 border-t border-(--rule) pt-4">
        <h3 id="add-shape" className="font-label font-text text-body tracking-normal">
          Shape
        </h3>
        <div className="editor-words">
          {SHAPES.map((shape) => (
            <button
              key={shape}
              type="button"
              onClick={() => addShape(shape, size, thread) && onClose()}
            >
              {shape.charAt(0).toUpperCase() + shape.slice(1)}
            </button>
          ))}
        </div>
      </section>
      <button
        type="button"
        className="button button-secondary button-small justify-self-end"
        onClick={onClose}
      >
        Close
      </button>
    </Dialog>
  );
}

interface LetteringProps {
  widthMm: number;
  thread: typeof FIRST;
  onClose: () => void;
}

function Lettering({ widthMm, thread, onClose }: LetteringProps) {
  const [text, setText] = useState('');
  const [font, setFont] = useState<FontStyle>('serif-classic');
  const [width, setWidth] = useState(widthMm);
  const [busy, setBusy] = useState(false);
  async function add() {
    if (busy || text.trim() === '') return;
    setBusy(true);
    const done = await addLettering(text.trim(), font, width, thread);
    setBusy(false);
    if (done) onClose();
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <div className="field">
        <label className="field-label" htmlFor="add-text">
          Lettering
        </label>
        <input
          id="add-text"
          className="input"
          value={text}
          maxLength={60}
          autoComplete="off"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <div className="editor-pair">
        <Choice
          label="Typeface"
          value={font}
          auto=""
          choices={Object.entries(FONT_CHOICES).map(([key, { name }]) => [key, name])}
          onChange={(value) => setFont(value as FontStyle)}
        />
        <NumberField
          label="Width"
          unit="mm"
          value={width}
          min={10}
          max={300}
          step={5}
          onChange={(value) => setWidth(value ?? widthMm)}
        />
      </div>
      <button
        type="submit"
        className="button button-small justify-self-start"
        aria-disabled={busy || text.trim() === ''}
      >
        {busy ? 'It is being sewn…' : 'Add lettering'}
      </button>
    </form>
  );
}
