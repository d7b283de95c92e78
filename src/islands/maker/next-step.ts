import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { JobState } from '../../stores/tool/job-state.ts';
import type { AnySettings } from '../../tools/fields.ts';
import { useJob, useJobState, useNeedsPicture, useSettings } from './job-context.ts';
import { $pressing } from './pressing.ts';

/** What is most likely pressed next; on a phone it lies under the thumb. */
export type NextStep = 'choose' | 'make' | 'cancel' | 'download';

/**
 * The step that follows from the state of the work.
 * @param settings as they are in the form
 * @param wantsPicture whether these want a picture
 */
export function nextStep(
  { phase, picture, result }: Pick<JobState, 'phase' | 'picture' | 'result'>,
  settings: AnySettings,
  wantsPicture: boolean,
): NextStep {
  if (phase === 'making') return 'cancel';
  const lacksPicture = wantsPicture && !picture;
  if (!result) return lacksPicture ? 'choose' : 'make';
  const isOther = wantsPicture && picture?.file !== result.picture?.file;
  const isChanged = isOther || !isSame(settings, result.settings);
  return isChanged && !lacksPicture ? 'make' : 'download';
}

const isSame = (a: AnySettings, b: AnySettings): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (key) => JSON.stringify(a[key]) === JSON.stringify(b[key]),
  );

/**
 * The class of what a step is pressed in: on a narrow window the next one is the bar at its lower
 * edge. It is the same element wherever it lies, so that nothing is there twice.
 */
export function useBar(step: NextStep): string {
  const job = useJob();
  const next = nextStep(useJobState(), useSettings(), useNeedsPicture(job));
  const pressing = useStore($pressing, { ssr: 'initial' });
  const [shown, show] = useState(next);
  if (!pressing && shown !== next) show(next);
  return shown === step ? 'action-bar' : '';
}
