import type { JobResult } from '../../stores/tool/job-state.ts';
import { formatShare } from '../common/numbers.ts';
import { AgainLine } from './AgainLine.tsx';
import { useJob } from './job-context.ts';

/** What became of the picture's even ground, and one press to have it the other way. */
export function GroundLine({ ground }: { ground: JobResult['design']['ground'] }) {
  const job = useJob();
  if (!ground) return null;
  const { sewn } = ground;
  return (
    <AgainLine
      action={sewn ? 'Leave the ground out' : 'Sew it'}
      onPress={() => void job.again({ keepBackground: !sewn })}
    >
      <Swatch hex={ground.hex} />
      <span>
        {sewn ? 'Sewn too: ' : 'Left out: '}
        {ground.name} ground, {formatShare(ground.share)} of the picture.
      </span>
    </AgainLine>
  );
}

const Swatch = ({ hex }: { hex: string }) => (
  <span
    className="mt-[0.3em] size-[0.8em] shrink-0 rounded-full border border-(--rule)"
    style={{ backgroundColor: hex }}
    aria-hidden="true"
  />
);
