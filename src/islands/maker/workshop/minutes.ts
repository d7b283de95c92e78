import type { DesignCounts } from 'ilmek-engine/inspect';
import { minutesFor } from '../../../lib/workshop/order.ts';
import type { OwnMachine } from '../../../stores/tool/machine.ts';
import type { Workshop } from '../../../stores/tool/workshop.ts';

/** Time at the machine: the visitor's own where it is told, else a common one. */
export const minutesOf = (
  report: DesignCounts,
  workshop: Workshop,
  machine: OwnMachine | undefined,
): number => (machine ? minutesFor(report, workshop) : report.minutes);
