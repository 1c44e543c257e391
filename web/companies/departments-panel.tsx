import { useTranslation } from 'react-i18next';
import { departmentApi } from '../../shared/departments/department-api.ts';
import { call } from '../app/call.ts';
import { errorText } from '../app/error-text.ts';
import { useDepartments } from '../app/use-departments.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { LeaveGuard } from '../ui/leave-guard.tsx';
import { Panel } from '../ui/panel.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './companies.module.css';
import { LONGEST_NAME } from './company-queries.ts';
import { useDepartmentCache } from './department-cache.ts';
import { DepartmentItem } from './department-item.tsx';
import { useNamedCreation } from './use-named-creation.ts';

function NewDepartment({ company }: { company: string }) {
  const { t } = useTranslation();
  const cache = useDepartmentCache(company);
  const create = async (wanted: string, key: string) => {
    const body = { name: wanted, company };
    const { version: _version, ...row } = await call(departmentApi.create, { body }, { key });
    cache.put(row);
  };
  const { name, setName, error, isBusy, submit } = useNamedCreation({ fieldId: 'new-department', create });
  return (
    <form className={styles.inline} onSubmit={submit} noValidate>
      <TextField
        id="new-department"
        label={t('companies.departments.newName')}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={setName}
        error={error}
      />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        {t('companies.departments.add')}
      </Button>
      <LeaveGuard isOn={name.trim() !== ''} />
    </form>
  );
}

/** The departments of a company: added, renamed and removed in their places. */
export function DepartmentsPanel({ company }: { company: string }) {
  const { t } = useTranslation();
  const { data: departments, error, refetch } = useDepartments(company);
  return (
    <Panel title={t('companies.departments.title')}>
      <div className={styles.departments}>
        {!departments && !error && <Skeleton lines={3} label={t('common.loading')} />}
        {!departments && error && (
          <Alert kind="other" title={t('lists.failedTitle')} live="alert">
            <p>{errorText(t, error)}</p>
            <Button variant="secondary" isSmall onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          </Alert>
        )}
        {departments?.length === 0 && <p>{t('companies.departments.none')}</p>}
        {departments && departments.length > 0 && (
          <ul className={styles.list}>
            {departments.map((department) => (
              <DepartmentItem key={department._id} department={department} />
            ))}
          </ul>
        )}
        <NewDepartment company={company} />
      </div>
    </Panel>
  );
}
