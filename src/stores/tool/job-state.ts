import type { FabricName, Progress, Stage } from 'ilmek-engine';
import type { PixelSize } from '../../lib/pictures/fit.ts';
import type { RemoteStep } from '../../services/ai/ai.ts';
import type { AnySettings } from '../../tools/fields.ts';
import type { CutOut, JobErrorCode, MakeResult, ReadPicture } from '../../worker/client.ts';

/** The picture that is chosen. */
export interface ChosenPicture {
  file: File;
  /** What the worker read in it, as a file to show; absent where it could not look. */
  preview?: Blob | undefined;
  /** Object URL of that; '' where there is none. */
  url: string;
  /** What the worker read in it, so that it need not do so again. */
  read?: ReadPicture | undefined;
  /** A drawing, as the page may draw it. */
  svg?: string | undefined;
  /** Where it is a part of another: of which, and how it was cut out. */
  cut?: { from: ChosenPicture; how: CutOut } | undefined;
  /** Once the browser has shown it. */
  size?: PixelSize | undefined;
  /** The browser cannot show it. */
  broken?: boolean | undefined;
}

/** What fal.ai has made, and was sent for it. */
export interface MadeRemotely {
  picture: Blob;
  /** In words. */
  sent: string;
}

/** How far fal.ai is: nobody knows, so the fraction is played. */
export interface RemoteProgress {
  fraction: number;
  /** The last that was heard. */
  step?: RemoteStep | undefined;
}

/** A finished design, with what it was made from. */
export interface JobResult extends MakeResult {
  /** Tells it from those before it. */
  turn: number;
  /** Heads it: the picture's file name, or the words. */
  title: string;
  /** Its name, which may be changed: the picture's without its ending, or the words. */
  label: string;
  /** The options it was made with. */
  settings: AnySettings;
  picture?: ChosenPicture | undefined;
  /** What its stitches are laid for, where that was told beside the tool's settings. */
  fabric?: FabricName | undefined;
  /** Whether it has the picture's own colours in place of the palette's. */
  ownColors?: boolean | undefined;
  /** What is shown of the sewn piece: its framed picture, or the artwork, which shows the same, once it is drawn. */
  sewn: Blob;
  /** Object URL of that. */
  pictureUrl: string;
  /** Where fal.ai made the picture: what was sent, an object URL of it, and whether a stand-in did. */
  remote?: (MadeRemotely & { pictureUrl: string; standIn: boolean }) | undefined;
}

/** Counts of each stage that has begun. */
export type StageCounts = Partial<Record<Stage, Pick<Progress, 'done' | 'total'>>>;

export interface JobState {
  phase: 'idle' | 'making';
  picture?: ChosenPicture | undefined;
  /** While making, once the engine has begun. */
  progress?: Progress | undefined;
  counts: StageCounts;
  /** While making, where fal.ai makes the picture. */
  remote?: RemoteProgress | undefined;
  /** Stays until the next one, or until the page is left. */
  result?: JobResult | undefined;
  /** Why the last try failed, until something else is tried. */
  problem?: JobErrorCode | 'remote' | undefined;
  /** The same in words, where fal.ai's way led to nothing. */
  remoteNote?: string | undefined;
}

/** Longest name of a piece, in characters. */
export const MAX_LABEL = 60;

export const JOB_IDLE: JobState = { phase: 'idle', counts: {} };

export type JobEvent =
  | { type: 'chosen'; picture: ChosenPicture; keepsResult: boolean }
  | { type: 'cleared' }
  | { type: 'shown'; size: PixelSize | undefined }
  | { type: 'started' }
  | { type: 'progressed'; progress: Progress }
  | { type: 'waited'; remote: RemoteProgress }
  | { type: 'finished'; result: JobResult }
  | { type: 'renamed'; label: string }
  | { type: 'drawn'; sewn: Blob; pictureUrl: string }
  | { type: 'failed'; code: JobErrorCode }
  | { type: 'failed'; code: 'remote'; note: string };

/** A job's transitions; nothing else changes its state. */
export function reduceJob(state: JobState, event: JobEvent): JobState {
  switch (event.type) {
    case 'chosen':
      return {
        ...JOB_IDLE,
        picture: event.picture,
        result: event.keepsResult ? state.result : undefined,
      };
    case 'cleared':
      return JOB_IDLE;
    case 'shown':
      return withSize(state, event.size);
    case 'started':
      return { ...idle(state), phase: 'making' };
    case 'progressed':
      return state.phase === 'making' ? withProgress(state, event.progress) : state;
    case 'waited':
      return state.phase === 'making' ? { ...state, remote: event.remote } : state;
    case 'finished':
      return { ...idle(state), result: event.result };
    case 'renamed':
      return state.result ? { ...state, result: { ...state.result, label: event.label } } : state;
    case 'drawn': {
      const { sewn, pictureUrl } = event;
      return state.result ? { ...state, result: { ...state.result, sewn, pictureUrl } } : state;
    }
    case 'failed':
      return {
        ...idle(state),
        problem: event.code === 'aborted' ? undefined : event.code,
        remoteNote: event.code === 'remote' ? event.note : undefined,
      };
  }
}

/** The same state where that is known: whatever shows it would be drawn anew. */
function withSize(state: JobState, size: PixelSize | undefined): JobState {
  const { picture } = state;
  if (!picture) return state;
  const { size: known, broken } = picture;
  const isKnown =
    broken === !size && known?.width === size?.width && known?.height === size?.height;
  return isKnown ? state : { ...state, picture: { ...picture, size, broken: !size } };
}

/** At rest with the same picture and result. */
const idle = ({ picture, result }: JobState): JobState => ({ ...JOB_IDLE, picture, result });

function withProgress(state: JobState, progress: Progress): JobState {
  const { stage, done, total } = progress;
  return { ...state, progress, counts: { ...state.counts, [stage]: { done, total } } };
}
