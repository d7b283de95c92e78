import { useStore } from '@nanostores/react';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Job } from '../../stores/tool/job.ts';
import type { JobState } from '../../stores/tool/job-state.ts';
import type { AnySettings, Fields, SettingsOf } from '../../tools/fields.ts';

/** The page's tool at work. */
export const JobContext = createContext<Job | undefined>(undefined);

/** @throws Error outside a Maker. */
export function useJob(): Job {
  const job = useContext(JobContext);
  if (!job) throw new Error('useJob must be used within a Maker');
  return job;
}

export const useJobState = (): JobState => useStore(useJob().$state, { ssr: 'initial' });

/** The settings; those of the first page are the defaults, whatever this browser remembers. */
export const useSettings = (): AnySettings => useSettingsOf(useJob());

/** The settings of a job whose table is known. */
export const useSettingsOf = <F extends Fields>({ settings }: Job<F>): SettingsOf<F> =>
  useStore(settings.$settings, { ssr: () => settings.defaults });

/**
 * What is picked of a job's settings: who asks is drawn again only when that changes.
 * @param pick gives the same value for the same settings
 */
export function usePicked<F extends Fields, T>(
  { settings: { $settings, defaults } }: Job<F>,
  pick: (settings: SettingsOf<F>) => T,
): T {
  return useSyncExternalStore(
    (changed) => $settings.listen(changed),
    () => pick($settings.get()),
    () => pick(defaults),
  );
}

/** Whether the job's settings ask for a picture. */
export const useNeedsPicture = <F extends Fields>(job: Job<F>): boolean =>
  usePicked(job, (settings) => job.tool.needsPicture(settings));
