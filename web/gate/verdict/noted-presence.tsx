import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../shared/core/dates.ts';
import type { UnsentPresence } from '../../phone/rows.ts';
import { byServerClock } from '../../phone/server-clock.ts';
import { usePresenceView } from '../../presence/outbox/use-presence-outbox.ts';
import { refusalText } from '../../presence/unsent/refusal-text.ts';
import { CheckIcon, OfflineIcon } from '../../ui/first-icons.tsx';
import { AlertIcon, ClockIcon } from '../../ui/icons.tsx';
import styles from './presence-bar.module.css';
import { ReadNext } from './read-next.tsx';

/** What was just noted and whether the server has it; the next act is the next person. */
export function NotedPresence({ projectId, noted }: { projectId: string; noted: UnsentPresence }) {
  const { t } = useTranslation();
  const { rows, stop } = usePresenceView();
  const said = useRef<HTMLOutputElement>(null);
  // The button that was pressed is gone.
  useEffect(() => said.current?.focus(), []);
  const row = rows.find(({ key }) => key === noted.key);
  const Sign = row === undefined ? CheckIcon : row.parking ? AlertIcon : stop ? OfflineIcon : ClockIcon;
  const kind = noted.what === 'note' ? noted.kind : 'in';
  return (
    <footer className={styles.bar}>
      <output ref={said} tabIndex={-1} className={styles.state}>
        <Sign />
        <span>
          <strong>
            {row?.parking
              ? t('gate.presence.refused')
              : t(`gate.presence.noted.${kind}`, { time: formatTime(byServerClock(noted.at)) })}
          </strong>{' '}
          {row?.parking
            ? refusalText(t, row.parking.code)
            : row && t(stop ? 'gate.presence.waits' : 'gate.presence.sending')}
        </span>
      </output>
      <ReadNext projectId={projectId} />
    </footer>
  );
}
