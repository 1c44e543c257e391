// <HomeRow icon={<SignIcon />} name="…" about="…" place="…" act={{ to, text, isFilled: true }} />: one thing of a part, and where it leads.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../ui/class-names.ts';
import { ArrowRightIcon } from '../ui/icons.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './home-row.module.css';

type HomeRowProps = {
  icon?: ReactNode;
  /** Before the name: a time. */
  time?: string;
  name: string;
  about?: string;
  /** The site. */
  place?: string;
  /** After all: a state. */
  state?: ReactNode;
} & ({ act: { to: string; text: string; isFilled?: boolean } } | { to: string });

/** The whole row is the target of its one link. */
export function HomeRow({ icon, time, name, about, place, state, ...target }: HomeRowProps) {
  const hasAct = 'act' in target;
  return (
    <li className={classNames(styles.row, hasAct && styles.acting)}>
      {icon && <span className={styles.icon}>{icon}</span>}
      {time && <span className={styles.time}>{time}</span>}
      <span className={styles.what}>
        {hasAct ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Link className={styles.name} to={target.to}>
            {name}
          </Link>
        )}
        {about && <span className={styles.about}>{about}</span>}
      </span>
      {place && <span className={styles.place}>{place}</span>}
      {state}
      {hasAct ? (
        <span className={styles.act}>
          <LinkButton to={target.act.to} variant={target.act.isFilled ? 'primary' : 'secondary'} isSmall wide>
            {target.act.text}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </LinkButton>
        </span>
      ) : (
        !state && (
          <span className={styles.arrow}>
            <ArrowRightIcon />
          </span>
        )
      )}
    </li>
  );
}

export function HomeRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}
