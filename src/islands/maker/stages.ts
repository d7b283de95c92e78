import type { Stage } from 'ilmek-engine';
import type { RemoteStep } from '../../services/ai/ai.ts';
import type { JobState, StageCounts } from '../../stores/tool/job-state.ts';
import { formatCount, plural } from '../common/numbers.ts';

export const STAGE_NAMES: Record<Stage, string> = {
  colours: 'Reading colours',
  shapes: 'Tracing shapes',
  stitches: 'Laying stitches',
  finish: 'Tying off',
};

/** What each stage counts. */
const STAGE_UNITS: Record<Stage, string> = {
  colours: 'thread',
  shapes: 'region',
  stitches: 'stitch',
  finish: 'stitch',
};

/** What is being done now. */
export function workInWords({ progress, remote }: Pick<JobState, 'progress' | 'remote'>): string {
  if (progress) return STAGE_NAMES[progress.stage];
  return remote ? `fal.ai: ${remoteStepWords(remote.step)}` : 'Starting';
}

/** How far fal.ai is. @param step undefined until it has begun */
export function remoteStepWords(step: RemoteStep | undefined): string {
  switch (step?.step) {
    case undefined:
      return 'getting ready';
    case 'uploading':
      return 'your picture is sent';
    case 'waiting':
      return step.before > 0 ? `waiting, ${formatCount(step.before)} before it` : 'waiting';
    case 'working':
      return 'being drawn';
    case 'fetching':
      return 'on its way here';
  }
}

export type StageState = 'done' | 'now' | 'todo';

/** Where a stage stands while `current` is under way. @param order all stages, first to last. */
export function stageState(
  stage: Stage,
  current: Stage | undefined,
  order: readonly Stage[],
): StageState {
  const at = current ? order.indexOf(current) : 0;
  const own = order.indexOf(stage);
  if (own < at) return 'done';
  return own === at ? 'now' : 'todo';
}

/** The count of a stage in words: '40 %' under way, '90 regions' when done. */
export function stageCount(stage: Stage, state: StageState, counts: StageCounts): string {
  const { done, total } = counts[stage] ?? {};
  const unit = STAGE_UNITS[stage];
  if (state === 'todo' || !unit || !total) return '';
  if (state === 'done') return plural(total, unit);
  const share = Math.min(1, (done ?? 0) / total);
  return stage === 'finish'
    ? `${formatCount(share * total)} of ${formatCount(total)}`
    : `${Math.floor(share * 100)} %`;
}
