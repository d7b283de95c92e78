import type { JobResult } from '../../stores/tool/job-state.ts';
import { AgainLine } from './AgainLine.tsx';
import { useJob } from './job-context.ts';

/** A logo of six colours in four threads has two that are not its own: that is said, with one press to have all. */
export function ColorsLine({ result: { design, settings, remote } }: { result: JobResult }) {
  const job = useJob();
  const { flatColors } = design;
  const field = job.tool.fields.colors;
  if (flatColors === undefined || remote || field?.kind !== 'number') return null;
  const sewn = Number(settings.colors);
  const all = Math.min(flatColors, field.max);
  if (!(all > sewn)) return null;
  return (
    <AgainLine
      action={all === flatColors ? `Sew all ${all}` : `Sew it in ${all}`}
      onPress={() => void job.again({}, { colors: all })}
    >
      <span>
        The picture has {flatColors} colours, and {sewn} threads were asked for: the colours that
        are missing took the nearest thread.
      </span>
    </AgainLine>
  );
}
