import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { FEWEST_LETTERS, useGateSearch } from '../gate-queries.ts';
import { isUnreachable } from '../kept/is-unreachable.ts';
import type { KeptList } from '../../presence/kept-gate.ts';
import styles from './gate-page.module.css';
import { KeptPeople } from './kept-people.tsx';
import { People } from './people.tsx';

type FoundPeopleProps = { projectId: string; words: string; list: KeptList | undefined };

/** Those whom the words find, with their verdicts; why there is nobody where there is nobody. */
export function FoundPeople({ projectId, words, list }: FoundPeopleProps) {
  const { t } = useTranslation();
  const { data: people, error, refetch, isFetching } = useGateSearch(projectId, words);
  if (words === '') return <p className={styles.note}>{t('gate.searchHint')}</p>;
  if (words.length < FEWEST_LETTERS)
    return <output className={styles.note}>{t('gate.tooShort', { count: FEWEST_LETTERS })}</output>;
  if (error && list && isUnreachable(error)) return <KeptPeople projectId={projectId} words={words} list={list} />;
  if (error) {
    return (
      <Alert kind={isUnreachable(error) ? 'offline' : 'error'} title={t('gate.searchFailed')} live="alert">
        <p>{errorText(t, error)}</p>
        <Button variant="secondary" isBusy={isFetching} onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </Alert>
    );
  }
  if (!people) return <Skeleton lines={3} label={t('common.loading')} />;
  return (
    <>
      <output className={styles.note}>
        {people.length === 0 ? t('gate.nobody', { words }) : t('gate.found', { count: people.length })}
      </output>
      <People projectId={projectId} people={people} />
    </>
  );
}
