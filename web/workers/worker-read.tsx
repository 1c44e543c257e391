import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/core/dates.ts';
import { Tag } from '../ui/figures/tag.tsx';
import { Facts } from '../ui/layout/facts.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { startText } from './start-text.ts';
import { WorkerHistory } from './worker-history.tsx';
import type { WholeWorker } from './worker-queries.ts';

/** A worker as the list knows them, for those who only read it. */
export function WorkerRead({ worker }: { worker: WholeWorker }) {
  const { t } = useTranslation();
  const { name, contact } = worker.representative;
  const facts = [
    ...(['birthday', 'taxNumber', 'employer', 'businessId'] as const).map((key) => ({ key, value: worker[key] })),
    { key: 'startDate' as const, value: startText(worker, t('workers.estimate')) },
    { key: 'endDate' as const, value: worker.end && formatDate(worker.end) },
    ...(['isSelfEmployed', 'isPosted'] as const)
      .filter((key) => worker[key])
      .map((key) => ({ key, value: t('workers.yes') })),
    ...(worker.isPosted ? [{ key: 'representative' as const, value: [name, contact].filter(Boolean).join(', ') }] : []),
  ];
  return (
    <Stack gap={4}>
      <Facts facts={facts.map(({ key, value }) => ({ key, label: t(`workers.fact.${key}`), value }))} />
      {worker.missing.length > 0 && (
        <p>
          <Tag tone="cardWarn">{t('workers.missingCount', { count: worker.missing.length })}</Tag>
        </p>
      )}
      <WorkerHistory events={worker.history} />
    </Stack>
  );
}
