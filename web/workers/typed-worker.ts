import { formatDate } from '../../shared/core/dates.ts';
import type { Issue } from '../../shared/core/errors.ts';
import type { WorkerFacts } from '../../shared/workers/worker.ts';
import { NO_WORKER } from '../../shared/workers/no-worker.ts';
import { readDay } from '../ui/fields/read-day.ts';

/** A worker as typed: days in words of the field. */
export type TypedWorker = Omit<WorkerFacts, 'startDate' | 'endDate'> & { startDate: string; endDate: string };

export const NOBODY_TYPED: TypedWorker = { ...NO_WORKER, startDate: '', endDate: '' };

export function typedOf(facts: WorkerFacts): TypedWorker {
  const names = Object.keys(NOBODY_TYPED) as (keyof TypedWorker)[];
  const typed = Object.fromEntries(names.map((name) => [name, facts[name]])) as TypedWorker;
  return { ...typed, startDate: typedDay(facts.startDate), endDate: typedDay(facts.endDate) };
}

const typedDay = (day: string | null) => (day === null ? '' : formatDate(day));

const DAYS = ['startDate', 'endDate'] as const;

/** The issues that the interface finds before sending, by the API's paths and codes. */
export function typedIssues(typed: TypedWorker): Issue[] {
  const isEmpty = typed.firstName.trim() === '' && typed.lastName.trim() === '';
  return [
    ...(isEmpty ? [{ path: 'lastName', code: 'required' }] : []),
    ...DAYS.filter((name) => readDay(typed[name]) === undefined).map((path) => ({ path, code: 'invalid_format' })),
  ];
}

/** What the call takes; only of what has no issues. */
export function factsOfTyped(typed: TypedWorker): WorkerFacts {
  const [startDate, endDate] = DAYS.map((name) => readDay(typed[name]) || null);
  return { ...typed, startDate: startDate ?? null, endDate: endDate ?? null };
}
