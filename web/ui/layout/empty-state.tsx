// <EmptyState text={t('…')} action={<LinkButton to=…>…</LinkButton>} />: says why nothing is here and what to do next.
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export function EmptyState({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{text}</p>
      {action}
    </div>
  );
}
