import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../app/texts/i18n.ts';
import { whenFetched } from '../../passes/pass-facts.ts';
import { useNotesPresence } from '../../presence/use-on-site.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { keptPersonOf } from '../kept/find-kept.ts';
import { keptList, type KeptPerson } from '../../presence/kept-gate.ts';
import { PresenceBar } from './presence-bar.tsx';
import { VerdictHead } from './verdict-head.tsx';
import styles from './verdict-page.module.css';

type KeptVerdictProps = { bar: ReactNode; projectId: string; passId: string; retry: ReactNode };

/** What this phone knows of a person while nobody can be asked; "not checked" where it knows nothing. */
export function KeptVerdict({ bar, projectId, passId, retry }: KeptVerdictProps) {
  const { t } = useTranslation();
  const language = useStaffLanguage();
  const list = keptList(projectId);
  const person = list && keptPersonOf(list, passId);
  const isNoted = useNotesPresence(projectId);
  return (
    <>
      <VerdictHead bar={bar} verdict={person?.verdict ?? 'unchecked'} {...(person && { person })} />
      <div className={styles.body}>
        <Alert
          kind="offline"
          title={list ? t('gate.listAt', { when: whenFetched(list.at, language) }) : t('gate.noList')}
          live="status"
        >
          {list && !person && <p>{t('gate.uncheckedText')}</p>}
        </Alert>
        {retry}
      </div>
      {isNoted && <KeptPresence projectId={projectId} passId={passId} person={person} />}
    </>
  );
}

type KeptPresenceProps = { projectId: string; passId: string; person: KeptPerson | undefined };

/** Also somebody whom the phone does not know is noted: the verdict comes when the note is sent. */
function KeptPresence({ projectId, passId, person }: KeptPresenceProps) {
  const { t } = useTranslation();
  if (!person) {
    const unchecked = { name: t('gate.uncheckedPass'), employer: '' };
    return <PresenceBar projectId={projectId} passIds={[passId]} person={unchecked} verdict="unchecked" />;
  }
  const { name, employer, verdict, otherPassIds = [] } = person;
  const passIds = [person.passId, ...otherPassIds] as const;
  return <PresenceBar projectId={projectId} passIds={passIds} person={{ name, employer }} verdict={verdict} />;
}
