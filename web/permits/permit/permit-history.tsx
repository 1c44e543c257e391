import { useTranslation } from 'react-i18next';
import type { PermitEvent } from '../../../shared/permits/permit.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';
import { OverlapLine } from '../zones/overlaps.tsx';
import styles from './permit-history.module.css';

function Event({ event }: { event: PermitEvent }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { at, what, by, how, role, person, reason, overlap, pinGivenBy, onPhoneOf } = event;
  const who = role && person ? `${person} (${t(`permits.role.${role}`)})` : person;
  return (
    <li className={styles.event}>
      <p>
        <strong>{t(`permits.event.${what}`)}</strong>
        {who && `: ${who}`}
      </p>
      {reason && <p>{t('permits.reasonIs', { reason })}</p>}
      {overlap && (
        <p>
          <OverlapLine overlap={overlap} />
        </p>
      )}
      {pinGivenBy && <p>{t('permits.pinGivenBy', { name: pinGivenBy })}</p>}
      {onPhoneOf && <p>{t('permits.phone.of', { name: onPhoneOf.name })}</p>}
      <p className={styles.when}>
        {dateTime(at)}
        {by && `, ${by.name}`}
        {how && `, ${t(`permits.how.${how}`)}`}
      </p>
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
