import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import story from './story.module.css';
import styles from './section-head.module.css';

type SectionHeadProps = {
  id: string;
  icon: ReactNode;
  reader: string;
  title: string;
  lead?: string;
  isOnDark?: boolean;
};

/** Who a section is for, and what it promises them; the heading takes the focus when the header's links lead to it. */
export function SectionHead({ id, icon, reader, title, lead, isOnDark = false }: SectionHeadProps) {
  return (
    <div className={classNames(styles.head, isOnDark && styles.isDark)}>
      <p className={styles.reader}>
        {icon}
        {reader}
      </p>
      <h2 id={id} className={story.title} tabIndex={-1}>
        {title}
      </h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
