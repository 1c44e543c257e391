import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { useLanguage, useStaffLanguage } from '../texts/i18n.ts';
import styles from './not-found-page.module.css';
import { paths } from './paths.ts';
import { PublicBar } from '../shell/public-bar.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const home = paths.home(useStaffLanguage());
  return (
    <>
      <PublicBar />
      <main id="main" className={styles.page}>
        <span className={styles.measure} aria-hidden="true">
          404
        </span>
        <PageHeading title={t('notFound.title')}>
          {language !== 'en' && t('notFound.title')} <span lang="en">{t('notFound.name')}</span>
        </PageHeading>
        <p>{t('notFound.text')}</p>
        <div className={styles.links}>
          <LinkButton to={paths.start}>{t('notFound.start')}</LinkButton>
          <LinkButton to={paths.login} variant="secondary">
            {t('common.login')}
          </LinkButton>
          <LinkButton to={home} variant="ghost">
            {t('notFound.home')}
          </LinkButton>
        </div>
      </main>
    </>
  );
}
