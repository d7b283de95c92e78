import type { JobState } from '../../stores/tool/job-state.ts';
import type { AnySettings } from '../../tools/fields.ts';

/** What is most likely pressed next; on a phone it lies under the thumb. */
export type NextStep = 'choose' | 'make' | 'cancel' | 'download';

type Work = Pick<JobState, 'phase' | 'picture' | 'result'>;

/**
 * The step that follows from the state of the work.
 * @param settings as they are in the form
 * @param wantsPicture whether these want a picture
 */
export function nextStep(
  { phase, picture, result }: Work,
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
 * The step that is shown: while a button is held down, the one before stays under the finger, as long
 * as what it is pressed in is on the page.
 */
export const shownStep = (
  before: NextStep,
  next: NextStep,
  held: boolean,
  work: Work,
  wantsPicture: boolean,
): NextStep => (held && isThere(before, work, wantsPicture) ? before : next);

/** Whether what a step is pressed in is on the page. */
const isThere = (step: NextStep, { phase, picture, result }: Work, wantsPicture: boolean) =>
  ({
    choose: wantsPicture && !result && !picture,
    make: phase === 'idle',
    cancel: phase === 'making',
    download: !!result,
  })[step];
