import { useState } from 'react';
import type { JobResult } from '../../stores/tool/job-state.ts';
import { downloadArtworkAs } from '../../stores/tool/artwork-file.ts';
import {
  ARTWORK_CLOTHS,
  ARTWORK_SIZES,
  ARTWORK_USUAL,
  feasible,
  type ArtworkWish,
} from '../../lib/pictures/artwork-wish.ts';
import { formatCount } from '../common/numbers.ts';
import { useJob } from './job-context.ts';
import { Select } from './Select.tsx';

/** The piece as artwork alone: on another cloth or on none, larger or smaller, as JPG or PNG. */
export function ArtworkChoice({ result }: { result: JobResult }) {
  const job = useJob();
  const [wish, setWish] = useState(ARTWORK_USUAL);
  /** What is drawn, 0 to 1, while it is. */
  const [share, setShare] = useState<number>();
  const drawing = share !== undefined;
  const change = (part: Partial<ArtworkWish>) => setWish(feasible({ ...wish, ...part }));
  async function download() {
    setShare(0);
    await downloadArtworkAs(job, result, wish, setShare);
    setShare(undefined);
  }
  return (
    <details className="mt-5 border-t border-(--rule) pt-3">
      <summary className="link cursor-pointer">Artwork on another fabric, or larger</summary>
      <div className="mt-3 grid gap-3 md:grid-cols-2">
        <Choice
          label="Artwork fabric"
          value={wish.fabric}
          options={Object.entries(ARTWORK_CLOTHS)}
          onChoose={(fabric) => change({ fabric: fabric as ArtworkWish['fabric'] })}
        />
        <Choice
          label="Artwork size"
          value={String(wish.sidePx)}
          options={ARTWORK_SIZES.map((px) => [String(px), `${formatCount(px)} px`])}
          onChoose={(px) => change({ sidePx: Number(px) })}
        />
        <Choice
          label="Artwork file"
          value={wish.type}
          options={wish.fabric === 'none' ? [PNG] : [['jpg', 'JPG'], PNG]}
          onChoose={(type) => change({ type: type as ArtworkWish['type'] })}
        />
      </div>
      <button
        type="button"
        className="button button-secondary button-wide mt-3"
        aria-disabled={drawing}
        onClick={() => !drawing && void download()}
      >
        {drawing ? toldOf(share) : 'Download artwork'}
      </button>
    </details>
  );
}

/** Nothing is told of its first seconds, in which the threads are laid out: a nought that stays looks broken. */
const toldOf = (share: number): string =>
  share < 0.01 ? 'Being drawn…' : `Being drawn, ${Math.round(100 * share)} %`;

const PNG = ['png', 'PNG'] as const;

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <Select label={label} value={value} onChange={onChoose}>
    {options.map(([name, text]) => (
      <option key={name} value={name}>
        {text}
      </option>
    ))}
  </Select>
);
