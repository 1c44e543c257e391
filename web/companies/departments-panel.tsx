import { useTranslation } from 'react-i18next';
import { departmentApi } from '../../shared/departments/department-api.ts';
import { NAME_CHARACTERS } from '../../shared/departments/department-limits.ts';
import { call } from '../app/api/call.ts';
import { useDepartments } from '../app/shell/company/use-departments.ts';
import { LoadFailure } from '../lists/load-failure.tsx';
import { Button } from '../ui/button.tsx';
import { LeaveGuard } from '../editing/leave-guard.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import styles from './companies.module.css';
import { useDepartmentCache } from './department-cache.ts';
import { DepartmentItem } from './department-item.tsx';
import { useTakenName } from './taken-name.ts';
import { useNamedCreation } from './use-named-creation.ts';

function NewDepartment({ company }: { company: string }) {
  const { t } = useTranslation();
  const cache = useDepartmentCache(company);
  const faultOf = useTakenName(company);
  const create = async (wanted: string, key: string) => {
    const body = { name: wanted, company };
    const { version: _version, ...row } = await call(departmentApi.create, { body }, { key });
    cache.put(row);
  };
  const { name, setName, error, isBusy, submit } = useNamedCreation({ fieldId: 'new-department', create, faultOf });
  return (
    <form className={styles.inline} onSubmit={submit} noValidate>
      <TextField
        id="new-department"
        label={t('companies.departments.newName')}
        autoComplete="off"
        maxLength={NAME_CHARACTERS}
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
      <Stack gap={4}>
        {!departments && !error && <Skeleton lines={3} label={t('common.loading')} />}
        {!departments && error && <LoadFailure error={error} onRetry={refetch} title={t('lists.failedTitle')} />}
        {departments?.length === 0 && <p>{t('companies.departments.none')}</p>}
        {departments && departments.length > 0 && (
          <ul className={styles.list}>
            {departments.map((department) => (
              <DepartmentItem key={department._id} department={department} />
            ))}
          </ul>
        )}
        <NewDepartment company={company} />
      </Stack>
    </Panel>
  );
}
