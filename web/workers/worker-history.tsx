import { useTranslation } from 'react-i18next';
import type { WorkerEvent } from '../../shared/workers/worker.ts';
import { Trail, type TrailLine } from '../ui/figures/trail.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { useFactTexts } from './use-fact-texts.ts';

/** Who corrected what of a worker, the newest first, with what stood there before. */
export function WorkerHistory({ events }: { events: readonly WorkerEvent[] }) {
  const { t } = useTranslation();
  const textOf = useFactTexts();
  if (events.length === 0) return null;
  const line = ({ at, by, what, former }: WorkerEvent): TrailLine => ({
    key: `${at} ${what}`,
    at,
    what: t(`workers.event.${what}`),
    who: by.name,
    details: Object.entries(former).map(([name, value]) => textOf(name, value)),
  });
  return (
    <Stack as="section" gap={2}>
      <h3>{t('workers.history')}</h3>
      <Trail lines={events.map(line)} />
    </Stack>
  );
}
