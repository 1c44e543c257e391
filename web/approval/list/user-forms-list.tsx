import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserFormRow } from '../../../shared/user-forms/user-form.ts';
import { StaffList } from '../../lists/staff-list.tsx';
import { rowSelection } from '../../lists/bulk/row-selection.ts';
import { useChooseAll } from '../../lists/bulk/use-choose-all.ts';
import { useCursorList, type ListDesign } from '../../lists/list/use-cursor-list.ts';
import { useSelection } from '../../lists/bulk/use-selection.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ApprovalNotice } from '../review/approval-notice.tsx';
import type { UserFormFilter } from '../approval-queries.ts';
import { personName } from '../../lists/person-name.ts';
import { previewId } from '../review/preview-button.tsx';
import { ReviewPanel } from '../review/review-panel.tsx';
import { useApproval } from '../review/use-approval.ts';
import { useReview, type Review } from '../review/use-review.ts';
import { useUserFormBulk } from './use-user-form-bulk.ts';
import { UserFormBar } from './user-form-bar.tsx';
import { useUserFormColumns } from './user-form-columns.tsx';
import { UserFormOutcome } from '../moves/user-form-outcome.tsx';
import { UserFormTools, useUserFormChips } from './user-form-tools.tsx';
import styles from './user-forms-list.module.css';

type UserFormsListProps = {
  design: ListDesign<UserFormRow, UserFormFilter>;
  /** The number waiting for approval, if known. */
  waitingCount?: number | undefined;
  /** The number to be renewed, if known. */
  toRenewCount?: number | undefined;
  /** The address of an induction's page. */
  pathOf: (userFormId: string) => string;
  /** Whether the rows belong to several forms, so that each names its form. */
  hasForms?: boolean;
  emptyText: string;
};

/** What an empty list of a filter says. */
const NONE = {
  all: 'noneWaiting',
  waiting: 'noneWaiting',
  approved: 'noneApproved',
  renewal: 'noneRenewal',
  ending: 'noneEnding',
} as const satisfies Record<UserFormFilter, string>;

/** Returns the focus to the reviewed row when the review closes. */
function useFocusAfterReview({ row }: Review): void {
  const looked = useRef<string>(undefined);
  const id = row?._id;
  useEffect(() => {
    if (id === undefined && looked.current !== undefined) document.getElementById(previewId(looked.current))?.focus();
    looked.current = id;
  }, [id]);
}

/** Says that the last waiting induction is reviewed. */
function Through() {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return <Alert ref={box} kind="success" title={t('approval.review.through')} />;
}

/** Inductions with all their acts: reviewing, approving, archiving and printing, one or many at a time. */
export function UserFormsList(props: UserFormsListProps) {
  const { design, waitingCount, toRenewCount, pathOf, hasForms = false, emptyText } = props;
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
  const chips = useUserFormChips(waitingCount, toRenewCount);
  const isBarred = selection.rows.length > 0 || bulk.progress !== undefined;
  return (
    <>
      <StaffList
        list={list}
        caption={t('approval.userForms.caption')}
        columns={columns}
        countText={(count) => t('approval.userForms.count', { count })}
        empty={<EmptyState text={emptyText} example={t('approval.userForms.example')} />}
        emptyFilterText={t(`approval.userForms.${NONE[state]}`)}
        selection={rowSelection(t, { selection, rows, nameOf })}
        currentId={review.row?._id}
        searchHint={t('approval.userForms.searchHint')}
        chips={chips}
        actions={
          <UserFormTools
            list={list}
            load={design.load}
            chips={chips}
            waitingCount={waitingCount}
            review={approval.isManager ? review : undefined}
          />
        }
        bar={isBarred && <UserFormBar selection={selection} all={all} bulk={bulk} isManager={approval.isManager} />}
        around={(shown) => (
          <div className={classNames(styles.split, review.row && styles.open)}>
            <div className={styles.list}>{shown}</div>
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
        )}
      >
        <UserFormOutcome bulk={bulk} nameOf={nameOf} />
        {review.isThrough && <Through />}
      </StaffList>
      <ApprovalNotice approval={approval} />
    </>
  );
}
