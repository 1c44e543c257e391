import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SecurityEntry } from '../../shared/security-log/security-log-shapes.ts';
import { csvText } from '../lists/export/csv.ts';
import { fileName, saveFile } from '../ui/save-file.ts';
import type { Column } from '../ui/table/column.ts';
import { useDateTime } from '../ui/use-date-time.ts';

type Named = SecurityEntry['by'];

export const nameOf = (t: TFunction, user: Named): string =>
  user === null ? '' : (user.name ?? t('securityLog.removedUser'));

function aboutOf(t: TFunction, { about, account, count }: SecurityEntry): string {
  const parts = [
    about ?? '',
    account === null ? '' : t('securityLog.account', { hash: account }),
    count === 1 ? '' : t('securityLog.times', { count }),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** The columns of the table; a name narrows the log to its user. */
export function useLogColumns(searchOf: (user: string) => string): Column<SecurityEntry>[] {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const named = (user: Named) =>
    user && (
      <Link to={{ search: searchOf(user._id) }} replace>
        {nameOf(t, user)}
      </Link>
    );
  return [
    { key: 'kind', header: t('securityLog.what'), share: 2, cell: ({ kind }) => t(`securityLog.kind.${kind}`) },
    { key: 'last', header: t('securityLog.when'), phone: 1, cell: ({ last }) => dateTime(last) },
    { key: 'by', header: t('securityLog.by'), phone: 2, cell: ({ by }) => named(by) },
    { key: 'user', header: t('securityLog.user'), isLabelled: true, cell: ({ user }) => named(user) },
    { key: 'about', header: t('securityLog.about'), share: 2, phone: 3, cell: (entry) => aboutOf(t, entry) },
    { key: 'network', header: t('securityLog.network'), isWideOnly: true, cell: ({ network }) => network },
  ];
}

export function saveLog(t: TFunction, dateTime: (iso: string) => string, entries: readonly SecurityEntry[]): void {
  const head = ['what', 'when', 'last', 'count', 'by', 'user', 'about', 'account', 'network'] as const;
  const rows = entries.map((entry) => [
    t(`securityLog.kind.${entry.kind}`),
    dateTime(entry.at),
    dateTime(entry.last),
    entry.count,
    nameOf(t, entry.by),
    nameOf(t, entry.user),
    entry.about,
    entry.account,
    entry.network,
  ]);
  const lines = [head.map((name) => t(`securityLog.column.${name}`)), ...rows];
  saveFile(fileName([t('securityLog.title')], 'csv'), csvText(lines), 'text/csv;charset=utf-8');
}
