import { useTranslation } from 'react-i18next';
import { PublicBar } from '../app/shell/public-bar.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { IfKept } from './if-kept.tsx';
import { PinForm } from './pin-form.tsx';
import { SharedDeviceChoice } from './shared-device-choice.tsx';
import styles from './start-page.module.css';

export function StartPage() {
  const { t } = useTranslation();
  return (
    <>
      <PublicBar hasLogin />
      <main id="main" className={styles.page}>
        <PageHeading title={t('start.title')} />
        <p>{t('start.where')}</p>
        <PinForm submitLabel={t('start.submit')} />
        <IfKept />
        <p className={styles.help}>{t('start.help')}</p>
        <SharedDeviceChoice />
      </main>
    </>
  );
}
