/*
 * What is asked of fal.ai: the page builds it, the function lets nothing else through.
 */

/** Where the function answers; the client's own default for a proxy. */
export const PROXY_PATH = '/api/fal/proxy';

/** Restyles a picture. */
export const KONTEXT = 'fal-ai/flux-pro/kontext';
/** Draws from words. */
export const FLUX_PRO = 'fal-ai/flux-pro';

/** The longest text that a model is given, in UTF-16 units. */
export const MAX_PROMPT = 2000;

/** How flux-pro draws, always. */
export const FLUX_PRO_PARAMETERS = {
  num_images: 1,
  image_size: 'square_hd',
  num_inference_steps: 28,
  guidance_scale: 3.5,
  enable_safety_checker: true,
} as const;

/** The pictures that may be uploaded. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Why the function itself did not pass a request on. */
export const PROXY_PROBLEMS = [
  /** No key, or no database to keep the budget in: this site has no remote maker. */
  'unavailable',
  /** All pictures of the day are made. */
  'budget',
  /** This visitor's pictures of the day are made. */
  'share',
  /** Not a request that is let through. */
  'refused',
  /** A picture was ordered, and fal has not answered in time: a second order might be paid, too. */
  'late',
] as const;
export type ProxyProblem = (typeof PROXY_PROBLEMS)[number];

/** The header that names the problem in the function's own answers. */
export const PROBLEM_HEADER = 'x-ilmek-problem';
