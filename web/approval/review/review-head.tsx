import { useTranslation } from 'react-i18next';
import type { UserFormRow } from '../../../shared/user-forms/user-form.ts';
import { waitsForApproval } from '../../../shared/user-forms/waits-for-approval.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/first-icons.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CrossIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ApproveButton } from '../moves/approve-button.tsx';
import type { ReviewAct } from './review-keys.ts';
import { Row } from '../../ui/layout/row.tsx';
import styles from './review-panel.module.css';
import type { Approvable, Approval } from './use-approval.ts';
import type { Review } from './use-review.ts';
import { UserFormStateTag } from '../../lists/user-form-state-tag.tsx';
import { userFormState } from '../../lists/user-form-state.ts';

type ReviewHeadProps = {
  row: UserFormRow;
  form: Approvable;
  review: Review;
  approval: Approval;
  acts: Readonly<Record<ReviewAct, () => void>>;
  openPath: string;
};

/** The reviewed person, and all acts as buttons. */
export function ReviewHead({ row, form, review, approval, acts, openPath }: ReviewHeadProps) {
  const { t } = useTranslation();
  const isOpen = approval.isManager && waitsForApproval(row.meta);
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <h2>{form.name}</h2>
        <UserFormStateTag state={userFormState(row.meta)} />
        <button type="button" className={styles.close} aria-label={t('approval.review.close')} onClick={acts.close}>
          <CrossIcon />
        </button>
      </div>
      <Row gap={2} align="center">
        <Button variant="secondary" isSmall disabled={!review.hasPrevious} onClick={acts.previous}>
          <ArrowLeftIcon />
          <VisuallyHidden>{t('approval.review.key.previous')}</VisuallyHidden>
        </Button>
        <span className={styles.place}>{t('approval.review.place', { place: review.place, count: review.count })}</span>
        <Button variant="secondary" isSmall disabled={!review.hasNext} onClick={acts.next}>
          <ArrowRightIcon />
          <VisuallyHidden>{t('approval.review.key.next')}</VisuallyHidden>
        </Button>
        <LinkButton variant="secondary" isSmall to={openPath}>
          {t('approval.review.open')}
        </LinkButton>
        {isOpen ? (
          <Button isSmall icon={<CheckIcon />} isBusy={approval.busyIds.has(form._id)} onClick={acts.approve}>
            {t('approval.approve')}
          </Button>
        ) : (
          <ApproveButton form={form} approval={approval} isSmall />
        )}
        <Button variant="ghost" isSmall onClick={acts.help}>
          <span aria-hidden="true">?</span>
          <VisuallyHidden>{t('approval.review.key.help')}</VisuallyHidden>
        </Button>
      </Row>
    </header>
  );
}
