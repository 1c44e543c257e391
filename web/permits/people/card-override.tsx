import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDate } from '../../../shared/core/dates.ts';
import type { Permit, PermitPerson } from '../../../shared/permits/permit.ts';
import { REASON_CHARACTERS } from '../../../shared/permits/permit-limits.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { CheckboxRow } from '../../ui/fields/boxes/checkbox-row.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { cardWords } from './card-words.ts';
import { PersonCard } from './person-card.tsx';
import { nameOf } from '../state/shown-permit.ts';
import styles from '../sign/sign-form.module.css';
import { cardless, type SigningState } from '../sign/use-signing.ts';

/** The people whose required card is unacceptable, and who overrode it; renders nothing without any. */
export function Cardless({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const persons = cardless(permit);
  if (persons.length === 0) return null;
  return (
    <Alert kind="other" title={t('permits.sign.cardsTitle')}>
      <ul className={styles.cards}>
        {persons.map((person) => (
          <li key={person._id}>
            {nameOf(person)} <PersonCard person={person} />
          </li>
        ))}
      </ul>
      {permit.cardOverride && (
        <p>{t('permits.override.said', { by: permit.cardOverride.by, reason: permit.cardOverride.reason })}</p>
      )}
    </Alert>
  );
}

/** The reason for overriding unacceptable cards, and the sentence that names the cards, their holders and the overrider. */
export function CardOverride({ permit, by, state }: { permit: Permit; by: PermitPerson; state: SigningState }) {
  const { t } = useTranslation();
  const { typed, problem } = state;
  const [today] = useState(() => localDate(new Date()));
  const cards = cardless(permit)
    .map((person) => `${cardWords(t, person, today)} (${nameOf(person)})`)
    .join(', ');
  return (
    <>
      <TextArea
        id="sign-override"
        label={t('permits.sign.overrideReason')}
        hint={t('permits.sign.overrideHint')}
        maxLength={REASON_CHARACTERS}
        rows={3}
        value={typed.override}
        error={problem.override}
        onChange={typed.setOverride}
      />
      <CheckboxRow
        id="sign-confirmed"
        label={t('permits.sign.overrideSentence', { cards, name: nameOf(by) })}
        isChecked={typed.isConfirmed}
        error={problem.confirmed}
        onChange={typed.setConfirmed}
      />
    </>
  );
}
