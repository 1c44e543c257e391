import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../app/texts/i18n.ts';
import { whenFetched } from '../../passes/pass-facts.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { findKept } from '../kept/find-kept.ts';
import type { KeptList } from '../../presence/kept-gate.ts';
import styles from './gate-page.module.css';
import { People } from './people.tsx';

type KeptPeopleProps = { projectId: string; words: string; list: KeptList };

/** Those whom the words find on the list in this phone, and when it was fetched. */
export function KeptPeople({ projectId, words, list }: KeptPeopleProps) {
  const { t } = useTranslation();
  const language = useStaffLanguage();
  const people = findKept(list, words);
  return (
    <>
      <Alert kind="offline" title={t('gate.listAt', { when: whenFetched(list.at, language) })} live="status" />
      <output className={styles.note}>
        {people.length === 0 ? t('gate.keptNobody', { words }) : t('gate.found', { count: people.length })}
      </output>
      <People projectId={projectId} people={people} />
    </>
  );
}
