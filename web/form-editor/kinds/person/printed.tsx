import { useTranslation } from 'react-i18next';
import type { PersonBlock } from '../../../../shared/content/blocks/person/shape.ts';
import styles from '../../print/printed-block.module.css';
import type { PrintedProps } from '../authored-kind.ts';

/** A person on paper: room for the name and the signature, also of who signs nothing on a phone, as a guard. */
export function PrintedPerson({ block }: PrintedProps<PersonBlock>) {
  const { t } = useTranslation();
  const { title, cardRequirement } = block;
  return (
    <div className={styles.field}>
      <strong>{title.trim() || t(`editor.print.person`)}</strong>
      {cardRequirement.trim() !== '' && (
        <span className={styles.help}>{t('editor.print.card', { card: cardRequirement })}</span>
      )}
      <div className={styles.signer}>
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={styles.help}>{t('editor.print.name')}</span>
        <span className={styles.help}>{t('editor.print.signature')}</span>
        <span className={styles.help}>{t('editor.print.date')}</span>
      </div>
    </div>
  );
}
