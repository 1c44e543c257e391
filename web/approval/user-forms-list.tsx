import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserFormRow } from '../../shared/user-forms/user-form.ts';
import { ListView } from '../lists/list-view.tsx';
import { rowSelection } from '../lists/row-selection.ts';
import { useChooseAll } from '../lists/use-choose-all.ts';
import { useCursorList, type ListDesign } from '../lists/use-cursor-list.ts';
import { useSelection } from '../lists/use-selection.ts';
import { Alert } from '../ui/alert.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ApprovalNotice } from './approval-notice.tsx';
import type { UserFormFilter } from './approval-queries.ts';
import { personName } from '../lists/person-name.ts';
import { previewId } from './preview-button.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { useApproval } from './use-approval.ts';
import { useReview, type Review } from './use-review.ts';
import { useUserFormBulk } from './use-user-form-bulk.ts';
import { UserFormBar } from './user-form-bar.tsx';
import { useUserFormColumns } from './user-form-columns.tsx';
import { UserFormOutcome } from './user-form-outcome.tsx';
import { UserFormsToolbar } from './user-forms-toolbar.tsx';
import styles from './user-forms-list.module.css';

type UserFormsListProps = {
  design: ListDesign<UserFormRow, UserFormFilter>;
  /** How many wait for approval, where it is known. */
  waitingCount?: number | undefined;
  /** The page of one induction. */
  pathOf: (userFormId: string) => string;
  /** Whether the rows are of several forms, so that each names its own. */
  hasForms?: boolean;
  emptyText: string;
};

/** The focus goes back to the row that was looked at when it is looked at no more. */
function useFocusAfterReview({ row }: Review): void {
  const looked = useRef<string>(undefined);
  const id = row?._id;
  useEffect(() => {
    if (id === undefined && looked.current !== undefined) document.getElementById(previewId(looked.current))?.focus();
    looked.current = id;
  }, [id]);
}

/** Told when the last one that waits has been gone through. */
function Through() {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return <Alert ref={box} kind="success" title={t('approval.review.through')} />;
}

/** Inductions with everything that is done to them: look, approve, archive and print, one at a time or many. */
export function UserFormsList({ design, waitingCount, pathOf, hasForms = false, emptyText }: UserFormsListProps) {
  const { t } = useTranslation();
  const approval = useApproval();
  const list = useCursorList(design);
  const { q, state, archived } = list.state;
  const selection = useSelection<UserFormRow>(JSON.stringify([design.of, q, state, archived]));
  const all = useChooseAll({ list, load: design.load, selection });
  const bulk = useUserFormBulk(selection);
  const review = useReview(list);
  useFocusAfterReview(review);
  const rows = list.shown?.rows ?? [];
  const nameOf = (row: UserFormRow) => personName(row.user) ?? t('approval.userForms.noName');
  const columns = useUserFormColumns({ approval, review, pathOf, hasForms });
  const isBarred = selection.rows.length > 0 || bulk.progress !== undefined;
  return (
    <>
      {isBarred ? (
        <UserFormBar selection={selection} all={all} bulk={bulk} isManager={approval.isManager} />
      ) : (
        <UserFormsToolbar
          list={list}
          load={design.load}
          waitingCount={waitingCount}
          review={approval.isManager ? review : undefined}
        />
      )}
      <UserFormOutcome bulk={bulk} nameOf={nameOf} />
      {review.isThrough && <Through />}
      <div className={classNames(styles.split, review.row && styles.open)}>
        <div className={styles.list}>
          <ListView
            list={list}
            caption={t('approval.userForms.caption')}
            columns={columns}
            isBroad
            countText={(count) => t('approval.userForms.count', { count })}
            empty={<EmptyState text={emptyText} />}
            emptyFilterText={t(
              state === 'approved' ? 'approval.userForms.noneApproved' : 'approval.userForms.noneWaiting',
            )}
            selection={rowSelection(t, { selection, rows, nameOf })}
            currentId={review.row?._id}
          />
        </div>
        {review.row && (
          <ReviewPanel
            row={review.row}
            after={rows[review.place]}
            review={review}
            approval={approval}
            pathOf={pathOf}
          />
        )}
      </div>
      <ApprovalNotice approval={approval} />
    </>
  );
}
