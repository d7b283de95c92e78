/* What is said when fal.ai has made no picture. */

/** The tools that fal.ai can make a picture for. */
export const REMOTE_TOOLS = [
  'embroidery',
  'converter',
  'prompt',
  'font',
  'logo',
  'tattoo',
] as const;
export type RemoteTool = (typeof REMOTE_TOOLS)[number];

/** The product's own words, as its specification has them. */
export const FAILURES: Record<RemoteTool, string> = {
  embroidery: 'Failed to process image. Please try again with a different image.',
  converter: 'Conversion failed - There was an error converting your image. Please try again.',
  prompt: 'Generation Failed - Please try again with different settings.',
  font: 'Failed to generate font. Please try again.',
  logo: 'Failed to process logo. Please try again with a different image.',
  tattoo: 'Failed to process tattoo. Please try again with a different image.',
};

export const REMOTE_REASONS = [
  'unavailable',
  'budget',
  'share',
  'busy',
  'offline',
  'rejected',
  'late',
  'picture',
  'failed',
] as const;

/** Why there is no picture. */
export type RemoteReason = (typeof REMOTE_REASONS)[number];

/** The reason in words, to stand under the message. */
export const REASON_WORDS: Record<RemoteReason, string> = {
  unavailable: 'This site has no remote maker at the moment.',
  budget: 'The pictures that this site pays for today are all made. More can be made tomorrow.',
  share: 'You have made all the pictures that one visitor can make here in a day.',
  busy: 'fal.ai is busy or out of order. Wait a moment, then try again.',
  offline: 'fal.ai cannot be reached. You may be offline.',
  rejected: 'fal.ai does not take this picture or these words.',
  late: 'fal.ai took too long.',
  picture: 'This picture cannot be sent: it must be one that this browser shows, up to 10 MB.',
  failed: 'fal.ai sent no picture.',
};
