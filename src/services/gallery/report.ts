import {
  REPORT_FAULTS,
  REPORT_PATH,
  type ReportFault,
  type ReportReason,
} from '../../lib/forms/report.ts';

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
    const { fault } = (await response.json()) as { fault?: unknown };
    return REPORT_FAULTS.find((known) => known === fault) ?? 'down';
  } catch {
    return 'down';
  }
}
