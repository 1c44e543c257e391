import { useTranslation } from 'react-i18next';
import { formatDate, formatTime, localDate } from '../../../shared/core/dates.ts';
import { errorText } from '../../app/api/error-text.ts';
import { useStaffLanguage } from '../../app/texts/i18n.ts';
import { RowsExport } from '../../lists/export/rows-export.tsx';
import { whenFetched } from '../../passes/pass-facts.ts';
import type { useOnSite } from '../../presence/use-on-site.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { isUnreachable } from '../kept/is-unreachable.ts';

type OnSite = ReturnType<typeof useOnSite>;
type Asked = { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };

/** The time of an arrival, with the day where it was yesterday. */
export function useSinceText(): (since: string) => string {
  const { t } = useTranslation();
  return (since) => {
    const day = localDate(new Date(since));
    const time = formatTime(since);
    return day === localDate(new Date()) ? time : t('common.dateTime', { date: formatDate(day), time });
  };
}

/** Who is on the site, the newest last; from what the phone keeps where nobody answers. */
export function PresentList({ onSite }: { onSite: OnSite }) {
  const { t } = useTranslation();
  const sinceText = useSinceText();
  const { at, people } = onSite;
  if (at === undefined && people.length === 0) return <NoList list={onSite} />;
  const rows = people.map(({ passId, ...person }) => ({ _id: passId, ...person }));
  const title = t('gate.onSite.title');
  const facts = [
    { key: 'name', header: t('gate.onSite.name'), of: ({ name }: (typeof rows)[0]) => name || t('gate.noName') },
    { key: 'employer', header: t('gate.onSite.employer'), of: ({ employer }: (typeof rows)[0]) => employer },
    { key: 'since', header: t('gate.onSite.since'), of: ({ since }: (typeof rows)[0]) => sinceText(since) },
  ];
  return (
    <>
      <FetchedAt onSite={onSite} />
      <Row gap={2} align="center" isApart>
        <output>{t('gate.onSite.count', { count: rows.length })}</output>
        <Row gap={2}>
          <RowsExport
            rows={rows}
            columns={facts.map(({ of, ...fact }) => ({ ...fact, value: of }))}
            title={title}
            about={[]}
          />
        </Row>
      </Row>
      <DataTable
        caption={title}
        columns={facts.map(({ of, ...fact }, place) => ({ ...fact, cell: of, phone: place, share: 1 }))}
        rows={rows}
        rowKey={({ _id }) => _id}
        empty={<EmptyState text={t('gate.onSite.nobody')} />}
      />
    </>
  );
}

/** Says when the list was got, where it is not of now. */
export function FetchedAt({ onSite: { at, error } }: { onSite: OnSite }) {
  const { t } = useTranslation();
  const language = useStaffLanguage();
  if (!error || !isUnreachable(error)) return null;
  const title = at === undefined ? t('gate.onSite.ownOnly') : t('gate.listAt', { when: whenFetched(at, language) });
  return <Alert kind="offline" title={title} live="status" />;
}

/** There is no list yet, or there will be none. */
export function NoList({ list: { error, isFetching, refetch } }: { list: Asked }) {
  const { t } = useTranslation();
  if (!error) return <Skeleton lines={5} label={t('common.loading')} />;
  return (
    <Alert kind={isUnreachable(error) ? 'offline' : 'error'} title={t('gate.onSite.failed')} live="alert">
      <p>{errorText(t, error)}</p>
      <Button variant="secondary" isBusy={isFetching} onClick={() => void refetch()}>
        {t('common.retry')}
      </Button>
    </Alert>
  );
}
