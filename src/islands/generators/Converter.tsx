import { Job } from '../../stores/tool/job.ts';
import { CONVERTER } from '../../tools/converter.ts';
import { Maker } from '../maker/Maker.tsx';

const job = new Job(CONVERTER);

/** The image converter. */
export const Converter = () => <Maker job={job} firstLook="compare" />;
