import type { JobResult } from '../../stores/tool/job-state.ts';
import { EXACT_LENGTHS, exactLonger } from '../../tools/sizes.ts';
import { AgainLine } from './AgainLine.tsx';
import { useJob } from './job-context.ts';

/**
 * Lines of text in the picture that are too small to be read: the size at which they read, and one
 * press to take it, or to leave them out.
 */
export function SmallTextLine({ result: { design, report } }: { result: JobResult }) {
  const job = useJob();
  const { smallText } = design;
  if (!smallText) return null;
  const { rows, heightMm, growth, leftOut } = smallText;
  const lines = rows === 1 ? 'A line of text' : `${rows} lines of text`;
  if (leftOut) {
    return (
      <AgainLine action="Sew the text" onPress={() => void job.again({ smallText: 'sew' })}>
        <span>Left out: {lines.toLowerCase()} too small to be read.</span>
      </AgainLine>
    );
  }
  const readsMm = Math.ceil(Math.max(report.widthMm, report.heightMm) * growth);
  const canGrow = readsMm <= EXACT_LENGTHS.millimetres.max && 'millimetres' in job.tool.fields;
  return (
    <AgainLine
      action="Leave the text out"
      onPress={() => void job.again({ smallText: 'leave' })}
      other={
        canGrow
          ? {
              action: `Sew it ${readsMm} mm large`,
              onPress: () => void job.again({}, exactLonger(job.tool.fields, readsMm)),
            }
          : undefined
      }
    >
      <span>
        {lines} {heightMm.toFixed(1)} mm tall {rows === 1 ? 'is' : 'are'} too small to be read. From{' '}
        {readsMm} mm on its longer side on, {rows === 1 ? 'it reads' : 'they read'}.
      </span>
    </AgainLine>
  );
}
