import { formatDate } from '../../shared/core/dates.ts';
import type { Worker } from '../../shared/workers/worker.ts';

/** Whether nobody knows the first day: it is taken from the induction. */
export const isEstimate = ({ start }: Pick<Worker, 'start'>) => start?.from === 'approval' || start?.from === 'signing';

/** The first day, `9.11.2026 (arvio)` where it is an estimate. */
export function startText(worker: Pick<Worker, 'start'>, estimate: string): string {
  if (!worker.start) return '';
  return `${formatDate(worker.start.date)}${isEstimate(worker) ? ` (${estimate})` : ''}`;
}
