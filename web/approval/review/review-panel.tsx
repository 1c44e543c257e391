import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { UserFormRow } from '../../../shared/user-forms/user-form.ts';
import { useLanguage } from '../../app/texts/i18n.ts';
import { LoadFailure } from '../../lists/load-failure.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { userFormQuery, useUserForm } from '../approval-queries.ts';
import { concernsOf } from './concerns.ts';
import { personName } from '../../lists/person-name.ts';
import { ReviewContents } from './review-contents.tsx';
import { ReviewHead } from './review-head.tsx';
import { ReviewHelp } from './review-help.tsx';
import { reviewActOf, type ReviewAct } from './review-keys.ts';
import styles from './review-panel.module.css';
import type { Approvable, Approval } from './use-approval.ts';
import type { Review } from './use-review.ts';

type ReviewPanelProps = {
  row: UserFormRow;
  /** The row that is probably reviewed next. */
  after: UserFormRow | undefined;
  review: Review;
  approval: Approval;
  pathOf: (userFormId: string) => string;
};

const CONTROLS = 'button, a, input, select, textarea, summary';

/** Prefetches the next induction while this one is read. */
function usePrefetch(row: UserFormRow | undefined): void {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const id = row?._id;
  useEffect(() => {
    if (id !== undefined) void queryClient.prefetchQuery(userFormQuery(id, language));
  }, [queryClient, id, language]);
}

/** Approves at once without concerns; with concerns, on the second press. */
function useCarefulApproval({ row, review, approval }: Pick<ReviewPanelProps, 'row' | 'review' | 'approval'>) {
  const { t } = useTranslation();
  const { data } = useUserForm(row._id);
  const [warnedId, setWarnedId] = useState<string>();
  const concerns = data ? concernsOf(data) : [];
  const form: Approvable = {
    _id: row._id,
    name: personName(row.user) ?? t('approval.userForms.noName'),
    signed: row.meta.signed,
    approved: row.meta.approved,
  };
  const isOpen = approval.isManager && form.signed !== null && !form.approved && !row.meta.archived;
  const approve = () => {
    if (!isOpen || !data || approval.busyIds.has(form._id)) return;
    if (concerns.length > 0 && warnedId !== form._id) return setWarnedId(form._id);
    approval.set(form, true);
    review.nextWaiting();
  };
  return { form, concerns, approve, isWarned: isOpen && warnedId === form._id };
}

/** One induction beside its list: concerns first, then the answers; shortcuts work while the focus is inside. */
export function ReviewPanel({ row, after, review, approval, pathOf }: ReviewPanelProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { data, error, refetch } = useUserForm(row._id);
  const { form, concerns, approve, isWarned } = useCarefulApproval({ row, review, approval });
  usePrefetch(after);
  useEffect(() => {
    panel.current?.focus();
    panel.current?.scrollTo({ top: 0 });
  }, [row._id]);
  const acts: Record<ReviewAct, () => void> = {
    next: review.next,
    previous: review.previous,
    approve,
    open: () => void navigate(pathOf(row._id)),
    close: review.close,
    help: () => setHelpOpen(true),
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || event.target.closest('dialog')) return;
    const act = reviewActOf(event, event.target.closest(CONTROLS) !== null);
    if (!act) return;
    event.preventDefault();
    acts[act]();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are a shorter way to the buttons in it, and work only while the focus is in it
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t('approval.review.of', { name: form.name })}
      className={styles.panel}
      onKeyDown={press}
    >
      <ReviewHead row={row} form={form} review={review} approval={approval} acts={acts} openPath={pathOf(row._id)} />
      {error ? (
        <LoadFailure error={error} onRetry={refetch} title={t('approval.loadFailed')} />
      ) : data ? (
        <ReviewContents userForm={data} concerns={concerns} isWarned={isWarned} />
      ) : (
        <Skeleton lines={6} label={t('common.loading')} />
      )}
      {isHelpOpen && <ReviewHelp isManager={approval.isManager} onClose={() => setHelpOpen(false)} />}
    </section>
  );
}
