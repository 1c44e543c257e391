import { useTranslation } from 'react-i18next';
import { errorText } from '../app/error-text.ts';
import { StaffPage } from '../lists/staff-page.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ClaimPanel } from './claim-panel.tsx';
import styles from './my-inductions.module.css';
import { OwnInductionCard } from './own-induction-card.tsx';
import { useOwnInductions } from './own-inductions.ts';
import { StartForm } from './start-form.tsx';

function OwnInductions() {
  const { t } = useTranslation();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useOwnInductions();
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  if (isPending) return <Skeleton lines={6} label={t('common.loading')} />;
  return (
    <>
      {error && (
        <Alert kind="other" title={t('lists.failedTitle')} live="alert">
          <p>{errorText(t, error)}</p>
          <Button variant="secondary" isSmall onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </Alert>
      )}
      {data && rows.length === 0 && <EmptyState text={t('myInductions.empty')} />}
      <ul className={styles.cards}>
        {rows.map((row) => (
          <li key={row._id}>
            <OwnInductionCard row={row} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('myInductions.more')}
        </Button>
      )}
    </>
  );
}

/** `/admin/my-inductions`: the inductions that are the logged-in user's own, and the ways to one more. */
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
