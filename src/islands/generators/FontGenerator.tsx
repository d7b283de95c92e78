import { createJob } from '../../stores/job.ts';
import { createPreview } from '../../stores/live-preview.ts';
import { FONT } from '../../tools/font.ts';
import { Maker } from '../maker/Maker.tsx';
import { FontStage, TextField } from './FontStage.tsx';

const job = createJob(FONT);
const live = createPreview(job, { sample: { text: 'Öykü' } });

const Stage = () => <FontStage live={live} />;

/** Letters and monograms. */
export const FontGenerator = () => (
  <Maker job={job} firstLook="stitches" Stage={Stage} Inputs={TextField} />
);
