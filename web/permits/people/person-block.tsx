import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonBlock, SelectedPerson } from '../../../shared/content/blocks/person/rules.ts';
import type { BlockViewProps } from '../../content/block-view.ts';
import { cardTypeTitle } from '../../content/cards/card-title.ts';
import { Said } from '../../content/said/said.tsx';
import { toldRole } from '../../content/told-role.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FieldNotes } from '../../ui/fields/field.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PersonCard } from './person-card.tsx';
import { cardStanding, keyOf, selectionOf, usePermitPeople, type Candidate } from './permit-people.ts';
import fieldStyles from '../../ui/fields/field.module.css';
import styles from './person-block.module.css';

type PersonViewProps = BlockViewProps<PersonBlock, SelectedPerson[]>;

function useTitle({ title, personRole }: PersonBlock): string {
  const { t } = useTranslation();
  return title.trim() || t(`permits.role.${personRole}`);
}

function useChosen(block: PersonBlock): Candidate[] {
  const { t } = useTranslation();
  const { known } = usePermitPeople();
  return block.selectedPersons.map(
    (selected) => known.get(keyOf(selected)) ?? { selected, name: t('permits.people.chosen'), company: '', cards: [] },
  );
}

function About({ block }: { block: PersonBlock }) {
  const { t } = useTranslation();
  const title = useTitle(block);
  const role = block.personRole === 'NoRole' ? '' : toldRole(title, t(`permits.role.${block.personRole}`));
  return (
    <>
      {block.title.trim() === '' ? title : <Said path="title">{title}</Said>}
      {role !== '' && <span className={fieldStyles.optional}> ({role})</span>}
    </>
  );
}

function useHint({ cardRequirement, cardIsMandatory, personRole }: PersonBlock): string {
  const { t } = useTranslation();
  const name = cardTypeTitle(t, cardRequirement);
  const card =
    name !== '' && t(cardIsMandatory ? 'permits.people.cardNeeded' : 'permits.people.cardAsked', { card: name });
  const signs = t(personRole === 'NoRole' ? 'permits.people.noSigning' : 'permits.people.signs');
  return [signs, card].filter(Boolean).join(' ');
}

type RowProps = { block: PersonBlock; candidate: Candidate; onRemove?: (() => void) | undefined };

function Row({ block, candidate, onRemove }: RowProps) {
  const { t } = useTranslation();
  const { permit } = usePermitPeople();
  return (
    <li className={styles.person}>
      <span className={styles.who}>
        <strong>{candidate.name}</strong>
        {candidate.company && <span className={styles.company}>{candidate.company}</span>}
        <PersonCard person={cardStanding(block, candidate, permit)} />
      </span>
      {onRemove && (
        <Button variant="secondary" isSmall onClick={onRemove}>
          {t('permits.people.remove')}
          <VisuallyHidden> {candidate.name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

/** Shown for an empty block: the permit's maker, or nobody yet. */
function Nobody({ block, isOpen = false }: { block: PersonBlock; isOpen?: boolean }) {
  const { t } = useTranslation();
  const { permit } = usePermitPeople();
  const { name } = permit.meta.createdBy;
  if (!block.defaultToCreator) return <p>{t('permits.people.nobody')}</p>;
  return <p>{isOpen ? t('permits.people.maker', { name }) : <strong>{name}</strong>}</p>;
}

/** A block's people, read-only. */
function ReadPersons({ block }: { block: PersonBlock }) {
  const chosen = useChosen(block);
  return (
    <div className={styles.block}>
      <p className={fieldStyles.label}>
        <About block={block} />
      </p>
      {chosen.length === 0 && <Nobody block={block} />}
      <ul className={styles.list}>
        {chosen.map((candidate) => (
          <Row key={keyOf(candidate.selected)} block={block} candidate={candidate} />
        ))}
      </ul>
    </div>
  );
}

function ChosenPersons({ block, id, issues, onAnswer }: PersonViewProps) {
  const { t } = useTranslation();
  const { Picker, remember } = usePermitPeople();
  const [isPicking, setPicking] = useState(false);
  const chosen = useChosen(block);
  const error = issues[0]?.message;
  const errorId = `${id}-selectedPersons`;
  const pick = (picked: readonly Candidate[]) => {
    remember(picked);
    onAnswer(picked.map((candidate) => selectionOf(block, candidate)));
    setPicking(false);
  };
  return (
    <fieldset
      className={classNames(styles.block, error !== undefined && fieldStyles.broken)}
      aria-describedby={`${errorId}-hint`}
    >
      <legend className={fieldStyles.label}>
        <About block={block} />
        {!block.mandatory && <span className={fieldStyles.optional}> {t('common.optional')}</span>}
      </legend>
      <FieldNotes id={errorId} hint={useHint(block)} error={error} />
      {chosen.length === 0 && <Nobody block={block} isOpen />}
      <ul className={styles.list}>
        {chosen.map((candidate) => (
          <Row
            key={keyOf(candidate.selected)}
            block={block}
            candidate={candidate}
            onRemove={() =>
              onAnswer(chosen.filter((each) => each !== candidate).map((each) => selectionOf(block, each)))
            }
          />
        ))}
      </ul>
      <Button id={errorId} variant="secondary" icon={<PlusIcon />} onClick={() => setPicking(true)}>
        {t('permits.people.choose')}
        <VisuallyHidden> {useTitle(block)}</VisuallyHidden>
      </Button>
      {isPicking && Picker && <Picker block={block} onPick={pick} onClose={() => setPicking(false)} />}
    </fieldset>
  );
}

/** The people of one role in a permit: selectable while the permit is editable, otherwise read-only. */
export function PersonBlockView(props: PersonViewProps) {
  const { Picker } = usePermitPeople();
  const isOpen = props.page.mode === 'fill' && props.page.openness === 'open' && Picker !== undefined;
  return isOpen ? <ChosenPersons {...props} /> : <ReadPersons block={props.block} />;
}
