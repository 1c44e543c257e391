import { formatDate } from '../../../shared/core/dates.ts';
import type { InspectedWorker } from '../../../shared/workers/inspector-link.ts';
import { isEstimate, startText } from '../start-text.ts';
import type { InspectionTexts } from './texts/inspection-texts.ts';

export type InspectionColumn = { key: string; header: string; value: (worker: InspectedWorker) => string };

/** Last name first, as the list is sorted. */
export const sortedName = ({ firstName, lastName }: InspectedWorker, texts: InspectionTexts) =>
  [lastName, firstName].filter(Boolean).join(' ') || texts.noName;

const dayOf = (day: string | null | undefined) => (day ? formatDate(day) : '');
const joined = (parts: readonly (string | false)[]) => parts.filter(Boolean).join(', ');

export const endText = ({ end }: InspectedWorker) => dayOf(end);

export const statusText = (worker: InspectedWorker, { posted, selfEmployed }: InspectionTexts) =>
  joined([worker.isPosted && posted, worker.isSelfEmployed && selfEmployed]);

export const representativeText = ({ representative: { name, contact } }: InspectedWorker) => joined([name, contact]);

/** A file has a column for each fact. */
export function fileColumns(texts: InspectionTexts): InspectionColumn[] {
  const { fact } = texts;
  const told = (isSo: boolean) => (isSo ? texts.yes : texts.no);
  const plain = (key: 'lastName' | 'firstName' | 'birthday' | 'taxNumber' | 'employer' | 'businessId') => ({
    key,
    header: fact[key],
    value: (worker: InspectedWorker) => worker[key],
  });
  return [
    plain('lastName'),
    plain('firstName'),
    plain('birthday'),
    plain('taxNumber'),
    plain('employer'),
    plain('businessId'),
    { key: 'start', header: fact.start, value: ({ start }) => dayOf(start?.date) },
    { key: 'isEstimate', header: fact.isEstimate, value: (worker) => told(isEstimate(worker)) },
    { key: 'end', header: fact.end, value: endText },
    { key: 'isSelfEmployed', header: fact.isSelfEmployed, value: (worker) => told(worker.isSelfEmployed) },
    { key: 'isPosted', header: fact.isPosted, value: (worker) => told(worker.isPosted) },
    { key: 'representative', header: fact.representative, value: representativeText },
  ];
}

/** A sheet of A4 has what belongs together in one column. */
export function paperColumns(texts: InspectionTexts): InspectionColumn[] {
  const { fact } = texts;
  return [
    { key: 'name', header: fact.name, value: (worker) => sortedName(worker, texts) },
    { key: 'birthday', header: fact.birthday, value: ({ birthday }) => birthday },
    { key: 'taxNumber', header: fact.taxNumber, value: ({ taxNumber }) => taxNumber },
    {
      key: 'employer',
      header: fact.employer,
      value: (worker) => joined([worker.employer, worker.businessId, statusText(worker, texts)]),
    },
    { key: 'work', header: fact.work, value: (worker) => `${startText(worker, texts.estimate)}–${endText(worker)}` },
    { key: 'representative', header: fact.representative, value: representativeText },
  ];
}
