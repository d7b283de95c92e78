import type { FabricName } from 'ilmek-engine';
import { baseName } from '../../lib/files/files.ts';
import { SVG_SIDE } from './chosen-picture.ts';
import { drawSvg } from '../../lib/pictures/svg.ts';
import type { Fields, SettingsOf } from '../../tools/fields.ts';
import type { Tool, ToolInput } from '../../tools/tool.ts';
import { JobError } from '../../worker/client.ts';
import type { MakeRequest, MakeResult, PictureSource } from '../../worker/client.ts';
import type { ChosenPicture, JobResult, MadeRemotely } from './job-state.ts';

/* Between a job and its makers: what they are given, and what is made of their answer. */

/** What the makers answer. */
export type Outcome = MakeResult & { remote?: MadeRemotely & { standIn: boolean } };

/** How a picture is read, and on what a piece is sewn, where a person has said so. */
export type Said = Pick<ToolInput, 'keepBackground' | 'ink' | 'smallText' | 'ownColors'> & {
  fabric?: FabricName | undefined;
};

/** A request for a fabric that its tool's settings do not tell. */
export const sewnOn = (request: MakeRequest, fabric: FabricName | undefined): MakeRequest =>
  fabric ? ({ ...request, options: { ...request.options, fabric } } as MakeRequest) : request;

/** One try: what is made, from what, and how. */
export interface Attempt<F extends Fields> extends Said {
  settings: SettingsOf<F>;
  picture: ChosenPicture | undefined;
  /** Made here, whoever makes the others. */
  onDevice: boolean;
  /** What fal.ai has made already, to be sewn anew. */
  again?: Pick<JobResult, 'remote' | 'original'> | undefined;
}

/** For files: the picture's name without its ending, or the words. */
export function labelOf<F extends Fields>(
  tool: Tool<F>,
  settings: SettingsOf<F>,
  picture: ChosenPicture | undefined,
): string {
  return picture ? baseName(picture.file.name) : tool.title(settings, undefined);
}

/** A finished design as it is shown. */
export function toResult<F extends Fields>(
  tool: Tool<F>,
  settings: SettingsOf<F>,
  picture: ChosenPicture | undefined,
  { remote, ...outcome }: Outcome,
): Omit<JobResult, 'turn' | 'ownColors' | 'fabric'> {
  return {
    ...outcome,
    remote: remote && withUrl(remote),
    title: tool.title(settings, picture?.file.name),
    label: labelOf(tool, settings, picture),
    settings: settings,
    picture,
    sewn: outcome.framed.picture,
    pictureUrl: URL.createObjectURL(outcome.framed.picture),
  };
}

const withUrl = (told: NonNullable<Outcome['remote']>): JobResult['remote'] => ({
  ...told,
  pictureUrl: URL.createObjectURL(told.picture),
});

/** @throws JobError `decode-failed` */
export async function toSource({ file, svg, cut, read }: ChosenPicture): Promise<PictureSource> {
  if (svg === undefined)
    return { kind: 'file', file, ...(cut && { whole: true }), ...(read && { read }) };
  try {
    return { kind: 'bitmap', bitmap: await drawSvg(svg, SVG_SIDE), svg };
  } catch {
    throw new JobError('decode-failed', 'the SVG cannot be drawn');
  }
}
