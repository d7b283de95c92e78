import { Job } from '../../stores/tool/job.ts';
import { EMBROIDERY } from '../../tools/embroidery.ts';
import { Maker } from '../maker/Maker.tsx';

const job = new Job(EMBROIDERY);

/** Pictures into embroidery. */
export const Generator = () => <Maker job={job} firstLook="beside" />;
