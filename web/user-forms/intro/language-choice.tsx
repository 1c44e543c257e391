import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import { BASE_LANGUAGES } from '../../../shared/content/base-language.ts';
import { LANGUAGE_NAMES, OFFERED_LANGUAGES } from '../../../shared/core/language.ts';
import { chooseLanguage, useLanguage } from '../../app/texts/i18n.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { CheckIcon } from '../../ui/first-icons.tsx';
import styles from './intro-page.module.css';

/** The offered languages, those of the form first. */
function ownFirst(languages: readonly WorkerLanguage[]): WorkerLanguage[] {
  const isOther = (language: WorkerLanguage) => Number(!languages.includes(language));
  return [...OFFERED_LANGUAGES].sort((a, b) => isOther(a) - isOther(b));
}

/** The languages as large buttons, each in its own language; says where one cannot be had. */
export function LanguageChoice({ languages = BASE_LANGUAGES }: { languages?: readonly WorkerLanguage[] | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isFailed, setFailed] = useState(false);
  const choose = async (chosen: WorkerLanguage) => {
    const switched = await chooseLanguage(chosen);
    if (switched !== 'overtaken') setFailed(switched === 'failed');
  };
  return (
    <fieldset className={styles.languages}>
      <legend>{t('language.label')}</legend>
      <div className={styles.pair}>
        {ownFirst(languages).map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            className={styles.language}
            aria-pressed={each === language}
            onClick={() => void choose(each)}
          >
            {each === language && <CheckIcon />}
            {LANGUAGE_NAMES[each]}
          </button>
        ))}
      </div>
      {isFailed && (
        <Alert kind="offline" live="alert">
          {t('errors.network')}
        </Alert>
      )}
      {!languages.includes(language) && <p className={styles.note}>{t('player.contentLanguage')}</p>}
    </fieldset>
  );
}
