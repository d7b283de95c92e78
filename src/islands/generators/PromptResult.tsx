import type { Job } from '../../stores/tool/job.ts';
import { withWord } from '../../lib/prompt-words.ts';
import type { AnySettings } from '../../tools/fields.ts';
import { MAX_VARIATIONS } from '../../tools/prompt-fields.ts';
import { detailsOf, pickSettings } from '../../tools/settings.ts';
import { useJob, useJobState } from '../maker/job-context.ts';
import { UnknownWords } from './UnknownWords.tsx';

/** Settings that a result is labelled with. */
const TOLD = ['mode', 'style', 'complexity', 'stitchStyle', 'density', 'size', 'colorPalette'];

const KINDS = { prompt: 'text', variation: 'number' } as const;

/** What a result was made of: its words, its settings, and the way to the next arrangement. */
export function PromptResult() {
  const job = useJob();
  const { result } = useJobState();
  if (!result) return null;
  const { settings, plan } = result;
  const { prompt, variation } = pickSettings(job.tool.fields, settings, KINDS);
  const again = (change: Partial<AnySettings>) => makeAgain(job, { ...settings, ...change });
  return (
    <div className="mt-6 grid gap-4">
      <Badges settings={settings} />
      {plan && (
        <div className="text-small empty:hidden">
          <UnknownWords
            unknown={plan.unknown}
            fate="it was left out"
            onReplace={(word, known) => again({ prompt: withWord(prompt, word, known) })}
          />
        </div>
      )}
      <button
        type="button"
        className="button button-secondary button-wide button-split"
        onClick={() => again({ variation: next(variation) })}
      >
        <span>Vary</span>
        <span>another arrangement</span>
      </button>
    </div>
  );
}

const next = (variation: number) => (variation + 1) % (MAX_VARIATIONS + 1);

/** The settings of the result with one thing changed, whatever the form says meanwhile. */
function makeAgain(job: Job, settings: AnySettings): void {
  job.settings.change(settings);
  void job.start();
}

function Badges({ settings }: { settings: AnySettings }) {
  const { tool } = useJob();
  const { threadColors } = pickSettings(tool.fields, settings, { threadColors: 'colors' });
  // Untouched they are not sewn with: the preset's own threads are.
  const isChosen = threadColors.join() !== String(tool.fields.threadColors.default);
  return (
    <ul className="setting-badges" aria-label="Settings">
      {detailsOf(tool.fields, TOLD, settings).map(({ name, value }) => (
        <li key={name}>
          <span className="sr-only">{name}: </span>
          {value}
          {QUALIFIED[name] && <span aria-hidden="true"> {QUALIFIED[name]}</span>}
        </li>
      ))}
      {isChosen && (
        <li>
          <span className="sr-only">Thread colours: {threadColors.join(', ')}</span>
          <span className="swatches w-16" aria-hidden="true">
            {threadColors.map((hex, i) => (
              <span key={i} className="swatch" style={{ '--yarn': hex } as React.CSSProperties} />
            ))}
          </span>
        </li>
      )}
    </ul>
  );
}

/** What stands behind a value that does not say what it is of. */
const QUALIFIED: Readonly<Record<string, string>> = {
  Complexity: 'detail',
  Density: 'density',
  'Stitch style': 'stitch',
};
