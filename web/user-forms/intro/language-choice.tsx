import { useTranslation } from 'react-i18next';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import { LANGUAGE_NAMES, OFFERED_LANGUAGES } from '../../../shared/core/language.ts';
import { chooseLanguage, useLanguage } from '../../app/texts/i18n.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import styles from './intro-page.module.css';

/** The languages as large buttons, each in its own language. */
export function LanguageChoice({ languages }: { languages?: readonly WorkerLanguage[] | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <fieldset className={styles.languages}>
      <legend>{t('language.label')}</legend>
      <div className={styles.pair}>
        {OFFERED_LANGUAGES.map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            className={styles.language}
            aria-pressed={each === language}
            onClick={() => void chooseLanguage(each)}
          >
            {each === language && <CheckIcon />}
            {LANGUAGE_NAMES[each]}
          </button>
        ))}
      </div>
      {!languages?.includes(language) && <p className={styles.note}>{t('player.contentLanguage')}</p>}
    </fieldset>
  );
}
