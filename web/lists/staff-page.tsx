// <StaffPage title={t('…')} back={{ to: paths.approval, label: t('…') }} about={…} actions={<Button …/>}>…</StaffPage>: the frame of a staff screen.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowLeftIcon } from '../ui/icons.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import styles from './staff-page.module.css';

type StaffPageProps = {
  title: string;
  /** The page above this one. */
  back?: { to: string; label: string };
  /** Beside the title: a state. */
  beside?: ReactNode;
  /** Under the title: what else tells this thing from others. */
  about?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

export function StaffPage({ title, back, beside, about, actions, children }: StaffPageProps) {
  return (
    <main id="main" className={styles.page}>
      <header className={styles.head}>
        <div className={styles.what}>
          {back && (
            <Link className={styles.back} to={back.to}>
              <ArrowLeftIcon />
              {back.label}
            </Link>
          )}
          <div className={styles.title}>
            <PageHeading title={title} />
            {beside}
          </div>
          {about && <div className={styles.about}>{about}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </main>
  );
}
