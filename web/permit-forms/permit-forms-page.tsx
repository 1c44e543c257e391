import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatDate } from '../../shared/core/dates.ts';
import type { PermitFormRow } from '../../shared/permit-forms/permit-form.ts';
import { paths } from '../app/paths.ts';
import { RemovalDialog } from '../form-editor/removal-dialog.tsx';
import type { ActedForm, WholeFormActs } from '../form-editor/use-whole-form-acts.ts';
import { ListToolbar } from '../lists/list-toolbar.tsx';
import { ListView } from '../lists/list-view.tsx';
import { RowLink } from '../lists/row-link.tsx';
import { StaffPage } from '../lists/staff-page.tsx';
import { useCursorList } from '../lists/use-cursor-list.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import type { Column } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PlusIcon } from '../ui/icons.tsx';
import { NoticeBar } from '../ui/notice-bar.tsx';
import { Tag } from '../ui/tag.tsx';
import { NewPermitFormDialog } from './new-permit-form-dialog.tsx';
import { permitFormList } from './permit-form-queries.ts';
import styles from './permit-forms-page.module.css';
import { usePermitFormActs } from './use-permit-form-acts.ts';

type RowProps = { form: PermitFormRow; acts: WholeFormActs; onRemove: (form: ActedForm) => void };

/** A trial in a tab of its own at once, the rest in the menu. An archived form can be tried by nobody. */
function RowActs({ form: { _id, name: given, meta }, acts, onRemove }: RowProps) {
  const { t } = useTranslation();
  const name = given.trim() || t('forms.nameless');
  const acted = { _id, name };
  const move = meta.archived ? 'unarchive' : 'archive';
  return (
    <span className={styles.acts}>
      {!meta.archived && (
        <a
          className={buttonClass('secondary', { isSmall: true })}
          href={paths.tryPermit(_id, 0)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('forms.tryNamed', { name })}
        >
          {t('forms.try')}
        </a>
      )}
      <ActionMenu
        label={t('forms.acts', { name })}
        actions={[
          { key: 'edit', label: t('forms.edit'), to: paths.permitForm(_id) },
          { key: 'copy', label: t('forms.copy'), onSelect: () => acts.do('copy', acted) },
          { key: move, label: t(`forms.${move}`), onSelect: () => acts.do(move, acted) },
          { key: 'remove', label: t('forms.remove'), isDangerous: true, onSelect: () => onRemove(acted) },
        ]}
      />
    </span>
  );
}

function useColumns(acts: WholeFormActs, onRemove: (form: ActedForm) => void): Column<PermitFormRow>[] {
  const { t } = useTranslation();
  const chain = ['Creator', 'Worker', 'Grantor', 'WorkApprover'] as const;
  return [
    {
      key: 'name',
      header: t('permitForms.name'),
      isSortable: true,
      cell: ({ _id, name, description, meta }) => (
        <span className={styles.name}>
          <RowLink to={paths.permitForm(_id)}>{name.trim() || t('forms.nameless')}</RowLink>
          {meta.archived && <Tag tone="archived">{t('approval.state.archived')}</Tag>}
          {description && <span className={styles.about}>{description}</span>}
        </span>
      ),
    },
    {
      key: 'roles',
      header: t('permitForms.roles'),
      cell: ({ roles }) =>
        chain
          .filter((role) => role === 'Creator' || roles.includes(role))
          .map((role) => t(`permits.role.${role}`))
          .join(' → '),
    },
    { key: 'pages', header: t('forms.pages'), isNumeric: true, cell: ({ pageCount }) => pageCount },
    {
      key: 'created',
      header: t('forms.created'),
      isSortable: true,
      isExtra: true,
      cell: ({ meta }) => formatDate(meta.created),
    },
    { key: 'modified', header: t('forms.modified'), cell: ({ meta }) => formatDate(meta.modified) },
    {
      key: 'acts',
      header: t('forms.actsHeader'),
      cell: (form) => <RowActs form={form} acts={acts} onRemove={onRemove} />,
    },
  ];
}

/** `/admin/permit-forms`: the permit forms that the company has written. */
export function PermitFormsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useCursorList(permitFormList);
  const acts = usePermitFormActs({ onCopied: ({ _id }) => void navigate(paths.permitForm(_id)) });
  const [isNew, setNew] = useState(false);
  const [removing, setRemoving] = useState<ActedForm>();
  const create = (
    <Button icon={<PlusIcon />} onClick={() => setNew(true)}>
      {t('permitForms.new')}
    </Button>
  );
  return (
    <StaffPage title={t('permitForms.title')} actions={create}>
      <ListToolbar list={list} searchHint={t('forms.searchHint')} />
      <ListView
        list={list}
        caption={t('permitForms.title')}
        columns={useColumns(acts, setRemoving)}
        countText={(count) => t('permitForms.count', { count })}
        empty={<EmptyState text={t('permitForms.empty')} action={create} />}
      />
      <RemovalDialog form={removing} acts={acts} words="permitForms" onClose={() => setRemoving(undefined)} />
      {isNew && <NewPermitFormDialog onClose={() => setNew(false)} />}
      <NoticeBar notice={acts.notice} onClose={acts.dismiss} />
    </StaffPage>
  );
}
