import { useTranslation } from 'react-i18next';
import type { UserRow } from '../../shared/users/user.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { useDepartments } from '../app/shell/company/use-departments.ts';
import { useSelectedCompany } from '../app/shell/company/use-selected-company.ts';
import { RowLink } from '../lists/list/row-link.tsx';
import { StaffList } from '../lists/staff-list.tsx';
import { StaffPage } from '../lists/staff-page.tsx';
import { useCursorList } from '../lists/list/use-cursor-list.ts';
import type { Column } from '../ui/table/column.ts';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { PlusIcon } from '../ui/icons.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { RoleChips } from './user/role-chips.tsx';
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
      share: 3,
      cell: ({ _id, name }) => <RowLink to={staffPaths.user(_id)}>{name}</RowLink>,
    },
    {
      key: 'email',
      header: t('users.email'),
      share: 4,
      phone: 1,
      cell: ({ email, verifiedEmail }) => (
        <span className={styles.email}>
          <span className={styles.address}>{email}</span>
          {!verifiedEmail && <span className={styles.note}>{t('users.unverified')}</span>}
        </span>
      ),
    },
    {
      key: 'department',
      header: t('users.department'),
      share: 2,
      cell: ({ department }) => names.get(department ?? ''),
    },
    { key: 'roles', header: t('users.roles'), isWideOnly: true, cell: ({ roles }) => <RoleChips roles={roles} /> },
    {
      key: 'permitRole',
      header: t('users.permitRole'),
      phone: 2,
      cell: ({ permitRole }) => permitRole && t(`users.permitRoles.${permitRole}`),
    },
  ];
}

/** `/admin/users`: the company's users. */
export function UsersPage() {
  const { t } = useTranslation();
  const list = useCursorList(userList);
  const create = (
    <LinkButton to={staffPaths.newUser} icon={<PlusIcon />}>
      {t('users.create')}
    </LinkButton>
  );
  const others = (
    <>
      <LinkButton to={staffPaths.userImport} variant="secondary">
        {t('lists.import')}
      </LinkButton>
      <LinkButton to={staffPaths.securityLog} variant="secondary">
        {t('securityLog.link')}
      </LinkButton>
    </>
  );
  return (
    <StaffPage title={t('users.title')} actions={others} act={create}>
      <StaffList
        list={list}
        searchHint={t('users.searchHint')}
        hasArchiveSwitch={false}
        caption={t('users.title')}
        columns={useColumns()}
        countText={(count) => t('users.count', { count })}
        empty={<EmptyState text={t('users.empty')} example={t('users.example')} />}
      />
    </StaffPage>
  );
}
