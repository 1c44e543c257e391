import { useTranslation } from 'react-i18next';
import type { Verdict } from '../../../shared/gate/gate-verdict.ts';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/first-icons.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { OctagonCrossIcon } from '../../ui/staff-icons.tsx';
import styles from './verdict.module.css';

export const VERDICT_SIGNS = {
  enters: CheckIcon,
  check: AlertIcon,
  refused: OctagonCrossIcon,
} as const satisfies Record<Verdict, typeof CheckIcon>;

/** A verdict in a row: sign, word and colour. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation();
  const Sign = VERDICT_SIGNS[verdict];
  return (
    <span className={classNames(styles.mark, styles[verdict])}>
      <Sign />
      {t(`gate.verdict.${verdict}`)}
    </span>
  );
}
