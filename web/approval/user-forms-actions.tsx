import { useTranslation } from 'react-i18next';
import type { UserFormRow } from '../../shared/user-forms/user-form.ts';
import { ListExport } from '../lists/list-export.tsx';
import type { ListDesign } from '../lists/use-cursor-list.ts';
import type { ListState } from '../lists/list-state.ts';
import { Button } from '../ui/button.tsx';
import type { UserFormFilter } from './approval-queries.ts';
import { useExportedColumns } from './exported-columns.ts';

type UserFormsActionsProps = Pick<ListDesign<UserFormRow, UserFormFilter>, 'load'> & {
  list: { state: ListState<UserFormFilter> };
  /** What tells the shown rows from others. */
  about: readonly string[];
  /** Where something waits for somebody who may approve it. */
  onReview: (() => void) | undefined;
};

/** What is done with a whole list of inductions: begin to go through it, save it as a file, print it. */
export function UserFormsActions({ load, list, about, onReview }: UserFormsActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      {onReview && (
        <Button variant="secondary" onClick={onReview}>
          {t('approval.review.begin')}
        </Button>
      )}
      <ListExport
        list={list}
        load={load}
        columns={useExportedColumns()}
        title={t('approval.userForms.caption')}
        about={about}
      />
    </>
  );
}
