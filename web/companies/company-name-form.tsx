import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { companyApi } from '../../shared/companies/company-api.ts';
import type { Company } from '../../shared/companies/company.ts';
import { AppError } from '../../shared/core/errors.ts';
import { call } from '../app/call.ts';
import { codeOf, errorText } from '../app/error-text.ts';
import { login, session } from '../app/session.ts';
import { companyKey, selectedCompanyKey } from '../app/use-company.ts';
import { changeRows } from '../lists/list-cache.ts';
import { listKey } from '../lists/use-cursor-list.ts';
import { Button } from '../ui/button.tsx';
import { LeaveGuard } from '../ui/leave-guard.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './companies.module.css';
import { COMPANIES, LONGEST_NAME, type CompanyRow } from './company-queries.ts';

/** The login knows the name of its company. */
function keepLogin({ _id, name }: Company): void {
  const { loggedInUser, authToken } = session();
  if (loggedInUser?.company._id !== _id || authToken === undefined) return;
  login({ user: { ...loggedInUser, company: { _id, name } }, token: authToken });
}

/** A name that somebody else changed meanwhile is told at the field; saving once more takes the one that is typed. */
function useRenaming(company: Company) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [name, setName] = useState(company.name);
  const [version, setVersion] = useState(company.version);
  const [error, setError] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const fail = (failure: unknown) => {
    if (failure instanceof AppError && codeOf(failure) === 'version_conflict') {
      const current = failure.detail.current as Company;
      setVersion(current.version);
      setError(t('companies.changedMeanwhile', { name: current.name }));
    } else setError(errorText(t, failure));
  };
  const rename = async (wanted: string) => {
    setBusy(true);
    setError(undefined);
    setSaved(false);
    try {
      const params = { id: company._id };
      const saved = await call(companyApi.update, { params, body: { name: wanted, version } });
      const { version: _version, ...row } = saved;
      queryClient.setQueryData(companyKey(saved._id), saved);
      void queryClient.invalidateQueries({ queryKey: selectedCompanyKey(saved._id) });
      changeRows<CompanyRow>(queryClient, listKey(COMPANIES), (each) => (each._id === row._id ? row : each));
      keepLogin(saved);
      setVersion(saved.version);
      setName(saved.name);
      setSaved(true);
    } catch (failure) {
      fail(failure);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') setError(t('companies.nameMissing'));
    else if (!isBusy) void rename(wanted);
  };
  const type = (typed: string) => {
    setName(typed);
    setSaved(false);
  };
  return { name, type, error, isSaved, isBusy, submit, isDirty: name.trim() !== company.name };
}

/** The name of a company, to be changed. */
export function CompanyNameForm({ company }: { company: Company }) {
  const { t } = useTranslation();
  const { name, type, error, isSaved, isBusy, submit, isDirty } = useRenaming(company);
  return (
    <form className={styles.inline} onSubmit={submit} noValidate>
      <TextField
        id="company-name"
        label={t('companies.name')}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={type}
        error={error}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('companies.save')}
      </Button>
      <output className={styles.said}>{isSaved && t('companies.saved')}</output>
      <LeaveGuard isOn={isDirty} />
    </form>
  );
}
