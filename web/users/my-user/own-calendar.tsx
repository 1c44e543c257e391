import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { CopyButton } from '../../lists/copy-button.tsx';
import { LoadFailure } from '../../lists/load-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';
import { useOwnCalendar, type Standing } from './use-own-calendar.ts';
import styles from '../users.module.css';

/** How the link stands; a new one is here to be copied, once. */
function LinkState({ standing }: { standing: Standing }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  if (standing.is === 'none') return <p className={styles.state}>{t('ownCalendar.none')}</p>;
  if (standing.is === 'open')
    return <p className={styles.state}>{t('ownCalendar.since', { at: dateTime(standing.opened) })}</p>;
  if (standing.is === 'closed') {
    return (
      <Alert kind="success" live="status">
        {t('ownCalendar.closed')}
      </Alert>
    );
  }
  return (
    <>
      <TextField id="calendarLink" label={t('ownCalendar.link')} value={standing.url} onChange={() => {}} readOnly />
      <Row gap={2} across={4} align="center">
        <CopyButton text={standing.url} label={t('ownCalendar.copy')} />
      </Row>
      <Alert kind="info" live="status">
        {t('ownCalendar.once')}
      </Alert>
    </>
  );
}

/** The user's calendar: its secret link is made, shown once and ended here. */
export function OwnCalendar() {
  const { t } = useTranslation();
  const { stored, standing, open, close, busy, failure } = useOwnCalendar();
  const hasLink = standing?.is === 'open' || standing?.is === 'new';
  return (
    <Panel title={t('ownCalendar.title')}>
      <div className={styles.form}>
        <p>{t('ownCalendar.text')}</p>
        {failure && (
          <Alert kind="error" live="alert">
            {errorText(t, failure)}
          </Alert>
        )}
        {stored.isPending && <Skeleton lines={2} label={t('common.loading')} />}
        {!stored.data && stored.error && (
          <LoadFailure error={stored.error} onRetry={stored.refetch} title={t('ownCalendar.failed')} />
        )}
        {standing && (
          <>
            <LinkState standing={standing} />
            <Row gap={2} across={4} align="center">
              <Button variant="secondary" isBusy={busy === 'open'} onClick={open}>
                {t(hasLink ? 'ownCalendar.renew' : 'ownCalendar.open')}
              </Button>
              {hasLink && (
                <Button variant="secondary" isBusy={busy === 'close'} onClick={close}>
                  {t('ownCalendar.close')}
                </Button>
              )}
            </Row>
          </>
        )}
        {hasLink && <p className={styles.state}>{t('ownCalendar.renewNote')}</p>}
      </div>
    </Panel>
  );
}
