import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../../shared/core/dates.ts';
import type { Opening } from '../../../shared/user-forms/opening.ts';
import { userFormTrailApi } from '../../../shared/user-forms/user-form-trail-api.ts';
import { call } from '../../app/api/call.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { LoadFailure } from '../../lists/load-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

function useOpenings(id: string) {
  return useInfiniteQuery({
    queryKey: ['openings', id],
    queryFn: ({ pageParam, signal }) =>
      call(userFormTrailApi.openings, { params: { id }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    throwOnError: false,
  });
}

function Line({ opening: { day, by, ways } }: { opening: Opening }) {
  const { t } = useTranslation();
  const how = ways.map(({ way, at }) => t('openings.way', { way: t(`openings.ways.${way}`), time: formatTime(at) }));
  return (
    <li>
      <strong>{by.name}</strong> {formatDate(`${day}T12:00:00Z`)}: {how.join(', ')}
    </li>
  );
}

function Openings({ found }: { found: ReturnType<typeof useOpenings> }) {
  const { t } = useTranslation();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  if (!data && error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={2} label={t('common.loading')} />;
  const items = data.pages.flatMap((page) => page.items);
  return (
    <>
      {items.length === 0 && <p>{t('openings.none')}</p>}
      <Stack as="ul" gap={2}>
        {items.map((opening) => (
          <Line key={`${opening.day} ${opening.by._id}`} opening={opening} />
        ))}
      </Stack>
      {hasNextPage && (
        <Button variant="ghost" isSmall isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('openings.more')}
        </Button>
      )}
    </>
  );
}

function Panelled({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('openings.title')}>
      <Stack gap={3}>
        <p>{t('openings.lead')}</p>
        <Openings found={useOpenings(id)} />
      </Stack>
    </Panel>
  );
}

/** Who has looked at a worker's record, for those who answer for the data. */
export function OpeningsPanel({ id }: { id: string }) {
  return useHasRole(userFormTrailApi.openings.access.roles ?? []) && <Panelled id={id} />;
}
