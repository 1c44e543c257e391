import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../shared/core/dates.ts';
import type { Drill } from '../../../shared/presence/drill.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';
import styles from './evacuation.module.css';

/** The evacuations of before: when, and how many were found of how many. */
export function FormerDrills({ drills }: { drills: readonly Drill[] }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const id = useId();
  if (drills.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.former}>
      <h2 id={id}>{t('gate.evacuation.former')}</h2>
      <Stack as="ul" gap={2}>
        {drills.map(({ _id, started, ended, found, people, by }) => (
          <li key={_id}>
            <strong>{ended === null ? dateTime(started) : `${dateTime(started)}–${formatTime(ended)}`}</strong>
            {': '}
            {t('gate.evacuation.formerFound', { found, all: people, name: by.name })}
          </li>
        ))}
      </Stack>
    </section>
  );
}
