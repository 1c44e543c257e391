import { useTranslation } from 'react-i18next';
import type { CallerUser } from '../../../shared/core/caller.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import styles from './not-found-page.module.css';
import { landingPath } from '../shell/sections.ts';

/** Shown to a logged-in user whose roles do not permit the page. */
export function ForbiddenPage({ user }: { user: CallerUser }) {
  const { t } = useTranslation();
  return (
    <main id="main" className={styles.page}>
      <span className={styles.measure} aria-hidden="true">
        403
      </span>
      <PageHeading title={t('forbidden.title')} />
      <p>{t('forbidden.text')}</p>
      <div className={styles.links}>
        <LinkButton to={landingPath(user)}>{t('forbidden.home')}</LinkButton>
      </div>
    </main>
  );
}
