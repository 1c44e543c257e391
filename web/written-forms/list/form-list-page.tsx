import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { CursorList } from '../../lists/list/use-cursor-list.ts';
import { StaffList } from '../../lists/staff-list.tsx';
import { StaffPage } from '../../lists/staff-page.tsx';
import { Button } from '../../ui/button.tsx';
import { NoticeBar } from '../../ui/feedback/notice-bar.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { ActedForm, WholeFormActs } from '../use-whole-form-acts.ts';
import { RemovalDialog } from './removal-dialog.tsx';

type FormListPageProps<Row extends { _id: string }> = {
  words: 'forms' | 'permitForms';
  emptyText: string;
  list: CursorList<Row, 'all'>;
  columns: (onRemove: (form: ActedForm) => void) => readonly Column<Row>[];
  acts: WholeFormActs;
  /** Undefined where the user may not create a form. */
  NewDialog: ComponentType<{ onClose: () => void }> | undefined;
};

/** A page that lists a company's forms of one sort. */
export function FormListPage<Row extends { _id: string }>(props: FormListPageProps<Row>) {
  const { words, emptyText, list, columns, acts, NewDialog } = props;
  const { t } = useTranslation();
  const [isNew, setNew] = useState(false);
  const [removing, setRemoving] = useState<ActedForm>();
  const create = NewDialog && (
    <Button icon={<PlusIcon />} onClick={() => setNew(true)}>
      {t(`${words}.new`)}
    </Button>
  );
  return (
    <StaffPage title={t(`${words}.title`)} act={create}>
      <StaffList
        list={list}
        searchHint={t('forms.searchHint')}
        caption={t(`${words}.title`)}
        columns={columns(setRemoving)}
        countText={(count) => t(`${words}.count`, { count })}
        empty={<EmptyState text={emptyText} example={t(`${words}.example`)} action={create} />}
      />
      <RemovalDialog form={removing} acts={acts} words={words} onClose={() => setRemoving(undefined)} />
      {NewDialog && isNew && <NewDialog onClose={() => setNew(false)} />}
      <NoticeBar notice={acts.notice} onClose={acts.dismiss} />
    </StaffPage>
  );
}
