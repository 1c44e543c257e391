import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import { isStaffLanguage, LANGUAGE_NAMES, OFFERED_LANGUAGES } from '../../../shared/core/language.ts';
import { chooseLanguage, useLanguage } from '../texts/i18n.ts';
import { useOwnTexts } from '../texts/own-texts.ts';
import { LANGUAGE_TEXTS } from './language-texts.ts';
import styles from './other-languages.module.css';

const OTHERS = OFFERED_LANGUAGES.filter((language) => !isStaffLanguage(language));

/** Drawn here, since no other page shows it. */
const Globe = () => (
  <svg className={styles.globe} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM3 12h18M12 3c-4.500 5-4.500 13 0 18M12 3c4.500 5 4.500 13 0 18" />
  </svg>
);

/** The languages beside Finnish and English, each by its own name; says where one cannot be had. */
export function OtherLanguages() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { failed } = useOwnTexts(LANGUAGE_TEXTS, 'language');
  const [isFailed, setFailed] = useState(false);
  if (OTHERS.length === 0) return null;
  const isOther = !isStaffLanguage(language);
  const choose = async (chosen: string) => {
    const switched = await chooseLanguage(chosen as WorkerLanguage);
    if (switched !== 'overtaken') setFailed(switched === 'failed');
  };
  return (
    <>
      <span className={styles.others} data-chosen={isOther}>
        {isOther ? language.toUpperCase() : <Globe />}
        <select
          className={styles.select}
          aria-label={`${t('language.label')}: ${OTHERS.map((each) => LANGUAGE_NAMES[each]).join(', ')}`}
          value={isOther ? language : ''}
          onChange={({ target }) => void choose(target.value)}
        >
          <option value="" disabled hidden>
            …
          </option>
          {OTHERS.map((each) => (
            <option key={each} value={each} lang={each}>
              {LANGUAGE_NAMES[each]}
            </option>
          ))}
        </select>
      </span>
      {isFailed && (
        <p className={styles.failed} role="alert">
          {failed}
        </p>
      )}
    </>
  );
}
