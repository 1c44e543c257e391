import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/core/dates.ts';
import type { RetentionCount, RetentionRun } from '../../../shared/data-desk/retention-run.ts';
import { LIST_YEARS } from '../../../shared/data-desk/site-clock.ts';
import { LoadFailure } from '../../lists/load-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PencilIcon } from '../../ui/icons.tsx';
import { Facts } from '../../ui/layout/facts.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from '../data-desk.module.css';
import { useRetention } from '../data-desk-queries.ts';
import { PERIOD_UNITS } from './period-units.ts';
import { PeriodsDialog } from './periods-dialog.tsx';

function Counts({ counts }: { counts: readonly RetentionCount[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list}>
      {counts.map(({ kind, count, oldest }) => (
        <li key={kind}>
          {t('dataDesk.retention.count', { what: t(`dataDesk.kept.as.${kind}`), count, day: formatDate(oldest) })}
        </li>
      ))}
    </ul>
  );
}

/** What the dry run found and from when on it is erased, or what the last run took. */
function RunState({ run }: { run: RetentionRun }) {
  const { t } = useTranslation();
  const { state, found, taken, endsFrom, ended } = run;
  if (state === 'looking') return <output>{t('dataDesk.retention.looking')}</output>;
  if (state === 'nothing') return <p>{t('dataDesk.retention.nothing', { day: formatDate(run.begun) })}</p>;
  if (state === 'announced' && endsFrom !== null) {
    return (
      <Alert kind="info">
        <p>{t('dataDesk.retention.announced', { day: formatDate(endsFrom) })}</p>
        <Counts counts={found} />
      </Alert>
    );
  }
  if (state === 'ending') return <output>{t('dataDesk.retention.ending')}</output>;
  return (
    <div>
      <p>{t('dataDesk.retention.ended', { day: formatDate(ended ?? run.begun) })}</p>
      <Counts counts={taken} />
    </div>
  );
}

/** For how long the company keeps what it keeps, and what is over. */
export function RetentionPanel() {
  const { t } = useTranslation();
  const { data, error, refetch } = useRetention();
  const [isSetting, setSetting] = useState(false);
  const act = data && (
    <Button variant="secondary" isSmall icon={<PencilIcon />} onClick={() => setSetting(true)}>
      {t('dataDesk.retention.set')}
    </Button>
  );
  return (
    <Panel title={t('dataDesk.retention.title')} beside={act}>
      <Stack gap={4}>
        {error && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton lines={4} label={t('common.loading')} />}
        {data?.run && <RunState run={data.run} />}
        {data && !data.run && <p>{t('dataDesk.retention.notYet')}</p>}
        {data && (
          <Facts
            facts={[
              ...PERIOD_UNITS.map(({ name, unit }) => ({
                key: name,
                label: t(`dataDesk.period.${name}`),
                value: t(`dataDesk.unit.${unit}`, { count: data.periods[name] }),
              })),
              {
                key: 'list',
                label: t('dataDesk.period.list'),
                value: t('dataDesk.unit.yearsAfterYear', { count: LIST_YEARS }),
              },
            ]}
          />
        )}
      </Stack>
      {isSetting && data && <PeriodsDialog retention={data} onClose={() => setSetting(false)} />}
    </Panel>
  );
}
