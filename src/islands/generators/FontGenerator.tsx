import { useEffect } from 'react';
import { Capitals } from '../../stores/tool/capitals.ts';
import { Job } from '../../stores/tool/job.ts';
import { LivePreview } from '../../stores/tool/live-preview.ts';
import { FONT } from '../../tools/font.ts';
import { Maker } from '../maker/Maker.tsx';
import { FontStage, TextField } from './FontStage.tsx';

const job = new Job(FONT);

/** Letters, the most frequent of English and Turkish first; no more at once than a monogram takes. */
const LETTERS = ['anei', 'rlst', 'odmu', 'kyhb', 'SAME', 'gcüı', 'BDKT', 'pzşö', 'vfwç', 'HRLN'];

const live = new LivePreview(job, { samples: LETTERS.map((text) => ({ text })) });

const capitals = new Capitals(job.settings);

const Stage = () => <FontStage live={live} capitals={capitals} />;
const Inputs = () => <TextField capitals={capitals} />;

/** Letters and monograms. */
export function FontGenerator() {
  useEffect(() => capitals.watch(), []);
  return <Maker job={job} firstLook="stitches" Stage={Stage} Inputs={Inputs} />;
}
