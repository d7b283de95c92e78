import { Job } from '../../stores/tool/job.ts';
import { LOGO } from '../../tools/logo.ts';
import { Maker } from '../maker/Maker.tsx';

const job = new Job(LOGO);

/** Logos into embroidery. */
export const LogoGenerator = () => <Maker job={job} firstLook="beside" />;
