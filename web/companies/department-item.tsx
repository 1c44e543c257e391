import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { departmentApi } from '../../shared/departments/department-api.ts';
import type { Department } from '../../shared/departments/department.ts';
import { call } from '../app/api/call.ts';
import { codeOf, errorText } from '../app/api/error-text.ts';
import type { DepartmentRow } from '../app/shell/company/use-departments.ts';
import { ToolButton } from '../lists/looks/tool-button.tsx';
import { Button } from '../ui/button.tsx';
import { CrossIcon, PencilIcon } from '../ui/icons.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { conflictIn } from '../editing/versioned-edit.ts';
import { LeaveGuard } from '../editing/leave-guard.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import styles from './companies.module.css';
import { LONGEST_NAME } from './company-queries.ts';
import { useDepartmentCache } from './department-cache.ts';

type ItemProps = { department: DepartmentRow };

/** Renames over the version that is read just before; reports a conflict in that moment instead of overwriting it. */
function useRenaming({ _id, name: before, company }: DepartmentRow, onDone: () => void) {
  const { t } = useTranslation();
  const cache = useDepartmentCache(company);
  const [name, setName] = useState(before);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async (wanted: string) => {
    setBusy(true);
    setError(undefined);
    try {
      const params = { id: _id };
      const { version } = await call(departmentApi.get, { params });
      const { version: _version, ...row } = await call(departmentApi.update, {
        params,
        body: { name: wanted, version },
      });
      cache.put(row);
      onDone();
    } catch (failure) {
      const current = conflictIn<Department>(failure);
      setError(current ? t('companies.changedMeanwhile', { name: current.name }) : errorText(t, failure));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') setError(t('companies.nameMissing'));
    else if (!isBusy) void save(wanted);
  };
  return { name, setName, error, isBusy, submit };
}

function RenameForm({ department, onDone }: ItemProps & { onDone: () => void }) {
  const { t } = useTranslation();
  const { name, setName, error, isBusy, submit } = useRenaming(department, onDone);
  const id = `department-${department._id}`;
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <form className={styles.inline} onSubmit={submit} noValidate>
      <TextField
        id={id}
        label={t('companies.departments.name')}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={setName}
        error={error}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('companies.save')}
      </Button>
      <Button variant="secondary" onClick={onDone}>
        {t('common.cancel')}
      </Button>
      <LeaveGuard isOn={name.trim() !== department.name} />
    </form>
  );
}

/** A department that somebody else has removed counts as removed. */
function useRemoval({ _id, company }: DepartmentRow) {
  const { t } = useTranslation();
  const cache = useDepartmentCache(company);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call(departmentApi.remove, { params: { id: _id } });
      cache.drop(_id);
    } catch (error) {
      if (codeOf(error) === 'not_found') cache.drop(_id);
      else setFailure(errorText(t, error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, remove };
}

function RemoveButton({ department }: ItemProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, remove } = useRemoval(department);
  const { name } = department;
  const confirm = async () => {
    await remove();
    setAsking(false);
  };
  return (
    <>
      <ToolButton
        label={`${t('companies.departments.remove')} ${name}`}
        icon={<CrossIcon />}
        onClick={() => setAsking(true)}
      />
      {failure !== undefined && <span role="alert">{failure}</span>}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('companies.departments.confirmTitle', { name })}
        confirmLabel={t('companies.departments.removeSubmit')}
        cancelLabel={t('companies.keep')}
        isDangerous
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {t('companies.departments.confirmText')}
      </ConfirmDialog>
    </>
  );
}

/** One department in its list. */
export function DepartmentItem({ department }: ItemProps) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) {
    return (
      <li className={styles.item}>
        <RenameForm department={department} onDone={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <span className={styles.itemName}>{department.name}</span>
      <span className={styles.acts}>
        <ToolButton
          ref={button}
          label={`${t('companies.departments.rename')} ${department.name}`}
          icon={<PencilIcon />}
          onClick={() => setEditing(true)}
        />
        <RemoveButton department={department} />
      </span>
    </li>
  );
}
