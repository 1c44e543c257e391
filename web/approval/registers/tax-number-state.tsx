import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/first-icons.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { taxNumberStateOf, taxNumberVerdict } from './tax-number-check.ts';
import styles from './tax-number-state.module.css';

/** The register's answer on a tax number, in words beside an icon. */
export function TaxNumberState({ state }: { state: string | null | undefined }) {
  const { t } = useTranslation();
  const known = taxNumberStateOf(state);
  const verdict = taxNumberVerdict(known);
  return (
    <span className={classNames(styles.state, styles[verdict])}>
      {verdict === 'right' && <CheckIcon />}
      {verdict === 'doubtful' && <AlertIcon />}
      {t(`approval.taxNumber.${known}`)}
    </span>
  );
}
