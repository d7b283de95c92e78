import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Capitals } from '../../stores/tool/capitals.ts';
import type { LivePreview } from '../../stores/tool/live-preview.ts';
import { FONT, monogramText } from '../../tools/font.ts';
import { exactly, SMALL_SIZES } from '../../tools/sizes.ts';
import type { Preview } from '../../worker/client.ts';
import { formatCount, formatSize } from '../common/numbers.ts';
import { useJob, useJobState, useSettingsFor } from '../maker/job-context.ts';
import { SewnPreview } from './SewnPreview.tsx';

const MAX_LETTERS = 4;

/** The words, and the hoop in which they are sewn as they are typed. */
export function FontStage({ live, capitals }: { live: LivePreview; capitals: Capitals }) {
  const { phase } = useJobState();
  const { text } = useSettingsFor(FONT);
  const preview = useStore(live.$preview, { ssr: 'initial' });
  useEffect(() => live.watch(), [live]);
  return (
    <section
      aria-label="Words"
      className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-8 pt-2"
    >
      <TextField capitals={capitals} />
      <div className="hoop mt-8 w-full max-w-[34rem] lg:max-w-[40rem]">
        <div className="hoop-cloth">
          {preview ? (
            <SewnPreview
              preview={preview}
              faded={phase === 'making'}
              label={`Live preview of your text${preview.sewn ? ', sewn' : ''}`}
            />
          ) : (
            // Not while what is written is on its way.
            text.trim() === '' && <NoWords />
          )}
        </div>
        <span className="hoop-screw" aria-hidden="true" />
      </div>
      <PreviewLine preview={preview} />
    </section>
  );
}

/** The words: on the stage, and once more under a result. */
export function TextField({ capitals }: { capitals: Capitals }) {
  const job = useJob();
  const { text, isMonogram } = useSettingsFor(FONT);
  const tooMany = isMonogram && monogramText(text).length > MAX_LETTERS;
  return (
    <div className="worksheet grid w-full max-w-[40rem] gap-2 max-md:p-5 [.worksheet_&]:max-w-none [.worksheet_&]:p-0 [.worksheet_&]:shadow-none">
      <div className="field-label">
        <label htmlFor="text">
          {isMonogram ? `Monogram Text (1-${MAX_LETTERS} characters)` : 'Text'}
        </label>
        <span id="text-count" className="field-hint">
          {isMonogram
            ? `${monogramText(text).length} of ${MAX_LETTERS}`
            : `${[...text].length} of ${FONT.fields.text.maxLength}`}
        </span>
      </div>
      <input
        id="text"
        name="text"
        type="text"
        className="input words-input"
        autoComplete="off"
        spellCheck={false}
        maxLength={FONT.fields.text.maxLength}
        aria-invalid={tooMany || undefined}
        aria-describedby={tooMany ? 'text-fault text-count' : 'text-count'}
        value={text}
        // In the form Enter does so by itself.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.currentTarget.form) return;
          // Else the same key would press Cancel, which takes the focus.
          event.preventDefault();
          void job.start();
        }}
        onChange={({ currentTarget: { value } }) => capitals.type(value)}
      />
      {tooMany && (
        <p id="text-fault" className="field-error">
          Monograms support maximum {MAX_LETTERS} characters
        </p>
      )}
    </div>
  );
}

function NoWords() {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 px-10 text-center">
      <p className="cloth-title font-display text-t2 md:text-t3">Write something</p>
      <p>It is sewn here as you type.</p>
    </div>
  );
}

/** How much it would be, and a way out where it is too small to be read. */
function PreviewLine({ preview }: { preview: Preview | undefined }) {
  const { settings } = useJob();
  const { sewn, readableFromMm: least } = preview ?? {};
  return (
    <div className="-mt-2 grid min-h-6 justify-items-center gap-3 text-center" role="status">
      {sewn && (
        <p className="text-small text-ink-2 tabular-nums">
          {formatSize(sewn.widthMm, sewn.heightMm)}, {formatCount(sewn.stitches)} stitches
        </p>
      )}
      {least !== undefined && (
        <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
          Too small to read when sewn.
          <button
            type="button"
            className="button button-secondary button-small"
            onClick={() => settings.change(exactly('longer', least, SMALL_SIZES))}
          >
            Make it {least} mm
          </button>
        </p>
      )}
    </div>
  );
}
