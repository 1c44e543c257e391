import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../shared/core/dates.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import type { OwnUserFormRow } from '../../../shared/user-forms/user-form.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { UserFormStateTag } from '../../lists/user-form-state-tag.tsx';
import { userFormState } from '../../lists/user-form-state.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from '../users.module.css';

function useInductions(userId: string) {
  return useInfiniteQuery({
    queryKey: ['user-inductions', userId],
    queryFn: ({ pageParam, signal }) =>
      call(userFormSearchApi.ofUser, { params: { userId }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

function Induction({ row: { _id, meta } }: { row: OwnUserFormRow }) {
  return (
    <li className={styles.induction}>
      <Link to={staffPaths.approvalOfUserForm(_id)}>{meta.name}</Link>
      <span>{formatDate(meta.signed ?? meta.created)}</span>
      <UserFormStateTag state={userFormState(meta)} />
    </li>
  );
}

function Inductions({ found }: { found: ReturnType<typeof useInductions> }) {
  const { t } = useTranslation();
  const { data, error, refetch } = found;
  if (!data && error) {
    return (
      <div className={styles.part}>
        <p role="alert">{errorText(t, error)}</p>
        <Button variant="secondary" isSmall onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton lines={2} label={t('common.loading')} />;
  const rows = data.pages.flatMap(({ items }) => items);
  if (rows.length === 0) return <p>{t('users.inductions.none')}</p>;
  return (
    <Stack as="ul" gap={2}>
      {rows.map((row) => (
        <Induction key={row._id} row={row} />
      ))}
    </Stack>
  );
}

/** The inductions that a user has claimed, newest first; an admin sees those of the company. */
export function UserInductions({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const found = useInductions(userId);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  return (
    <Panel title={t('users.inductions.title')}>
      <Inductions found={found} />
      {hasNextPage && (
        <Button variant="ghost" isSmall isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('users.inductions.more')}
        </Button>
      )}
    </Panel>
  );
}
