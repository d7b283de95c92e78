import type { PaletteName } from 'ilmek-engine';
import type { JobResult } from '../../stores/tool/job-state.ts';
import { PALETTE_NAMES } from '../../tools/choices.ts';
import { AgainLine } from './AgainLine.tsx';
import { useJob } from './job-context.ts';

/**
 * The converter's form offers palettes alone: that one changed the picture's colours, and one press to
 * have its own, which a logo wants.
 */
export function PaletteLine({ result: { settings, ownColors, picture } }: { result: JobResult }) {
  const job = useJob();
  if (!picture || job.tool.id !== 'converter') return null;
  const name = PALETTE_NAMES[settings.colorPalette as PaletteName];
  return (
    <AgainLine
      action={ownColors ? `Follow ${name}` : 'Keep its own colours'}
      onPress={() => void job.again({ ownColors: !ownColors })}
    >
      {ownColors
        ? 'Sewn in the picture’s own colours.'
        : `The picture’s colours follow the ${name} palette.`}
    </AgainLine>
  );
}
