import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../shared/core/dates.ts';
import { useDateTime } from '../ui/use-date-time.ts';
import type { SendingState } from './sending/sending-state.ts';
import styles from './player.module.css';

const DAY_MILLISECONDS = 86_400_000;

/** Says that the server has everything and since when, or that sending is in progress. */
export function SavedLine({ sending }: { sending: SendingState }) {
  const { t } = useTranslation();
  const { kind, savedAt } = sending;
  const dateTime = useDateTime();
  const [openedAt] = useState(() => Date.now());
  if (kind === 'sending') return <p className={styles.savedLine}>{t('sending.sending')}</p>;
  const isAllSaved = kind === 'saved' || kind === 'offline';
  if (savedAt === undefined || !isAllSaved) return null;
  const at = new Date(savedAt).toISOString();
  const isOld = openedAt - savedAt > DAY_MILLISECONDS;
  const said = isOld ? t('sending.savedOn', { when: dateTime(at) }) : t('sending.saved', { time: formatTime(at) });
  return <p className={styles.savedLine}>{said}</p>;
}
