import { useTranslation } from 'react-i18next';
import { useChangeSettings, useSettings } from '../form-editor/settings.ts';
import { PinCode } from '../lists/pin-code.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import styles from './fixed-pages.module.css';
import type { InductionSettings } from './induction-settings.ts';

/** The name of the form, to be changed right where it stands, and its PIN. */
export function FormTitle({ pin }: { pin: string }) {
  const { t } = useTranslation();
  const { name } = useSettings<InductionSettings>();
  const change = useChangeSettings<InductionSettings>();
  const title = name.trim() || t('forms.nameless');
  return (
    <>
      <div className={styles.headline}>
        <PageHeading title={t('forms.editTitle', { name: title })} />
      </div>
      <input
        className={styles.nameField}
        aria-label={t('forms.settings.name')}
        value={name}
        placeholder={t('forms.nameless')}
        maxLength={200}
        onChange={({ currentTarget }) => {
          const { value } = currentTarget;
          change((settings) => ({ ...settings, name: value }), 'name');
        }}
      />
      <span className={styles.barPin}>
        {t('forms.pin')} <PinCode pin={pin} />
      </span>
    </>
  );
}
