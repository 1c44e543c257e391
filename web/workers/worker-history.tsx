import { useTranslation } from 'react-i18next';
import type { WorkerEvent } from '../../shared/workers/worker.ts';
import { useDateTime } from '../ui/use-date-time.ts';
import { Stack } from '../ui/layout/stack.tsx';
import { useFactTexts } from './use-fact-texts.ts';
import styles from './workers.module.css';

/** Who corrected what of a worker, the newest first, with what stood there before. */
export function WorkerHistory({ events }: { events: readonly WorkerEvent[] }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const textOf = useFactTexts();
  if (events.length === 0) return null;
  return (
    <Stack as="section" gap={2}>
      <h3>{t('workers.history')}</h3>
      <ol className={styles.events}>
        {events.map(({ at, by, what, former }) => (
          <li key={`${at} ${what}`}>
            <p>
              <strong>{t(`workers.event.${what}`)}</strong> {dateTime(at)}, {by.name}
            </p>
            {Object.entries(former).map(([name, value]) => (
              <p key={name} className={styles.former}>
                {textOf(name, value)}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Stack>
  );
}
