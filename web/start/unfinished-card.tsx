import { useTranslation } from 'react-i18next';
import { pageNumber } from '../../shared/content/pages/page-number.ts';
import { formatDate, formatTime } from '../../shared/core/dates.ts';
import { paths } from '../app/routing/paths.ts';
import type { WorkerSession } from '../phone/rows.ts';
import type { ButtonVariant } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Ruler } from '../ui/figures/ruler.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './start-page.module.css';

type UnfinishedCardProps = {
  unfinished: WorkerSession;
  /** The number of its pages that this phone has not sent. */
  unsentCount: number;
  label: string;
  variant: ButtonVariant;
};

/** An unfinished induction on this phone, with a link to its page. */
export function UnfinishedCard({ unfinished, unsentCount, label, variant }: UnfinishedCardProps) {
  const { t } = useTranslation();
  const { userFormId, name, pageIndex, pageCount, startedAt, usedAt = startedAt } = unfinished;
  return (
    <div className={styles.item}>
      <p className={styles.name}>{name}</p>
      <p>
        {t('start.resumePage', { page: pageNumber(pageIndex), total: pageCount })}{' '}
        {t('start.resumeWhen', { date: formatDate(usedAt), time: formatTime(usedAt) })}
      </p>
      {unsentCount > 0 && <p className={styles.name}>{t('start.unsent', { count: unsentCount })}</p>}
      <Ruler count={pageCount} current={pageIndex} doneCount={pageIndex} />
      <LinkButton to={paths.page(userFormId, pageIndex)} variant={variant} wide>
        {label}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </LinkButton>
    </div>
  );
}
