import { z } from 'zod';
import { FLUX_PRO_PARAMETERS, MAX_PROMPT, UPLOAD_TYPES } from '../../src/lib/ai/models.ts';

/* The bodies that are let through: exactly these fields, within these bounds. */

/** The largest body of a request, bytes: a prompt, every letter of it escaped, and an address. */
export const MAX_BODY = 16 * 1024;

/** Words; whatever moves the cursor beyond a line break, or is half a letter, is none. */
const prompt = z
  .string()
  .min(1)
  .max(MAX_PROMPT)
  .refine((text) => text.trim() !== '' && !/\p{Cs}/u.test(text), 'no words')
  .refine((text) => !/[\0-\x08\x0b-\x1f\x7f]/.test(text), 'control characters');

/** A file that was uploaded to fal.ai: nothing else is fetched in our name. */
const uploaded = z
  .string()
  .max(400)
  .regex(/^https:\/\/(?:[a-z0-9-]{1,32}\.)?fal\.media\/files\/[A-Za-z0-9_./-]+$/)
  .refine((url) => new URL(url).href === url, 'not canonical');

export const KONTEXT_INPUT = z.strictObject({ image_url: uploaded, prompt });

const { num_images, image_size, num_inference_steps, guidance_scale, enable_safety_checker } =
  FLUX_PRO_PARAMETERS;

export const FLUX_PRO_INPUT = z.strictObject({
  prompt,
  num_images: z.literal(num_images),
  image_size: z.literal(image_size),
  num_inference_steps: z.literal(num_inference_steps),
  guidance_scale: z.literal(guidance_scale),
  enable_safety_checker: z.literal(enable_safety_checker),
});

/** Begins an upload. The name is made by the client; a visitor's own never leaves the page. */
export const INITIATE = z.strictObject({
  content_type: z.enum(UPLOAD_TYPES),
  file_name: z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$/),
});

export const COMPLETE = z.strictObject({
  parts: z
    .array(
      z.strictObject({
        partNumber: z.int().min(1).max(1000),
        etag: z.string().regex(/^[\w"./+=-]{1,128}$/),
      }),
    )
    .min(1)
    .max(1000),
});
