import { useTranslation } from 'react-i18next';
import type { ApiKey } from '../../shared/api-keys/api-key.ts';
import { formatDate, localDate } from '../../shared/core/dates.ts';
import { Button } from '../ui/button.tsx';
import { Row } from '../ui/layout/row.tsx';
import { useClock } from '../ui/use-clock.ts';
import { useDateTime } from '../ui/use-date-time.ts';
import styles from './api-keys.module.css';

/** A key: what it may do, until when, and when it was last used. */
export function ApiKeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const today = localDate(useClock());
  const { name, roles, created, by, expires, lastUsed } = apiKey;
  const isOver = expires !== null && expires < today;
  const until = expires !== null && t(isOver ? 'apiKeys.ended' : 'apiKeys.until', { day: formatDate(expires) });
  return (
    <li className={styles.key}>
      <Row gap={3} align="center" isApart>
        <div>
          <p>
            <strong className={styles.name}>{name}</strong>
            {until && <span className={isOver ? styles.over : styles.note}> · {until}</span>}
          </p>
          <p className={styles.note}>{roles.map((role) => t(`roles.${role}.name`)).join(', ')}</p>
          <p className={styles.note}>
            {lastUsed === null ? t('apiKeys.unused') : t('apiKeys.used', { time: dateTime(lastUsed) })}{' '}
            {t('apiKeys.made', { time: dateTime(created), name: by.name })}
          </p>
        </div>
        <Button variant="secondary" isSmall aria-label={`${t('apiKeys.revoke')}: ${name}`} onClick={onRevoke}>
          {t('apiKeys.revoke')}
        </Button>
      </Row>
    </li>
  );
}
