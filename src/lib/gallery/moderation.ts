import * as z from 'zod/mini';
import { IMAGE_TYPES } from './image.ts';
import { REPORT_REASONS } from '../forms/report.ts';

/* What the database tells the owner of the site, checked at the door. */

const QUEUE = z.array(
  z.object({
    id: z.uuid(),
    name: z.string(),
    type: z.enum(IMAGE_TYPES),
    url: z.string(),
    visibility: z.string(),
    hidden_at: z.nullable(z.string()),
    hidden_reason: z.nullable(z.string()),
    public_files: z.int(),
    newest: z.string(),
    reports: z.array(
      z.object({
        reason: z.enum(REPORT_REASONS),
        words: z.string(),
        email: z.nullable(z.string()),
        created_at: z.string(),
      }),
    ),
  }),
);

/** A design of the queue, by the database's names. */
export type QueueRow = z.infer<typeof QUEUE>[number];
export type QueuedReport = QueueRow['reports'][number];

/** @throws ZodError where the rows are not what they should be */
export const parseQueue = (data: unknown): QueueRow[] => z.parse(QUEUE, data);

/** Names of files. @throws ZodError */
export const parseNames = (data: unknown): string[] => z.parse(z.array(z.string()), data);
