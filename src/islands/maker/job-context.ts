import { useStore } from '@nanostores/react';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Job } from '../../stores/tool/job.ts';
import type { JobState } from '../../stores/tool/job-state.ts';
import type { AnySettings, Fields, Kinds, SettingsOf, ValuesOf } from '../../tools/fields.ts';
import { pickSettings } from '../../tools/settings.ts';
import type { Tool } from '../../tools/tool.ts';

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

/** Some settings, by the kinds of their fields. @throws Error where the tool has no such field */
export function useSettingsWith<K extends Kinds>(kinds: K): ValuesOf<K> {
  return pickSettings(useJob().tool.fields, useSettings(), kinds);
}

/** The settings of a page that has this tool. @throws Error where it has another */
export function useSettingsFor<F extends Fields>(tool: Tool<F>): SettingsOf<F> {
  const job = useJob();
  if (!isJobOf(job, tool)) throw new Error(`this page has the tool "${job.tool.id}"`);
  return useSettingsOf(job);
}

const isJobOf = <F extends Fields>(job: Job | Job<F>, tool: Tool<F>): job is Job<F> =>
  job.tool === tool;

/** The settings of a job whose table is known. */
export const useSettingsOf = <F extends Fields>({ settings }: Job<F>): SettingsOf<F> =>
  useStore(settings.$settings, { ssr: () => settings.defaults });

/**
 * A part of a job's settings: the component that uses it renders again only when that part changes.
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
