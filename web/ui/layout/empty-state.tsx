// <EmptyState text={t('…')} example={t('…')} action={<LinkButton to=…>…</LinkButton>} />: says why nothing is here, what a row would be, and what to do next.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  text: string;
  /** What a row would say. */
  example?: string | undefined;
  action?: ReactNode;
};

export function EmptyState({ text, example, action }: EmptyStateProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.empty}>
      <p>{text}</p>
      {example !== undefined && (
        <p className={styles.example}>
          <span className={styles.word}>{t('lists.example')}</span> {example}
        </p>
      )}
      {action}
    </div>
  );
}
