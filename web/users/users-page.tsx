import { useTranslation } from 'react-i18next';
import type { UserRow } from '../../shared/users/user.ts';
import { paths } from '../app/paths.ts';
import { useDepartments } from '../app/use-departments.ts';
import { useSelectedCompany } from '../app/use-selected-company.ts';
import { ListToolbar } from '../lists/list-toolbar.tsx';
import { ListView } from '../lists/list-view.tsx';
import { RowLink } from '../lists/row-link.tsx';
import { StaffPage } from '../lists/staff-page.tsx';
import { useCursorList } from '../lists/use-cursor-list.ts';
import type { Column } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { RoleChips } from './role-chips.tsx';
import { userList } from './user-queries.ts';
import styles from './users.module.css';

function useColumns(): Column<UserRow>[] {
  const { t } = useTranslation();
  const { data: departments = [] } = useDepartments(useSelectedCompany());
  const names = new Map(departments.map(({ _id, name }) => [_id, name]));
  return [
    {
      key: 'name',
      header: t('users.name'),
      isSortable: true,
      cell: ({ _id, name }) => <RowLink to={paths.user(_id)}>{name}</RowLink>,
    },
    {
      key: 'email',
      header: t('users.email'),
      cell: ({ email, verifiedEmail }) => (
        <span className={styles.email}>
          {email}
          {!verifiedEmail && <span className={styles.note}>{t('users.unverified')}</span>}
        </span>
      ),
    },
    { key: 'department', header: t('users.department'), cell: ({ department }) => names.get(department ?? '') ?? '—' },
    { key: 'roles', header: t('users.roles'), cell: ({ roles }) => <RoleChips roles={roles} /> },
    {
      key: 'permitRole',
      header: t('users.permitRole'),
      cell: ({ permitRole }) => (permitRole === null ? '—' : t(`users.permitRoles.${permitRole}`)),
    },
  ];
}

/** `/admin/users`: the users of the company. */
export function UsersPage() {
  const { t } = useTranslation();
  const list = useCursorList(userList);
  const create = <LinkButton to={paths.newUser}>{t('users.create')}</LinkButton>;
  return (
    <StaffPage title={t('users.title')} actions={create}>
      <ListToolbar list={list} searchHint={t('users.searchHint')} hasArchiveSwitch={false} />
      <ListView
        list={list}
        caption={t('users.title')}
        columns={useColumns()}
        isBroad
        countText={(count) => t('users.count', { count })}
        empty={<EmptyState text={t('users.empty')} />}
      />
    </StaffPage>
  );
}
