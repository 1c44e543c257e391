import { useTranslation } from 'react-i18next';
import type { CallerUser } from '../../shared/core/caller.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import styles from './not-found-page.module.css';
import { landingPath } from './sections.ts';

/** What a logged-in user sees at the address of a page that their roles do not open. */
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
