import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { InductionFormRow } from '../../../shared/induction-forms/induction-form.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import type { ListPage } from '../../lists/list/list-pages.ts';
import styles from './waiting-forms.module.css';

type WaitingFormsProps = {
  waiting: ListPage<InductionFormRow> | undefined;
  /** The rows of the list below, which tell the same of their forms. */
  shown: readonly InductionFormRow[] | undefined;
};

/** The forms with inductions waiting for approval, each linked to them. Renders nothing where the list below shows all of them. */
export function WaitingForms({ waiting, shown }: WaitingFormsProps) {
  const { t } = useTranslation();
  const forms = (waiting?.items ?? []).filter(({ waitingCount }) => waitingCount > 0);
  const isInList = ({ _id }: InductionFormRow) => shown?.some((row) => row._id === _id);
  if (!shown || (forms.every(isInList) && !waiting?.nextCursor)) return null;
  return (
    <section className={styles.waiting} aria-labelledby="waiting-forms">
      <h2 id="waiting-forms" className={styles.title}>
        {t('approval.forms.waiting')}
      </h2>
      <ul className={styles.forms}>
        {forms.map(({ _id, meta, waitingCount }) => (
          <li key={_id}>
            <Link
              className={styles.form}
              to={staffPaths.approvalOfForm(_id, { state: 'waiting' })}
              aria-label={`${meta.name}, ${t('approval.forms.waitingCount', { count: waitingCount })}`}
            >
              <span>{meta.name}</span>
              <span className={styles.count}>{t('approval.forms.waitingCount', { count: waitingCount })}</span>
            </Link>
          </li>
        ))}
        {waiting?.nextCursor && (
          <li>
            <Link className={styles.form} to={`${staffPaths.approval}?state=waiting`}>
              {t('approval.forms.allWaiting')}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
