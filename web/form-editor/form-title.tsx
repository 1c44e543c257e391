// <FormTitle label={t('forms.settings.name')} />: the name of the open form, to be changed right where it stands.
import { useTranslation } from 'react-i18next';
import { FORM_NAME_CHARACTERS } from '../../shared/content/forms/form-limits.ts';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import styles from './form-title.module.css';
import { useChangeSettings, useSettings } from './inspector/settings.ts';

export function FormTitle({ label }: { label: string }) {
  const { t } = useTranslation();
  const { name } = useSettings<{ name: string }>();
  const change = useChangeSettings<{ name: string }>();
  return (
    <>
      <div className={styles.headline}>
        <PageHeading title={t('forms.editTitle', { name: name.trim() || t('forms.nameless') })} />
      </div>
      <input
        className={styles.field}
        aria-label={label}
        value={name}
        placeholder={t('forms.nameless')}
        maxLength={FORM_NAME_CHARACTERS}
        onChange={({ currentTarget }) => {
          const { value } = currentTarget;
          change((settings) => ({ ...settings, name: value }), 'name');
        }}
      />
    </>
  );
}
