import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../app/texts/i18n.ts';
import { FilterChips } from '../../lists/toolbar/filter-chips.tsx';
import { whenFetched } from '../../passes/pass-facts.ts';
import type { KeptPresent } from '../../presence/kept-gate.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/fields/boxes/checkbox-row.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { isCalled } from '../kept/find-kept.ts';
import styles from './evacuation.module.css';

/** So many are drawn at once: a phone is slow with thousands. */
const ROWS_AT_ONCE = 200;

type PeopleToFindProps = {
  people: readonly KeptPresent[];
  found: ReadonlySet<string>;
  onTick: (passId: string, isFound: boolean) => void;
};

/** The people of the site, each with a tick; found by name or employer. */
export function PeopleToFind({ people, found, onTick }: PeopleToFindProps) {
  const { t } = useTranslation();
  const language = useStaffLanguage();
  const [words, setWords] = useState('');
  const [shown, setShown] = useState<'all' | 'missing'>('all');
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const missing = people.filter(({ passId }) => !found.has(passId));
  const asked = (shown === 'missing' ? missing : people).filter(
    ({ name, employer }) => words.trim() === '' || isCalled(`${name} ${employer}`, words),
  );
  if (people.length === 0) return <EmptyState text={t('gate.onSite.nobody')} />;
  return (
    <>
      <FilterChips
        label={t('gate.evacuation.filter')}
        chosen={shown}
        chips={[
          { value: 'all', label: t('gate.evacuation.all'), count: people.length },
          { value: 'missing', label: t('gate.evacuation.missing'), count: missing.length },
        ]}
        onChoose={setShown}
      />
      <SearchField id="evacuation-search" label={t('gate.evacuation.search')} value={words} onSearch={setWords} />
      <Stack as="ul" gap={2}>
        {asked.slice(0, most).map(({ passId, name, employer, since }) => (
          <li key={passId}>
            <CheckboxRow
              id={`found-${passId}`}
              isChecked={found.has(passId)}
              onChange={(isFound) => onTick(passId, isFound)}
              label={
                <span className={styles.who}>
                  <strong>{name || t('gate.noName')}</strong>
                  <span>
                    {employer && `${employer}, `}
                    {t('gate.evacuation.since', { when: whenFetched(since, language) })}
                  </span>
                </span>
              }
            />
          </li>
        ))}
      </Stack>
      {asked.length > most && (
        <Button variant="secondary" wide onClick={() => setMost(most + ROWS_AT_ONCE)}>
          {t('gate.evacuation.more')}
        </Button>
      )}
    </>
  );
}
