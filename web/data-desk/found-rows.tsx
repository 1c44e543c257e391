import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PickBox } from '../ui/fields/boxes/pick-box.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import styles from './data-desk.module.css';

export type FoundRow = {
  _id: string;
  name: string;
  /** More that tells it from others. */
  about: readonly string[];
  /** Why it is kept, and until when. */
  kept: readonly string[];
  /** Where it is read and corrected. */
  open?: { to: string; label: string };
  /** Where it can be chosen for giving out and erasing. */
  pick?: { label: string; isChosen: boolean; onChange: (isChosen: boolean) => void };
};

/** What was found of one kind; nothing where there is none. */
export function FoundRows({ title, rows, note }: { title: string; rows: readonly FoundRow[]; note?: ReactNode }) {
  if (rows.length === 0) return null;
  return (
    <Panel title={`${title} (${rows.length})`}>
      {note && <p className={styles.note}>{note}</p>}
      <ul className={styles.rows}>
        {rows.map(({ _id, name, about, kept, open, pick }) => (
          <li key={_id} className={styles.row}>
            {pick && <PickBox label={pick.label} isChecked={pick.isChosen} onChange={pick.onChange} />}
            <div className={styles.what}>
              <p className={styles.name}>{name}</p>
              {about.length > 0 && <p className={styles.note}>{about.join(' · ')}</p>}
              {kept.map((text) => (
                <p key={text} className={styles.kept}>
                  {text}
                </p>
              ))}
            </div>
            {open && (
              <Link className={styles.open} to={open.to} aria-label={`${open.label}: ${name}`}>
                {open.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
