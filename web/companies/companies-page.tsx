import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/core/dates.ts';
import { companyApi } from '../../shared/companies/company-api.ts';
import { call } from '../app/call.ts';
import { paths } from '../app/paths.ts';
import { addRow } from '../lists/list-cache.ts';
import { ListToolbar } from '../lists/list-toolbar.tsx';
import { ListView } from '../lists/list-view.tsx';
import { RowLink } from '../lists/row-link.tsx';
import { StaffPage } from '../lists/staff-page.tsx';
import { listKey, useCursorList } from '../lists/use-cursor-list.ts';
import { Button } from '../ui/button.tsx';
import type { Column } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LeaveGuard } from '../ui/leave-guard.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './companies.module.css';
import { COMPANIES, companyList, LONGEST_NAME, type CompanyRow } from './company-queries.ts';
import { useNamedCreation } from './use-named-creation.ts';

function useColumns(): Column<CompanyRow>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'name',
      header: t('companies.name'),
      isSortable: true,
      cell: ({ _id, name }) => <RowLink to={paths.company(_id)}>{name}</RowLink>,
    },
    { key: 'users', header: t('companies.users'), isNumeric: true, cell: ({ userCount }) => userCount },
    { key: 'projects', header: t('companies.projects'), isNumeric: true, cell: ({ projectCount }) => projectCount },
    {
      key: 'created',
      header: t('companies.created'),
      isSortable: true,
      cell: ({ created }) => formatDate(created),
    },
  ];
}

function NewCompany() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const create = async (wanted: string, key: string) => {
    const { version: _version, ...row } = await call(companyApi.create, { body: { name: wanted } }, { key });
    addRow(queryClient, listKey(COMPANIES), row);
  };
  const { name, setName, error, created, isBusy, submit } = useNamedCreation({ fieldId: 'new-company', create });
  return (
    <form className={styles.inline} onSubmit={submit} noValidate>
      <TextField
        id="new-company"
        label={t('companies.newName')}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={setName}
        error={error}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('companies.create')}
      </Button>
      <output className={styles.said}>
        {created !== undefined && t('companies.createdNotice', { name: created })}
      </output>
      <LeaveGuard isOn={name.trim() !== ''} />
    </form>
  );
}

/** `/admin/companies`: every company, to root. */
export function CompaniesPage() {
  const { t } = useTranslation();
  const list = useCursorList(companyList);
  return (
    <StaffPage title={t('companies.title')}>
      <NewCompany />
      <ListToolbar list={list} searchHint={t('companies.searchHint')} hasArchiveSwitch={false} />
      <ListView
        list={list}
        caption={t('companies.title')}
        columns={useColumns()}
        countText={(count) => t('companies.count', { count })}
        empty={<EmptyState text={t('companies.empty')} />}
      />
    </StaffPage>
  );
}
