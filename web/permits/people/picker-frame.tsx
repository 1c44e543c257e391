import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { cardStanding, keyOf, usePermitPeople, type Candidate, type PickerProps } from './permit-people.ts';
import { CandidateFitness } from './candidate-fitness.tsx';
import { PersonCard } from './person-card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './picker-frame.module.css';

type CandidateRowProps = Pick<PickerProps, 'block'> & {
  candidate: Candidate;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
};

function CandidateRow({ block, candidate, isChosen, onChange }: CandidateRowProps) {
  const { permit } = usePermitPeople();
  return (
    <label className={styles.row}>
      <input type="checkbox" checked={isChosen} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span className={styles.who}>
        <strong>{candidate.name}</strong>
        {candidate.company && <span className={styles.company}>{candidate.company}</span>}
      </span>
      <span className={styles.tags}>
        <PersonCard person={cardStanding(block, candidate, permit)} />
        <CandidateFitness candidate={candidate} block={block} />
      </span>
    </label>
  );
}

type PickerFrameProps = PickerProps & {
  /** The candidates loaded so far. */
  candidates: readonly Candidate[];
  /** Above the list: the source and the search. */
  controls?: ReactNode;
  /** Below the list: that more is loading, or why it failed. */
  after?: ReactNode;
};

function useCompanies(candidates: readonly Candidate[]) {
  const { t } = useTranslation();
  const [company, setCompany] = useState('');
  const names = [...new Set(candidates.map((each) => each.company).filter(Boolean))].sort((a, b) =>
    a.localeCompare(b, 'fi'),
  );
  const isOffered = names.length > 1 || company !== '';
  return {
    shown: company === '' ? candidates : candidates.filter((each) => each.company === company),
    field: isOffered && (
      <SelectField
        id="candidate-company"
        label={t('permits.people.company')}
        value={company}
        onChange={setCompany}
        emptyLabel={t('permits.people.allCompanies')}
        options={names.map((value) => ({ value, label: value }))}
      />
    ),
  };
}

/** The candidates for a block, with their required card. A search does not change the selection. */
export function PickerFrame({ block, onPick, onClose, candidates, controls, after }: PickerFrameProps) {
  const { t } = useTranslation();
  const { known } = usePermitPeople();
  const { shown, field } = useCompanies(candidates);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Candidate>>(
    () =>
      new Map(
        block.selectedPersons.map((selected) => {
          const candidate = known.get(keyOf(selected));
          return [keyOf(selected), candidate ?? { selected, name: '', company: '', cards: [] }];
        }),
      ),
  );
  const choose = (candidate: Candidate, isChosen: boolean) => {
    const next = new Map(chosen);
    if (isChosen) next.set(keyOf(candidate.selected), candidate);
    else next.delete(keyOf(candidate.selected));
    setChosen(next);
  };
  const hadChosen = block.selectedPersons.length > 0;
  const takeText =
    chosen.size > 0
      ? t('permits.people.take', { count: chosen.size })
      : t(hadChosen ? 'permits.people.takeNobody' : 'permits.people.choose');
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('permits.people.keep')}
      </Button>
      <Button disabled={chosen.size === 0 && !hadChosen} onClick={() => onPick([...chosen.values()])}>
        {takeText}
      </Button>
    </>
  );
  const title = block.title.trim() || t(`permits.role.${block.personRole}`);
  return (
    <Dialog isOpen isForm title={t('permits.people.dialog', { title })} onClose={onClose} actions={actions}>
      <Stack gap={3}>
        {controls}
        {field}
        {shown.length > 0 && (
          <ul className={styles.list} aria-label={t('permits.people.list')}>
            {shown.map((candidate) => (
              <li key={keyOf(candidate.selected)}>
                <CandidateRow
                  block={block}
                  candidate={candidate}
                  isChosen={chosen.has(keyOf(candidate.selected))}
                  onChange={(isChosen) => choose(candidate, isChosen)}
                />
              </li>
            ))}
          </ul>
        )}
        {after}
      </Stack>
    </Dialog>
  );
}
