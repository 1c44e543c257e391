// <Trail lines={[{ key, at, what: 'Hyväksyttiin', who: 'Maija', how: 'kirjautuneena', details: ['…'] }]} />
import type { ReactNode } from 'react';
import { useDateTime } from '../use-date-time.ts';
import styles from './trail.module.css';

/** One event in words. */
export type TrailLine = {
  key: string;
  /** ISO 8601 UTC. */
  at: string;
  what: string;
  /** Whom it is about, beside what happened. */
  about?: string | undefined;
  who?: string | undefined;
  /** How they are known. */
  how?: string | undefined;
  /** From what to what, why, where. */
  details?: readonly ReactNode[];
};

function Line({ line: { at, what, about, who, how, details } }: { line: TrailLine }) {
  const dateTime = useDateTime();
  return (
    <li className={styles.line}>
      <p>
        <strong>{what}</strong>
        {about && `: ${about}`}
      </p>
      {details?.map((detail, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of an event never change their order
        <p key={index} className={styles.detail}>
          {detail}
        </p>
      ))}
      <p className={styles.when}>{[dateTime(at), who, how].filter(Boolean).join(', ')}</p>
    </li>
  );
}

/** What happened to something, as a list: what, when, who, how they are known, from what to what. */
export function Trail({ lines }: { lines: readonly TrailLine[] }) {
  return (
    <ol className={styles.lines}>
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </ol>
  );
}
