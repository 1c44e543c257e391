import { useTranslation } from 'react-i18next';
import type { PersonBlock } from '../../../shared/content/kinds/person.ts';
import styles from './text.module.css';

/** A person block as an induction shows it, for reading: people are chosen in permits only. */
export function Person({ block }: { block: PersonBlock }) {
  const { t } = useTranslation();
  const { title, personRole, cardRequirement } = block;
  const role = personRole === 'NoRole' ? '' : t(`blocks.personRole.${personRole}`);
  const name = title.trim() || role;
  const isRoleTold = role !== '' && role !== name;
  if (name === '' && cardRequirement.trim() === '') return null;
  return (
    <div className={styles.paragraphs}>
      {name !== '' && (
        <p>
          <strong>{name}</strong>
          {isRoleTold && ` (${role})`}
        </p>
      )}
      {cardRequirement.trim() !== '' && <p>{t('blocks.cardRequirement', { card: cardRequirement })}</p>}
    </div>
  );
}
