import { parentPort } from 'node:worker_threads';
import type { EncodeOptions } from 'ilmek-engine/formats';
import type { SvgOptions } from 'ilmek-engine/digitize';
import { hoopOption } from './args.ts';
import type { PictureEdits } from './edits.ts';
import { oneLine } from './cli-error.ts';
import { writeMachineFile } from './files.ts';
import { inOrder, type OutputValues } from './output.ts';
import { jsonReport, type JsonReport } from './report.ts';
import { sewFile } from './sew.ts';

/* A thread of a batch: pictures come as messages, what became of each goes back. */

/** One picture of a batch. */
export interface BatchJob {
  source: string;
  outs: readonly string[];
  options: SvgOptions;
  edits: PictureEdits;
  encoding: Partial<EncodeOptions>;
  hoop: string | undefined;
  order: Pick<OutputValues, 'cap' | 'no-cutter'>;
}

/** What became of it. */
export interface BatchResult {
  source: string;
  outs: readonly string[];
  notes: readonly string[];
  /** For people: the files and the most important figures. */
  line: string;
  report?: JsonReport;
  /** Why there is none. */
  error?: string;
}

parentPort?.on('message', (job: BatchJob) => {
  void perform(job).then((result) => parentPort?.postMessage(result));
});

async function perform(job: BatchJob): Promise<BatchResult> {
  const { source, outs } = job;
  try {
    const started = performance.now();
    const { design: sewn, notes, picture } = await sewFile(source, job.options, job.edits);
    const design = await inOrder(sewn, job.order);
    for (const out of outs) await writeMachineFile(out, design, { ...job.encoding, source });
    const { fabric } = job.options;
    const { cap, 'no-cutter': noCutter } = job.order;
    const figures = { fabric, hoop: hoopOption(job.hoop), picture, cutter: !noCutter, cap };
    const report = jsonReport(design, figures, started);
    const { widthMm, heightMm, stitches, minutes } = report;
    const line = `${source} → ${outs.join(', ')}: ${widthMm} × ${heightMm} mm, ${stitches} stitches, about ${minutes} min`;
    return { source, outs, notes: [...new Set([...notes, ...report.simplified])], line, report };
  } catch (error) {
    return { source, outs, notes: [], line: '', error: oneLine(error) };
  }
}
