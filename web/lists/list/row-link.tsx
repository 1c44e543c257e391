// <RowLink to={paths.…} about={formName} tags={<Tag …/>}>{name}</RowLink>: what a row is about and the way to it, with what tells it from others.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './row-link.module.css';

type RowLinkProps = {
  to: string;
  id?: string | undefined;
  children: ReactNode;
  /** Left out on a phone. */
  about?: string | undefined;
  tags?: ReactNode;
};

export function RowLink({ to, id, children, about, tags }: RowLinkProps) {
  return (
    <span className={styles.name}>
      <Link id={id} className={styles.link} to={to}>
        {children}
      </Link>
      {tags}
      {about && <span className={styles.about}>{about}</span>}
    </span>
  );
}
