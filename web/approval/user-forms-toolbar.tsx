import { useTranslation } from 'react-i18next';
import type { UserFormRow } from '../../shared/user-forms/user-form.ts';
import type { FilterChip } from '../lists/filter-chips.tsx';
import { ListExport } from '../lists/list-export.tsx';
import { ListToolbar } from '../lists/list-toolbar.tsx';
import type { CursorList, ListDesign } from '../lists/use-cursor-list.ts';
import { Button } from '../ui/button.tsx';
import type { UserFormFilter } from './approval-queries.ts';
import { useExportedColumns } from './exported-columns.ts';
import type { Review } from './use-review.ts';

type UserFormsToolbarProps = Pick<ListDesign<UserFormRow, UserFormFilter>, 'load'> & {
  list: CursorList<UserFormRow, UserFormFilter>;
  /** How many wait for approval, where it is known. */
  waitingCount: number | undefined;
  /** For those who may approve. */
  review: Review | undefined;
};

/** Above a list of inductions: what narrows it, the way through those that wait, and the list as a file and on paper. */
export function UserFormsToolbar({ list, load, waitingCount, review }: UserFormsToolbarProps) {
  const { t } = useTranslation();
  const { q, state } = list.state;
  const chips: FilterChip<UserFormFilter>[] = [
    { value: 'all', label: t('approval.userForms.all') },
    { value: 'waiting', label: t('approval.userForms.waiting'), count: waitingCount },
    { value: 'approved', label: t('approval.userForms.approved') },
  ];
  const firstWaiting = list.shown?.rows.find(({ meta }) => meta.signed !== null && !meta.approved && !meta.archived);
  const actions = (
    <>
      {review && firstWaiting && (
        <Button variant="secondary" onClick={() => review.open(firstWaiting)}>
          {waitingCount === undefined || q !== ''
            ? t('approval.review.begin')
            : t('approval.review.beginCount', { count: waitingCount })}
        </Button>
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
  return <ListToolbar list={list} searchHint={t('approval.userForms.searchHint')} chips={chips} actions={actions} />;
}
