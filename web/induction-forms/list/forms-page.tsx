import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import type { InductionFormRow } from '../../../shared/induction-forms/induction-form.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { useCursorList } from '../../lists/list/use-cursor-list.ts';
import { PinCode } from '../../lists/pin-code.tsx';
import type { Column } from '../../ui/table/column.ts';
import { PrintIcon } from '../../ui/icons.tsx';
import { PosterIcon } from '../../ui/staff-icons.tsx';
import { formColumns } from '../../written-forms/list/form-columns.ts';
import { FormListPage } from '../../written-forms/list/form-list-page.tsx';
import { FormRowActs } from '../../written-forms/list/form-row-acts.tsx';
import type { ActedForm, WholeFormActs } from '../../written-forms/use-whole-form-acts.ts';
import { FormName } from '../form-name.tsx';
import { formList } from '../induction-form-queries.ts';
import { useFormActs } from '../use-form-acts.ts';
import { NewInductionFormDialog } from './new-induction-form-dialog.tsx';

type RowActsProps = { form: InductionFormRow; acts: WholeFormActs; onRemove: (form: ActedForm) => void };

/** Only a form without inductions can be removed. */
function RowActs({ form: { _id, meta, startedCount }, acts, onRemove }: RowActsProps) {
  const { t } = useTranslation();
  return (
    <FormRowActs
      form={{ _id, name: meta.name.trim() || t('forms.nameless'), isArchived: meta.archived }}
      acts={acts}
      editPath={staffPaths.form(_id)}
      trialPath={staffPaths.userForm('admin-try', _id, 0)}
      more={[
        { key: 'print', label: t('forms.print'), icon: PrintIcon, to: staffPaths.formPrint(_id) },
        { key: 'poster', label: t('forms.poster'), icon: PosterIcon, to: staffPaths.formPoster(_id) },
      ]}
      onRemove={startedCount === 0 ? onRemove : undefined}
    />
  );
}

function useColumns(acts: WholeFormActs, isAuthor: boolean) {
  const { t } = useTranslation();
  const { pages, created, modified } = formColumns<InductionFormRow>(t);
  const columns: Column<InductionFormRow>[] = [
    { key: 'name', header: t('forms.name'), isSortable: true, share: 1, cell: (form) => <FormName form={form} /> },
    { key: 'pin', header: t('forms.pin'), phone: 1, cell: ({ meta }) => <PinCode pin={meta.pin} /> },
    pages,
    {
      key: 'inductions',
      header: t('forms.inductions'),
      phone: 2,
      cell: ({ signedCount, startedCount }) =>
        t('forms.inductionCounts', { signed: signedCount, started: startedCount }),
    },
    created,
    modified,
  ];
  return (onRemove: (form: ActedForm) => void): Column<InductionFormRow>[] => {
    if (!isAuthor) return columns;
    const cell = (form: InductionFormRow) => <RowActs form={form} acts={acts} onRemove={onRemove} />;
    return [...columns, { key: 'acts', header: t('forms.actsHeader'), phone: 'act' as const, cell }];
  };
}

/** `/admin/forms`: the company's induction forms. */
export function FormsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isAuthor = useHasRole(inductionFormApi.create.access.roles ?? []);
  const acts = useFormActs({ onCopied: ({ _id }) => void navigate(staffPaths.form(_id)) });
  return (
    <FormListPage
      words="forms"
      emptyText={t(isAuthor ? 'forms.empty' : 'forms.emptyForReader')}
      list={useCursorList(formList)}
      columns={useColumns(acts, isAuthor)}
      acts={acts}
      NewDialog={isAuthor ? NewInductionFormDialog : undefined}
    />
  );
}
