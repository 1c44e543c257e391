import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatDate } from '../../shared/core/dates.ts';
import type { Worker } from '../../shared/workers/worker.ts';
import type { ExportColumn } from '../lists/export/export-lines.ts';
import { RowLink } from '../lists/list/row-link.tsx';
import { Tag } from '../ui/figures/tag.tsx';
import type { Column } from '../ui/table/column.ts';
import { EndButton, type Ending } from './seems-ended.tsx';
import { isEstimate, startText } from './start-text.ts';
import { withWorker } from './worker-address.ts';

/** Last name first, as the list is sorted. */
const sortedName = ({ firstName, lastName }: Worker) => [lastName, firstName].filter(Boolean).join(' ');

function Name({ worker }: { worker: Worker }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  return <RowLink to={withWorker(search, worker._id)}>{sortedName(worker) || t('workers.noName')}</RowLink>;
}

/** `unseen` where the list is of those who have not been on the site for long. */
export function useWorkerColumns(unseen?: { ending: Ending; mayWrite: boolean }): Column<Worker>[] {
  const { t } = useTranslation();
  return [
    { key: 'name', header: t('workers.name'), share: 3, cell: (worker) => <Name worker={worker} /> },
    { key: 'employer', header: t('workers.fact.employer'), share: 3, phone: 2, cell: ({ employer }) => employer },
    { key: 'businessId', header: t('workers.fact.businessId'), isWideOnly: true, cell: ({ businessId }) => businessId },
    { key: 'taxNumber', header: t('workers.fact.taxNumber'), isNumeric: true, cell: ({ taxNumber }) => taxNumber },
    { key: 'start', header: t('workers.fact.startDate'), cell: (worker) => startText(worker, t('workers.estimate')) },
    ...(unseen ? [] : [endColumn(t)]),
    {
      key: 'missing',
      header: t('workers.missing'),
      phone: 1,
      cell: ({ missing }) =>
        missing.length > 0 && <Tag tone="cardWarn">{t('workers.missingCount', { count: missing.length })}</Tag>,
    },
    ...(unseen ? unseenColumns(t, unseen) : []),
  ];
}

const endColumn = (t: TFunction): Column<Worker> => ({
  key: 'end',
  header: t('workers.fact.endDate'),
  cell: ({ end }) => end && formatDate(end),
});

function unseenColumns(t: TFunction, { ending, mayWrite }: { ending: Ending; mayWrite: boolean }): Column<Worker>[] {
  const last: Column<Worker> = {
    key: 'last',
    header: t('workers.seemsEnded.last'),
    cell: ({ lastPresent }) => lastPresent && formatDate(lastPresent),
  };
  const act: Column<Worker> = {
    key: 'end act',
    header: t('workers.seemsEnded.header'),
    isAct: true,
    phone: 'act',
    cell: (worker) => <EndButton worker={worker} ending={ending} />,
  };
  return mayWrite ? [last, act] : [last];
}

/** What the law wants on the list, in files and on paper. */
export function useWorkerExport(): ExportColumn<Worker>[] {
  const { t } = useTranslation();
  const text = (key: 'lastName' | 'firstName' | 'birthday' | 'taxNumber' | 'employer' | 'businessId') => ({
    key,
    header: t(`workers.fact.${key}`),
    value: (worker: Worker) => worker[key],
  });
  const flag = (key: 'isSelfEmployed' | 'isPosted') => ({
    key,
    header: t(`workers.fact.${key}`),
    value: (worker: Worker) => t(worker[key] ? 'workers.yes' : 'workers.no'),
  });
  return [
    text('lastName'),
    text('firstName'),
    text('birthday'),
    text('taxNumber'),
    text('employer'),
    text('businessId'),
    { key: 'start', header: t('workers.fact.startDate'), value: ({ start }) => (start ? formatDate(start.date) : '') },
    {
      key: 'estimate',
      header: t('workers.isEstimate'),
      value: (worker) => t(isEstimate(worker) ? 'workers.yes' : 'workers.no'),
    },
    { key: 'end', header: t('workers.fact.endDate'), value: ({ end }) => (end ? formatDate(end) : '') },
    flag('isSelfEmployed'),
    flag('isPosted'),
    {
      key: 'representative',
      header: t('workers.fact.representative'),
      value: ({ representative: { name, contact } }) => [name, contact].filter(Boolean).join(', '),
    },
  ];
}
