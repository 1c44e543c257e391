import { useTranslation } from 'react-i18next';
import type { PermitEvent } from '../../../shared/permits/permit.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';
import { OverlapLine } from '../zones/overlaps.tsx';
import styles from './permit-history.module.css';
import { useEventWords } from './use-event-words.ts';

function Event({ event }: { event: PermitEvent }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { who, through, details } = useEventWords()(event);
  return (
    <li className={styles.event}>
      <p>
        <strong>{t(`permits.event.${event.what}`)}</strong>
        {who && `: ${who}`}
      </p>
      {event.overlap && (
        <p>
          <OverlapLine overlap={event.overlap} />
        </p>
      )}
      {details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      <p className={styles.when}>{[dateTime(event.at), through].filter(Boolean).join(', ')}</p>
    </li>
  );
}

/** Every move of a permit, the newest first. */
export function PermitHistory({ events }: { events: readonly PermitEvent[] }) {
  const { t } = useTranslation();
  if (events.length === 0) return null;
  return (
    <Panel title={t('permits.history')}>
      <ol className={styles.events}>
        {events.map((event) => (
          <Event key={`${event.at} ${event.what} ${event.person ?? ''}`} event={event} />
        ))}
      </ol>
    </Panel>
  );
}
