import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PermitFormRow } from '../../shared/permit-forms/permit-form.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { useCursorList } from '../lists/list/use-cursor-list.ts';
import { Tag } from '../ui/figures/tag.tsx';
import type { Column } from '../ui/table/column.ts';
import { formColumns } from '../written-forms/list/form-columns.ts';
import { FormListName } from '../written-forms/list/form-list-name.tsx';
import { FormListPage } from '../written-forms/list/form-list-page.tsx';
import { FormRowActs } from '../written-forms/list/form-row-acts.tsx';
import type { ActedForm, WholeFormActs } from '../written-forms/use-whole-form-acts.ts';
import { NewPermitFormDialog } from './new-permit-form-dialog.tsx';
import { permitFormList } from './permit-form-queries.ts';
import { usePermitFormActs } from './use-permit-form-acts.ts';

const CHAIN = ['Creator', 'Worker', 'Grantor', 'WorkApprover'] as const;

function Name({ form: { _id, name, description, meta, unpublished } }: { form: PermitFormRow }) {
  const { t } = useTranslation();
  return (
    <FormListName name={name} to={staffPaths.permitForm(_id)} about={description}>
      {meta.archived && <Tag tone="archived">{t('approval.state.archived')}</Tag>}
      {unpublished && <Tag tone="draft">{t('forms.unpublished')}</Tag>}
    </FormListName>
  );
}

type RowActsProps = { form: PermitFormRow; acts: WholeFormActs; onRemove: (form: ActedForm) => void };

/** Nobody can try an archived form. */
function RowActs({ form: { _id, name, meta }, acts, onRemove }: RowActsProps) {
  const { t } = useTranslation();
  return (
    <FormRowActs
      form={{ _id, name: name.trim() || t('forms.nameless'), isArchived: meta.archived }}
      acts={acts}
      editPath={staffPaths.permitForm(_id)}
      trialPath={meta.archived ? undefined : staffPaths.tryPermit(_id, 0)}
      onRemove={onRemove}
    />
  );
}

function useColumns(acts: WholeFormActs) {
  const { t } = useTranslation();
  const { pages, created, modified } = formColumns<PermitFormRow>(t);
  return (onRemove: (form: ActedForm) => void): Column<PermitFormRow>[] => [
    { key: 'name', header: t('permitForms.name'), isSortable: true, share: 3, cell: (form) => <Name form={form} /> },
    {
      key: 'roles',
      header: t('permitForms.roles'),
      share: 2,
      phone: 1,
      cell: ({ roles }) =>
        CHAIN.filter((role) => role === 'Creator' || roles.includes(role))
          .map((role) => t(`permits.role.${role}`))
          .join(' → '),
    },
    pages,
    created,
    modified,
    {
      key: 'acts',
      header: t('forms.actsHeader'),
      phone: 'act',
      cell: (form) => <RowActs form={form} acts={acts} onRemove={onRemove} />,
    },
  ];
}

/** `/admin/permit-forms`: the company's permit forms. */
export function PermitFormsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const acts = usePermitFormActs({ onCopied: ({ _id }) => void navigate(staffPaths.permitForm(_id)) });
  return (
    <FormListPage
      words="permitForms"
      emptyText={t('permitForms.empty')}
      list={useCursorList(permitFormList)}
      columns={useColumns(acts)}
      acts={acts}
      NewDialog={NewPermitFormDialog}
    />
  );
}
