import type { JobState } from '../../stores/tool/job-state.ts';
import { workInWords } from './stages.ts';

/**
 * What a job is doing, for those who do not see it.
 * @param wantsPicture whether the next design is made from the picture, if there is one
 */
export function announcement(state: JobState, wantsPicture: boolean): string {
  const { phase, picture, result } = state;
  if (phase === 'making') return workInWords(state);
  if (!picture || !wantsPicture || result?.picture?.url === picture.url) return '';
  const { name } = picture.file;
  if (picture.broken) return `${name} cannot be shown as a picture`;
  // A note tells what lacks: it is not called ready beside that.
  if (picture.read?.missing) return '';
  // Until the browser has shown it, it may be no picture at all.
  return picture.size ? `${name} is ready` : '';
}
