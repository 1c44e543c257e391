import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import styles from './signed-mark.module.css';
import { useDateTime } from '../../ui/use-date-time.ts';

/** The time of a page's signature, or that there is none. */
export function SignedMark({ signed }: { signed: string | null }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  return (
    <span className={classNames(styles.mark, signed !== null && styles.signed)}>
      {signed !== null && <CheckIcon />}
      {signed === null ? t('approval.pages.notSigned') : t('approval.pages.signed', { time: dateTime(signed) })}
    </span>
  );
}
