import { useTranslation } from 'react-i18next';
import { StaffPage } from '../lists/staff-page.tsx';
import { LoadFailure } from '../lists/load-failure.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { ClaimPanel } from './claim-panel.tsx';
import styles from './my-inductions.module.css';
import { OwnInductionList } from './own-induction-list.tsx';
import { useOwnInductions } from './own-inductions.ts';
import { StartForm } from './start-form.tsx';

function OwnInductions() {
  const { t } = useTranslation();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useOwnInductions();
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  if (isPending) return <Skeleton lines={6} label={t('common.loading')} />;
  return (
    <>
      {error && <LoadFailure error={error} onRetry={refetch} title={t('lists.failedTitle')} />}
      {data && rows.length === 0 && <EmptyState text={t('myInductions.empty')} example={t('myInductions.example')} />}
      <OwnInductionList rows={rows} />
      {hasNextPage && (
        <Button variant="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('myInductions.more')}
        </Button>
      )}
    </>
  );
}

/** `/admin/my-inductions`: the logged-in user's own inductions, with forms to claim or start another. */
export function MyInductionsPage() {
  const { t } = useTranslation();
  return (
    <StaffPage title={t('myInductions.title')}>
      <OwnInductions />
      <div className={styles.ways}>
        <Panel title={t('myInductions.start.title')}>
          <StartForm />
        </Panel>
        <Panel title={t('myInductions.claim.title')}>
          <ClaimPanel />
        </Panel>
      </div>
    </StaffPage>
  );
}
