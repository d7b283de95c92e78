import { useEffect } from 'react';
import { createCapitals } from '../../stores/tool/capitals.ts';
import { createJob } from '../../stores/tool/job.ts';
import { createPreview } from '../../stores/tool/live-preview.ts';
import { FONT } from '../../tools/font.ts';
import { Maker } from '../maker/Maker.tsx';
import { FontStage, TextField } from './FontStage.tsx';

const job = createJob(FONT);

/** Letters, the most frequent of English and Turkish first; no more at once than a monogram takes. */
const LETTERS = ['anei', 'rlst', 'odmu', 'kyhb', 'SAME', 'gcüı', 'BDKT', 'pzşö', 'vfwç', 'HRLN'];

const live = createPreview(job, { samples: LETTERS.map((text) => ({ text })) });

const capitals = createCapitals(job.settings);

const Stage = () => <FontStage live={live} capitals={capitals} />;
const Inputs = () => <TextField capitals={capitals} />;

/** Letters and monograms. */
export function FontGenerator() {
  useEffect(() => capitals.follow(), []);
  return <Maker job={job} firstLook="stitches" Stage={Stage} Inputs={Inputs} />;
}
