import { useTranslation } from 'react-i18next';
import { waitsForApproval } from '../../../shared/user-forms/waits-for-approval.ts';
import type { UserFormRow } from '../../../shared/user-forms/user-form.ts';
import { ListExport } from '../../lists/export/list-export.tsx';
import type { CursorList, ListDesign } from '../../lists/list/use-cursor-list.ts';
import type { FilterChip } from '../../lists/toolbar/filter-chips.tsx';
import { PageAct } from '../../lists/page-frame.ts';
import { Button } from '../../ui/button.tsx';
import type { UserFormFilter } from '../approval-queries.ts';
import type { Review } from '../review/use-review.ts';
import { useExportedColumns } from './exported-columns.ts';

/** The filters of inductions; the counts are those waiting for approval and to be renewed, if known. */
export function useUserFormChips(
  waitingCount: number | undefined,
  toRenewCount: number | undefined,
): FilterChip<UserFormFilter>[] {
  const { t } = useTranslation();
  return [
    { value: 'all', label: t('approval.userForms.all') },
    { value: 'waiting', label: t('approval.userForms.waiting'), count: waitingCount },
    { value: 'approved', label: t('approval.userForms.approved') },
    { value: 'renewal', label: t('approval.userForms.renewal'), count: toRenewCount },
    { value: 'ending', label: t('approval.userForms.ending') },
  ];
}

type UserFormToolsProps = Pick<ListDesign<UserFormRow, UserFormFilter>, 'load'> & {
  list: CursorList<UserFormRow, UserFormFilter>;
  chips: readonly FilterChip<UserFormFilter>[];
  waitingCount: number | undefined;
  /** Set for those who may approve. */
  review: Review | undefined;
};

/** Above a list of inductions: the review of waiting ones, and export and print. */
export function UserFormTools({ list, load, chips, waitingCount, review }: UserFormToolsProps) {
  const { t } = useTranslation();
  const { q, state } = list.state;
  const firstWaiting = list.shown?.rows.find(({ meta }) => waitsForApproval(meta));
  return (
    <>
      {review && !review.row && firstWaiting && (
        <PageAct>
          <Button onClick={() => review.open(firstWaiting)}>
            {waitingCount === undefined || q !== ''
              ? t('approval.review.begin')
              : t('approval.review.beginCount', { count: waitingCount })}
          </Button>
        </PageAct>
      )}
      <ListExport
        list={list}
        load={load}
        columns={useExportedColumns()}
        title={t('approval.userForms.caption')}
        about={[...chips.filter(({ value }) => value === state).map(({ label }) => label), q]}
      />
    </>
  );
}
