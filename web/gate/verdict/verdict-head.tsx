import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Verdict } from '../../../shared/gate/gate-verdict.ts';
import { classNames } from '../../ui/class-names.ts';
import { OfflineIcon } from '../../ui/first-icons.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { VERDICT_SIGNS } from './verdict-mark.tsx';
import styles from './verdict.module.css';

const SIGNS = { ...VERDICT_SIGNS, unchecked: OfflineIcon } as const;

type VerdictHeadProps = {
  bar: ReactNode;
  /** `unchecked`: nobody could be asked, and the phone does not know the pass. */
  verdict: Verdict | 'unchecked';
  person?: { name: string; employer: string };
};

/** A verdict over the whole width: a word, a colour and a sign, and whose it is. */
export function VerdictHead({ bar, verdict, person }: VerdictHeadProps) {
  const { t } = useTranslation();
  const Sign = SIGNS[verdict];
  const word = t(`gate.verdict.${verdict}`);
  const name = person && (person.name || t('gate.noName'));
  return (
    <header className={classNames(styles.head, styles[verdict])}>
      {bar}
      <div className={styles.word}>
        <Sign />
        <PageHeading title={word} documentTitle={name === undefined ? word : `${name}: ${word}`} />
      </div>
      {person && (
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.employer}>{person.employer}</p>
        </div>
      )}
    </header>
  );
}
