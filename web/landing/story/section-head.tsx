import type { ReactNode } from 'react';
import styles from './story.module.css';

type SectionHeadProps = { id: string; icon: ReactNode; reader: string; title: string; lead?: string };

/** Who a section is for, and what it promises them; the heading takes the focus when the header's links lead to it. */
export function SectionHead({ id, icon, reader, title, lead }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <p className={styles.reader}>
        {icon}
        {reader}
      </p>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
