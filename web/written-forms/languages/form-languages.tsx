import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import { LANGUAGE_NAMES, WORKER_LANGUAGES } from '../../../shared/core/language.ts';
import { useChangeSettings, useSettings } from '../../form-editor/inspector/settings.ts';
import { Tick } from '../../form-editor/inspector/tick.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

type Spoken = { languages: WorkerLanguage[] };

/** In which language a form is written, and in which others workers may read it, with the way to their texts. */
export function FormLanguages({ pathTo }: { pathTo: (formId: string) => string }) {
  const { t } = useTranslation();
  const { formId = '' } = useParams();
  const { languages } = useSettings<Spoken>();
  const change = useChangeSettings<Spoken>();
  const [base = 'fi', ...others] = languages;
  const set = (next: WorkerLanguage[]) => change((settings) => ({ ...settings, languages: next }));
  return (
    <Stack gap={3} as="section" aria-label={t('translations.settings.legend')}>
      <SelectField
        id="@form-languages"
        label={t('translations.settings.base')}
        value={base}
        onChange={(chosen) => {
          const next = WORKER_LANGUAGES.find((language) => language === chosen) ?? base;
          set([next, ...others.filter((language) => language !== next)]);
        }}
        options={WORKER_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <p>{t('translations.settings.others')}</p>
      {WORKER_LANGUAGES.filter((language) => language !== base).map((language) => (
        <Tick
          key={language}
          id={`@form-language-${language}`}
          label={LANGUAGE_NAMES[language]}
          isTicked={others.includes(language)}
          onChange={(isTicked) => {
            const chosen = new Set(isTicked ? [...others, language] : others.filter((one) => one !== language));
            set([base, ...WORKER_LANGUAGES.filter((one) => chosen.has(one))]);
          }}
        />
      ))}
      <p>{t('translations.settings.hint')}</p>
      <LinkButton variant="secondary" isSmall to={pathTo(formId)}>
        {t('translations.settings.open')}
      </LinkButton>
    </Stack>
  );
}
