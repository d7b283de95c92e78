import { atom } from 'nanostores';
import { REPORT_FAULT_TEXTS } from '../../lib/forms/report.ts';
import { sendReport, type NewReport } from '../../services/gallery/report.ts';
import { showToast } from '../toasts/toasts.ts';

/** The dialog in which a design is reported. */
export interface ReportState {
  phase: 'closed' | 'open' | 'sending';
  /** What is wrong; empty where nothing is. */
  error: string;
}

const CLOSED: ReportState = { phase: 'closed', error: '' };

export const $report = atom<ReportState>(CLOSED);

export const openReport = (): void => $report.set({ phase: 'open', error: '' });
export const closeReport = (): void => $report.set(CLOSED);

/** Sends it; where it is not taken, the dialog says why and keeps what was written. */
export async function submitReport(report: NewReport): Promise<void> {
  if ($report.get().phase === 'sending') return;
  $report.set({ phase: 'sending', error: '' });
  const fault = await sendReport(report);
  if (fault) {
    $report.set({ phase: 'open', error: REPORT_FAULT_TEXTS[fault] });
    return;
  }
  closeReport();
  showToast('done', 'Report sent', 'Thank you. Somebody looks at it.');
}
