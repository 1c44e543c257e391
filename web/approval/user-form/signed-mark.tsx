import { useTranslation } from 'react-i18next';
import type { UserPage } from '../../../shared/content/pages/page.ts';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/first-icons.tsx';
import styles from './signed-mark.module.css';
import { useDateTime } from '../../ui/use-date-time.ts';
import { useLanguageName } from '../../ui/use-language-name.ts';

type Signed = Pick<UserPage, 'signed' | 'signedIn'>;

/** In which language a page was read, where that was not the form's first. */
export function ReadIn({ signedIn }: Pick<UserPage, 'signedIn'>) {
  const { t } = useTranslation();
  const languageName = useLanguageName();
  return signedIn && t('approval.pages.readIn', { language: languageName(signedIn.language) });
}

/** The time of a page's signature with the language in which it was read, or that there is none. */
export function SignedMark({ signed, signedIn }: Signed) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  return (
    <span className={classNames(styles.mark, signed !== null && styles.signed)}>
      {signed !== null && <CheckIcon />}
      {signed === null ? t('approval.pages.notSigned') : t('approval.pages.signed', { time: dateTime(signed) })}
      {signedIn && ' · '}
      <ReadIn signedIn={signedIn} />
    </span>
  );
}
