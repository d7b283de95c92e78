import * as z from 'zod/mini';
import {
  REPORT_FAULTS,
  REPORT_PATH,
  type ReportFault,
  type ReportReason,
} from '../lib/report-form.ts';

/** What somebody has to say about a shared design. */
export interface NewReport {
  design: string;
  reason: ReportReason;
  words: string;
  /** Where an answer is wanted; '' for none. */
  email: string;
  /** The field that people leave empty. */
  website: string;
}

const REFUSAL = z.object({ fault: z.enum(REPORT_FAULTS) });

/** Sends a report. @returns why it was not taken; undefined where it was. Never throws */
export async function sendReport(report: NewReport): Promise<ReportFault | undefined> {
  try {
    const response = await fetch(REPORT_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(report),
    });
    if (response.ok) return undefined;
    // Netlify's own limit answers without words.
    if (response.status === 429) return 'busy';
    return REFUSAL.parse(await response.json()).fault;
  } catch {
    return 'down';
  }
}
