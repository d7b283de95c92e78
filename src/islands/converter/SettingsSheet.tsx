import { useStore } from '@nanostores/react';
import type { FormEvent } from 'react';
import { $converterSettings, changeSettings } from '../../stores/converter.ts';
import {
  CONVERTER_DEFAULTS,
  CONVERTER_DENSITIES,
  CONVERTER_PALETTES,
  CONVERTER_SIZES,
  CONVERTER_STYLES,
  sizeMm,
} from '../../stores/converter-settings.ts';
import { startConversion } from '../../stores/job.ts';
import type { ChosenPicture, JobState } from '../../stores/job-state.ts';
import { formatSize } from '../common/numbers.ts';
import { Segmented } from '../common/Segmented.tsx';
import {
  DENSITY_NAMES,
  densityHint,
  PALETTE_NAMES,
  PALETTE_SWATCHES,
  SIZE_NAMES,
  sizeInches,
  STYLE_HINTS,
  STYLE_NAMES,
} from './choices.ts';
import { NextPicture } from './NextPicture.tsx';
import { ProblemNote } from './ProblemNote.tsx';
import { SaveChoice } from './SaveChoice.tsx';

/** The four selectors and the button. */
export function SettingsSheet({ job }: { job: JobState }) {
  const { picture, result, problem } = job;
  function submit(event: FormEvent) {
    event.preventDefault();
    void startConversion();
  }
  return (
    <form
      className={`worksheet max-md:p-5 ${result ? 'max-md:-mx-2 lg:col-start-1' : ''}`}
      aria-labelledby="settings-title"
      onSubmit={submit}
    >
      <h2 id="settings-title" className="worksheet-title">
        {result ? 'Sew it another way' : 'Worksheet'}
      </h2>
      <p className="worksheet-note mt-1 mb-4">
        {result
          ? 'Change what you like. The piece above stays until the next is done.'
          : notice(job)}
      </p>
      {result && picture && <NextPicture picture={picture} />}
      <Fields picture={picture} wide={!!result} />
      {problem && <ProblemNote code={problem} />}
      <button
        type="submit"
        className="button button-wide mt-3"
        disabled={!picture}
        aria-describedby="convert-reason"
      >
        Convert to Embroidery
      </button>
      <div id="convert-reason" className="text-small text-ink-2 mt-3 text-center">
        {picture ? <SaveChoice /> : 'Choose a picture first.'}
      </div>
    </form>
  );
}

const notice = ({ picture }: JobState) =>
  picture ? 'Set the table, then thread the needle.' : 'Set the table while you choose a picture.';

function Fields({ picture, wide }: { picture: ChosenPicture | undefined; wide: boolean }) {
  const settings = useStore($converterSettings, { ssr: () => CONVERTER_DEFAULTS });
  return (
    <div className={`worksheet-fields gap-x-8 md:grid md:grid-cols-2 ${wide ? '' : 'lg:block'}`}>
      <StyleField value={settings.style} onChange={(style) => changeSettings({ style })} />
      <div>
        <Segmented
          legend="Density"
          name="density"
          hint={densityHint(settings.density)}
          choices={CONVERTER_DENSITIES.map((value) => ({ value, label: DENSITY_NAMES[value] }))}
          value={settings.density}
          onChange={(density) => changeSettings({ density })}
        />
      </div>
      <div>
        <Segmented
          legend="Size"
          name="size"
          hint={sizeHint(sizeMm(settings.size), picture)}
          choices={CONVERTER_SIZES.map((value) => ({
            value,
            label: (
              <>
                {SIZE_NAMES[value]}
                <span className="block text-[.875rem]">{sizeInches(value)}</span>
              </>
            ),
          }))}
          value={settings.size}
          onChange={(size) => changeSettings({ size })}
        />
      </div>
      <div>
        <PaletteField
          value={settings.colorPalette}
          onChange={(colorPalette) => changeSettings({ colorPalette })}
          colors={settings.colors}
        />
      </div>
    </div>
  );
}

type Style = (typeof CONVERTER_STYLES)[number];

function StyleField({ value, onChange }: { value: Style; onChange: (style: Style) => void }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor="style">
        Stitch style <span className="field-hint">{STYLE_HINTS[value]}</span>
      </label>
      <select
        id="style"
        name="style"
        className="select"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Style)}
      >
        {CONVERTER_STYLES.map((style) => (
          <option key={style} value={style}>
            {STYLE_NAMES[style]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** In mm: of the whole picture where it is known, else of its longer side. */
function sizeHint(longSideMm: number, picture: ChosenPicture | undefined): string {
  if (!picture?.size) return `longer side ${longSideMm.toFixed(0)} mm`;
  const { width, height } = picture.size;
  const scale = longSideMm / Math.max(width, height);
  return formatSize(width * scale, height * scale);
}

type Palette = (typeof CONVERTER_PALETTES)[number];

interface PaletteProps {
  value: Palette;
  onChange: (palette: Palette) => void;
  colors: number;
}

function PaletteField({ value, onChange, colors }: PaletteProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="field-label mb-2 w-full">
        Colour palette <span className="field-hint">up to {colors} threads</span>
      </legend>
      <div className="grid grid-cols-2 gap-2">
        {CONVERTER_PALETTES.map((palette) => (
          <label
            key={palette}
            className="rounded-control has-checked:border-accent has-focus-visible:outline-accent relative grid cursor-pointer gap-1.5 border border-transparent p-2 hover:bg-[color-mix(in_oklab,var(--color-ink)_5%,transparent)] has-checked:bg-[color-mix(in_oklab,var(--color-accent)_9%,transparent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-dashed"
          >
            <input
              type="radio"
              name="palette"
              value={palette}
              checked={palette === value}
              onChange={() => onChange(palette)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="swatches" aria-hidden="true">
              {PALETTE_SWATCHES[palette].map((yarn) => (
                <span key={yarn} className={`swatch ${yarn}`} />
              ))}
            </span>
            <span className={palette === value ? 'font-label' : ''}>{PALETTE_NAMES[palette]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
