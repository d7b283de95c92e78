import { createJob } from '../../stores/job.ts';
import { LOGO } from '../../tools/logo.ts';
import { Maker } from '../maker/Maker.tsx';

const job = createJob(LOGO);

/** Logos into embroidery. */
export const LogoGenerator = () => <Maker job={job} firstLook="beside" />;
