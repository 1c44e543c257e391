import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatDate } from '../../shared/core/dates.ts';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import type { InductionFormRow } from '../../shared/induction-forms/induction-form.ts';
import { paths } from '../app/paths.ts';
import { RemovalDialog } from '../form-editor/removal-dialog.tsx';
import type { ActedForm, WholeFormActs } from '../form-editor/use-whole-form-acts.ts';
import { useHasRole } from '../app/use-has-role.ts';
import { ListToolbar } from '../lists/list-toolbar.tsx';
import { ListView } from '../lists/list-view.tsx';
import { PinCode } from '../lists/pin-code.tsx';
import { StaffPage } from '../lists/staff-page.tsx';
import { useCursorList } from '../lists/use-cursor-list.ts';
import { Button } from '../ui/button.tsx';
import type { Column } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PlusIcon } from '../ui/icons.tsx';
import { NoticeBar } from '../ui/notice-bar.tsx';
import { FormName } from './form-name.tsx';
import { FormRowActs } from './form-row-acts.tsx';
import { formList } from './induction-form-queries.ts';
import { NewFormDialog } from './new-form-dialog.tsx';
import { useFormActs } from './use-form-acts.ts';

function useColumns(acts: WholeFormActs, onRemove: (form: ActedForm) => void): Column<InductionFormRow>[] {
  const { t } = useTranslation();
  const isAuthor = useHasRole(inductionFormApi.update.access.roles ?? []);
  const columns: Column<InductionFormRow>[] = [
    { key: 'name', header: t('forms.name'), isSortable: true, cell: (form) => <FormName form={form} /> },
    { key: 'pin', header: t('forms.pin'), cell: ({ meta }) => <PinCode pin={meta.pin} /> },
    { key: 'pages', header: t('forms.pages'), isNumeric: true, cell: ({ pageCount }) => pageCount },
    {
      key: 'inductions',
      header: t('forms.inductions'),
      cell: ({ signedCount, startedCount }) =>
        t('forms.inductionCounts', { signed: signedCount, started: startedCount }),
    },
    { key: 'created', header: t('forms.created'), isSortable: true, isExtra: true, cell: created },
    { key: 'modified', header: t('forms.modified'), cell: ({ meta }) => formatDate(meta.modified) },
  ];
  if (!isAuthor) return columns;
  const cell = (form: InductionFormRow) => <FormRowActs form={form} acts={acts} onRemove={onRemove} />;
  return [...columns, { key: 'acts', header: t('forms.actsHeader'), cell }];
}

const created = ({ meta }: InductionFormRow) => formatDate(meta.created);

/** `/admin/forms`: the induction forms that the company has written. */
export function FormsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isAuthor = useHasRole(inductionFormApi.create.access.roles ?? []);
  const list = useCursorList(formList);
  const acts = useFormActs({ onCopied: ({ _id }) => void navigate(paths.form(_id)) });
  const [isNew, setNew] = useState(false);
  const [removing, setRemoving] = useState<ActedForm>();
  const columns = useColumns(acts, setRemoving);
  const create = isAuthor && (
    <Button icon={<PlusIcon />} onClick={() => setNew(true)}>
      {t('forms.new')}
    </Button>
  );
  return (
    <StaffPage title={t('forms.title')} actions={create}>
      <ListToolbar list={list} searchHint={t('forms.searchHint')} />
      <ListView
        list={list}
        caption={t('forms.title')}
        columns={columns}
        isBroad
        countText={(count) => t('forms.count', { count })}
        empty={<EmptyState text={t(isAuthor ? 'forms.empty' : 'forms.emptyForReader')} action={create} />}
      />
      <RemovalDialog form={removing} acts={acts} words="forms" onClose={() => setRemoving(undefined)} />
      {isNew && <NewFormDialog onClose={() => setNew(false)} />}
      <NoticeBar notice={acts.notice} onClose={acts.dismiss} />
    </StaffPage>
  );
}
