import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Verdict } from '../../../shared/gate/gate-verdict.ts';
import type { PresenceKind } from '../../../shared/presence/presence-event.ts';
import { useIsOnline } from '../../app/shell/use-is-online.ts';
import { useStaffLanguage } from '../../app/texts/i18n.ts';
import { whenFetched } from '../../passes/pass-facts.ts';
import type { UnsentPresence } from '../../phone/rows.ts';
import { useNote, useOnSite } from '../../presence/use-on-site.ts';
import { Button } from '../../ui/button.tsx';
import { OfflineIcon } from '../../ui/first-icons.tsx';
import { ClockIcon } from '../../ui/icons.tsx';
import { NotedPresence } from './noted-presence.tsx';
import styles from './presence-bar.module.css';
import { ReadNext } from './read-next.tsx';

type PresenceBarProps = {
  projectId: string;
  /** The pass by which presence is noted, and the person's others. */
  passIds: readonly [string, ...string[]];
  person: { name: string; employer: string };
  verdict: Verdict | 'unchecked';
  /** Since when the server says that the person is on the site; undefined where it was not asked. */
  since?: string | null | undefined;
};

/** Since when somebody is on the site: what this phone has noted and not sent comes after what the server said. */
function useSince({ projectId, passIds, since }: PresenceBarProps): string | null | undefined {
  const { at, people, rows } = useOnSite(projectId, 'known');
  const isNoted = rows.some((row) => row.what === 'note' && passIds.includes(row.passId) && !row.parking);
  const kept = people.find(({ passId }) => passIds.includes(passId))?.since ?? null;
  if (isNoted) return kept;
  return since === undefined ? (kept ?? (at === undefined ? undefined : null)) : since;
}

/** Where the person stands, and the act that is next: noted on this phone first, and sent when there is a network. */
export function PresenceBar(props: PresenceBarProps) {
  const { projectId, passIds, person, verdict } = props;
  const { t } = useTranslation();
  const language = useStaffLanguage();
  const isOnline = useIsOnline();
  const since = useSince(props);
  const note = useNote(projectId);
  const isRefused = verdict === 'refused';
  const [noted, setNoted] = useState<UnsentPresence>();
  const [isPressed, setPressed] = useState(false);
  if (noted) return <NotedPresence projectId={projectId} noted={noted} />;
  const press = (kind: PresenceKind) => {
    setPressed(true);
    void note({ what: 'note', kind, passId: passIds[0], ...person }).then(setNoted);
  };
  return (
    <footer className={styles.bar}>
      <p className={styles.state}>
        {isOnline ? <ClockIcon /> : <OfflineIcon />}
        <span>
          {since && t('gate.presence.since', { when: whenFetched(since, language) })}
          {since === null && t('gate.presence.away')}
          {!isOnline && ` ${t('gate.presence.later')}`}
        </span>
      </p>
      {since ? (
        <Button wide isBusy={isPressed} onClick={() => press('out')}>
          {t('gate.presence.out')}
        </Button>
      ) : (
        <>
          {isRefused && <ReadNext projectId={projectId} />}
          <div className={styles.acts}>
            <Button variant={isRefused ? 'secondary' : 'primary'} isBusy={isPressed} onClick={() => press('in')}>
              {t(isRefused ? 'gate.presence.inAnyway' : 'gate.presence.in')}
            </Button>
            <Button variant="secondary" isBusy={isPressed} onClick={() => press('out')}>
              {t('gate.presence.left')}
            </Button>
          </div>
        </>
      )}
    </footer>
  );
}
