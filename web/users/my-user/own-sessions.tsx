import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownSessionApi } from '../../../shared/sessions/own-session-api.ts';
import type { OwnSession } from '../../../shared/sessions/own-session-shapes.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { LoadFailure } from '../../lists/load-failure.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';
import styles from './own-sessions.module.css';

const KEY = ['own-sessions'] as const;

/** Ends sessions and reads those that are left; `busy` is what is being ended. */
function useEnding() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<string>();
  const [outcome, setOutcome] = useState<{ isDone: boolean; text: string }>();
  const end = async (what: string, act: () => Promise<unknown>) => {
    setBusy(what);
    setOutcome(undefined);
    try {
      await act();
      await queryClient.invalidateQueries({ queryKey: KEY });
      setOutcome({ isDone: true, text: t('ownSessions.ended') });
    } catch (error) {
      setOutcome({ isDone: false, text: errorText(t, error) });
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, outcome, end };
}

type LineProps = { session: OwnSession; isBusy: boolean; onEnd: () => void };

function SessionLine({ session, isBusy, onEnd }: LineProps) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const browser = session.browser || t('ownSessions.unknownBrowser');
  return (
    <li className={styles.line}>
      <div className={styles.facts}>
        <strong>{browser}</strong>
        {session.isThis && <Tag tone="valid">{t('ownSessions.this')}</Tag>}
        <span className={styles.fact}>{t('ownSessions.used', { at: dateTime(session.used) })}</span>
        <span className={styles.fact}>{t('ownSessions.begun', { at: dateTime(session.begun) })}</span>
        {session.network !== '' && (
          <span className={styles.fact}>{t('ownSessions.network', { network: session.network })}</span>
        )}
      </div>
      {!session.isThis && (
        <Button
          variant="secondary"
          isSmall
          isBusy={isBusy}
          aria-label={t('ownSessions.endOne', { browser, at: dateTime(session.begun) })}
          onClick={onEnd}
        >
          {t('ownSessions.end')}
        </Button>
      )}
    </li>
  );
}

/** The browsers on which the user is logged in, each with its end. */
export function OwnSessions() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(ownSessionApi.list, {}, { signal }),
  });
  const { busy, outcome, end } = useEnding();
  const sessions = data?.items ?? [];
  return (
    <Panel title={t('ownSessions.title')}>
      <div className={styles.part}>
        <p>{t('ownSessions.text')}</p>
        {!data && !error && <Skeleton lines={3} label={t('common.loading')} />}
        {!data && error && <LoadFailure error={error} onRetry={refetch} title={t('ownSessions.failed')} />}
        <ul className={styles.lines}>
          {sessions.map((session) => (
            <SessionLine
              key={session._id}
              session={session}
              isBusy={busy === session._id}
              onEnd={() => void end(session._id, () => call(ownSessionApi.end, { params: { id: session._id } }))}
            />
          ))}
        </ul>
        {outcome && (
          <Alert kind={outcome.isDone ? 'success' : 'error'} live={outcome.isDone ? 'status' : 'alert'}>
            {outcome.text}
          </Alert>
        )}
        {sessions.length > 1 && (
          <Button
            variant="secondary"
            isBusy={busy === 'others'}
            onClick={() => void end('others', () => call(ownSessionApi.endOthers, {}))}
          >
            {t('ownSessions.endOthers')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
