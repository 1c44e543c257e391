import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/core/dates.ts';
import { companyApi } from '../../shared/companies/company-api.ts';
import { call } from '../app/call.ts';
import { errorText } from '../app/error-text.ts';
import { paths } from '../app/paths.ts';
import { newUuid } from '../app/uuid.ts';
import { addRow } from '../lists/list-cache.ts';
import { ListToolbar } from '../lists/list-toolbar.tsx';
import { ListView } from '../lists/list-view.tsx';
import { RowLink } from '../lists/row-link.tsx';
import { StaffPage } from '../lists/staff-page.tsx';
import { listKey, useCursorList } from '../lists/use-cursor-list.ts';
import { Button } from '../ui/button.tsx';
import type { Column } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './companies.module.css';
import { COMPANIES, companyList, LONGEST_NAME, type CompanyRow } from './company-queries.ts';

function useColumns(): Column<CompanyRow>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'name',
      header: t('companies.name'),
      isSortable: true,
      cell: ({ _id, name }) => <RowLink to={paths.company(_id)}>{name}</RowLink>,
    },
    {
      key: 'created',
      header: t('companies.created'),
      isSortable: true,
      cell: ({ created }) => formatDate(created),
    },
  ];
}

/** Creates a company; the same name asked again while the answer is unknown makes no second one. */
function useCreation() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [last, setLast] = useState({ name: '', key: '' });
  const [error, setError] = useState<string>();
  const [createdName, setCreatedName] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const create = async (wanted: string) => {
    const key = last.name === wanted ? last.key : newUuid();
    setLast({ name: wanted, key });
    setBusy(true);
    setError(undefined);
    setCreatedName(undefined);
    try {
      const { version: _version, ...row } = await call(companyApi.create, { body: { name: wanted } }, { key });
      addRow(queryClient, listKey(COMPANIES), row);
      setLast({ name: '', key: '' });
      setName('');
      setCreatedName(row.name);
    } catch (failure) {
      setError(errorText(t, failure));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') setError(t('companies.nameMissing'));
    else if (!isBusy) void create(wanted);
    document.getElementById('new-company')?.focus();
  };
  return { name, setName, error, createdName, isBusy, submit };
}

function NewCompany() {
  const { t } = useTranslation();
  const { name, setName, error, createdName, isBusy, submit } = useCreation();
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
        {createdName !== undefined && t('companies.createdNotice', { name: createdName })}
      </output>
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
