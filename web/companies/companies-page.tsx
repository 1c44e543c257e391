import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/core/dates.ts';
import { companyApi } from '../../shared/companies/company-api.ts';
import { NAME_CHARACTERS } from '../../shared/companies/company-limits.ts';
import { call } from '../app/api/call.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { addRow } from '../lists/list/list-cache.ts';
import { RowLink } from '../lists/list/row-link.tsx';
import { StaffList } from '../lists/staff-list.tsx';
import { StaffPage } from '../lists/staff-page.tsx';
import { listKey, useCursorList } from '../lists/list/use-cursor-list.ts';
import { Button } from '../ui/button.tsx';
import type { Column } from '../ui/table/column.ts';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { LeaveGuard } from '../editing/leave-guard.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useOpened } from '../ui/use-opened.ts';
import styles from './companies.module.css';
import { COMPANIES, companyList, type CompanyRow } from './company-queries.ts';
import { useNamedCreation } from './use-named-creation.ts';

function useColumns(): Column<CompanyRow>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'name',
      header: t('companies.name'),
      isSortable: true,
      share: 1,
      cell: ({ _id, name }) => <RowLink to={staffPaths.company(_id)}>{name}</RowLink>,
    },
    {
      key: 'users',
      header: t('companies.users'),
      isNumeric: true,
      phone: 1,
      isLabelled: true,
      cell: ({ userCount }) => userCount,
    },
    {
      key: 'projects',
      header: t('companies.projects'),
      isNumeric: true,
      phone: 2,
      isLabelled: true,
      cell: ({ projectCount }) => projectCount,
    },
    {
      key: 'created',
      header: t('companies.created'),
      isSortable: true,
      isLabelled: true,
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
        maxLength={NAME_CHARACTERS}
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
  const isOpen = useOpened(list.shown !== undefined || list.error !== null);
  return (
    <StaffPage title={t('companies.title')}>
      <StaffList
        list={list}
        searchHint={t('companies.searchHint')}
        hasArchiveSwitch={false}
        caption={t('companies.title')}
        columns={useColumns()}
        countText={(count) => t('companies.count', { count })}
        empty={<EmptyState text={t('companies.empty')} example={t('companies.example')} />}
      />
      {isOpen && <NewCompany />}
    </StaffPage>
  );
}
