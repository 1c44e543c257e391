import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { companyApi } from '../../shared/companies/company-api.ts';
import { NAME_CHARACTERS } from '../../shared/companies/company-limits.ts';
import type { Company } from '../../shared/companies/company.ts';
import { call } from '../app/api/call.ts';
import { errorText } from '../app/api/error-text.ts';
import { login, session } from '../app/session/session.ts';
import { companyKey, selectedCompanyKey } from '../app/shell/company/use-company.ts';
import { changeRows } from '../lists/list/list-cache.ts';
import { listKey } from '../lists/list/use-cursor-list.ts';
import { Button } from '../ui/button.tsx';
import { LeaveGuard } from '../editing/leave-guard.tsx';
import { useVersionedEdit } from '../editing/use-versioned-edit.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import styles from './companies.module.css';
import { COMPANIES, type CompanyRow } from './company-queries.ts';

/** The login knows the name of its company. */
function keepLogin({ _id, name }: Company): void {
  const { loggedInUser, authToken } = session();
  if (loggedInUser?.company._id !== _id || authToken === undefined) return;
  login({ user: { ...loggedInUser, company: { _id, name } }, token: authToken });
}

const SHAPE = {
  valuesOf: ({ name }: Company) => ({ name }),
  isSame: (a: unknown, b: unknown) => String(a).trim() === String(b).trim(),
};

/** Reports a conflicting name at the field; a second save overwrites it with the typed name. */
function useRenaming(company: Company) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isMissing, setMissing] = useState(false);
  const edit = useVersionedEdit<Company, { name: string }>({
    saved: company,
    shape: SHAPE,
    send: ({ name }, { _id: id, version }) =>
      call(companyApi.update, { params: { id }, body: { name: name.trim(), version } }),
  });
  const { values, change, isSaving, isDirty, error, conflict } = edit;
  const save = async () => {
    const outcome = await edit.save();
    if (outcome.kind !== 'saved') return;
    const { saved } = outcome;
    const { version: _version, ...row } = saved;
    queryClient.setQueryData(companyKey(saved._id), saved);
    void queryClient.invalidateQueries({ queryKey: selectedCompanyKey(saved._id) });
    changeRows<CompanyRow>(queryClient, listKey(COMPANIES), (each) => (each._id === row._id ? row : each));
    keepLogin(saved);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hasName = values.name.trim() !== '';
    setMissing(!hasName);
    if (hasName) void save();
  };
  const told = () => {
    if (isMissing) return t('companies.nameMissing');
    if (error !== undefined) return errorText(t, error);
    return conflict && !isSaving ? t('companies.changedMeanwhile', { name: conflict.theirs.name }) : undefined;
  };
  const type = (name: string) => change({ name });
  return { name: values.name, type, error: told(), isSaved: edit.isSaved && !isDirty, isSaving, submit, isDirty };
}

/** The name of a company, to be changed. */
export function CompanyNameForm({ company }: { company: Company }) {
  const { t } = useTranslation();
  const { name, type, error, isSaved, isSaving, submit, isDirty } = useRenaming(company);
  return (
    <form className={styles.inline} onSubmit={submit} noValidate>
      <TextField
        id="company-name"
        label={t('companies.name')}
        autoComplete="off"
        maxLength={NAME_CHARACTERS}
        value={name}
        onChange={type}
        error={error}
      />
      <Button type="submit" isBusy={isSaving}>
        {t('companies.save')}
      </Button>
      <output className={styles.said}>{isSaved && t('companies.saved')}</output>
      <LeaveGuard isOn={isDirty} />
    </form>
  );
}
