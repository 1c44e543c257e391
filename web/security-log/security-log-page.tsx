import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { securityLogApi } from '../../shared/security-log/security-log-api.ts';
import { call } from '../app/api/call.ts';
import { errorText } from '../app/api/error-text.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { useChangeAddress } from '../app/routing/use-change-address.ts';
import { useSelectedCompany } from '../app/shell/company/use-selected-company.ts';
import { StaffPage } from '../lists/staff-page.tsx';
import { LoadFailure } from '../lists/load-failure.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { useDateTime } from '../ui/use-date-time.ts';
import { saveLog, useLogColumns } from './log-columns.tsx';
import { LogFilters } from './log-filters.tsx';
import { allEntries, filterIn, useSecurityLog, type LogFilter } from './log-query.ts';

/** Saves every entry of the filter as a file, which the log tells as well. */
function LogFile({ filter }: { filter: LogFilter }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const entries = await allEntries(filter);
      await call(securityLogApi.noteExport, { body: { list: t('securityLog.title'), rows: entries.length } });
      saveLog(t, dateTime, entries);
    },
  });
  return (
    <>
      {error && (
        <Alert kind="error" live="alert">
          {errorText(t, error)}
        </Alert>
      )}
      <Button variant="secondary" isBusy={isPending} onClick={() => mutate()}>
        {t('lists.exportCsv')}
      </Button>
    </>
  );
}

/** `/admin/users/log`: who did what to accounts and data, for two years. */
export function SecurityLogPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const changeAddress = useChangeAddress();
  const filter = filterIn(params, useSelectedCompany());
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useSecurityLog(filter);
  const change = (changed: Partial<Record<keyof LogFilter, string>>) =>
    changeAddress((address) => {
      const next = Object.entries({ ...Object.fromEntries(address), ...changed });
      return new URLSearchParams(next.filter(([, value]) => value !== ''));
    });
  const columns = useLogColumns((user) => `${new URLSearchParams({ ...Object.fromEntries(params), user })}`);
  const entries = data?.pages.flatMap(({ items }) => items);
  const chosen = entries?.flatMap(({ by, user }) => [by, user]).find((one) => one?._id === filter.user);
  return (
    <StaffPage
      title={t('securityLog.title')}
      back={{ to: staffPaths.users, label: t('users.title') }}
      about={t('securityLog.text')}
      actions={<LogFile filter={filter} />}
    >
      <Stack gap={3}>
        <LogFilters filter={filter} userName={chosen?.name ?? undefined} onChange={change} />
        {error ? (
          <LoadFailure error={error} onRetry={refetch} title={t('securityLog.failed')} />
        ) : (
          <DataTable
            caption={t('securityLog.title')}
            columns={columns}
            rows={entries}
            rowKey={({ _id }) => _id}
            empty={<EmptyState text={t('securityLog.empty')} />}
          />
        )}
        {hasNextPage && (
          <Button variant="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('securityLog.more')}
          </Button>
        )}
      </Stack>
    </StaffPage>
  );
}
