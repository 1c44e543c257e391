import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../../ui/first-icons.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from '../registers/tax-number-state.module.css';

/** A detail with the tax number register's verdict, in a word beside an icon; no verdict if the register gave none. */
export function CheckedValue({ value, isRight }: { value: string; isRight: boolean | null | undefined }) {
  const { t } = useTranslation();
  if (isRight === null || isRight === undefined) return value;
  return (
    <>
      {value}
      <br />
      <span className={classNames(styles.state, isRight ? styles.right : styles.doubtful)}>
        {isRight ? <CheckIcon /> : <AlertIcon />}
        {t(isRight ? 'approval.register.right' : 'approval.register.wrong')}
      </span>
    </>
  );
}
