// <LanguageSwitch language="fi" onChange={chooseLanguage} />: both names side by side; `variant="link"` names the other language only.
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../shared/core/language.ts';
import type { Language, WorkerLanguage } from '../../../shared/core/fields.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './language-switch.module.css';

type LanguageSwitchProps = {
  language: WorkerLanguage;
  onChange: (language: Language) => unknown;
  variant?: 'segments' | 'link';
};

export function LanguageSwitch({ language, onChange, variant = 'segments' }: LanguageSwitchProps) {
  const { t } = useTranslation();
  if (variant === 'link') {
    const other = language === 'fi' ? 'en' : 'fi';
    return (
      <button type="button" lang={other} className={styles.link} onClick={() => onChange(other)}>
        {t(`language.inOther.${other}`)}
      </button>
    );
  }
  return (
    <fieldset className={styles.segments}>
      <legend>
        <VisuallyHidden>{t('language.label')}</VisuallyHidden>
      </legend>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          className={styles.segment}
          aria-pressed={each === language}
          onClick={() => onChange(each)}
        >
          {t(`language.name.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}
