import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { departmentApi } from '../../shared/departments/department-api.ts';
import { NAME_CHARACTERS } from '../../shared/departments/department-limits.ts';
import type { Department } from '../../shared/departments/department.ts';
import { call } from '../app/api/call.ts';
import { errorText } from '../app/api/error-text.ts';
import { passOverGone } from '../app/api/pass-over-gone.ts';
import type { DepartmentRow } from '../app/shell/company/use-departments.ts';
import { ToolButton } from '../lists/looks/tool-button.tsx';
import { Button } from '../ui/button.tsx';
import { CrossIcon, PencilIcon } from '../ui/icons.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { conflictIn } from '../editing/versioned-edit.ts';
import { LeaveGuard } from '../editing/leave-guard.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import styles from './companies.module.css';
import { useDepartmentCache } from './department-cache.ts';
import { useTakenName } from './taken-name.ts';

type ItemProps = { department: DepartmentRow };

/** Renames over the version that is read just before; reports a conflict in that moment instead of overwriting it. */
function useRenaming({ _id, name: before, company }: DepartmentRow, onDone: () => void) {
  const { t } = useTranslation();
  const cache = useDepartmentCache(company);
  const [name, setName] = useState(before);
  const [fault, setFault] = useState<string>();
  const takenBy = useTakenName(company, _id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (wanted: string) => {
      const params = { id: _id };
      const { version } = await call(departmentApi.get, { params });
      const body = { name: wanted, version };
      const { version: _version, ...row } = await call(departmentApi.update, { params, body });
      return row;
    },
    onSuccess: (row) => {
      cache.put(row);
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    const found = wanted === '' ? t('companies.nameMissing') : takenBy(wanted);
    setFault(found);
    if (found === undefined && !isPending) mutate(wanted);
  };
  const current = conflictIn<Department>(error);
  const refusal = current ? t('companies.changedMeanwhile', { name: current.name }) : error && errorText(t, error);
  return { name, setName, error: fault ?? refusal ?? undefined, isPending, submit };
}

function RenameForm({ department, onDone }: ItemProps & { onDone: () => void }) {
  const { t } = useTranslation();
  const { name, setName, error, isPending, submit } = useRenaming(department, onDone);
  const id = `department-${department._id}`;
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <form className={styles.inline} onSubmit={submit} noValidate>
      <TextField
        id={id}
        label={t('companies.departments.name')}
        autoComplete="off"
        maxLength={NAME_CHARACTERS}
        value={name}
        onChange={setName}
        error={error}
      />
      <Button type="submit" isBusy={isPending}>
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
  const cache = useDepartmentCache(company);
  return useMutation({
    mutationFn: () => call(departmentApi.remove, { params: { id: _id } }).catch(passOverGone),
    onSuccess: () => cache.drop(_id),
  });
}

function RemoveButton({ department }: ItemProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useRemoval(department);
  const { name } = department;
  return (
    <>
      <ToolButton
        label={`${t('companies.departments.remove')} ${name}`}
        icon={<CrossIcon />}
        onClick={() => setAsking(true)}
      />
      {error && <span role="alert">{errorText(t, error)}</span>}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('companies.departments.confirmTitle', { name })}
        confirmLabel={t('companies.departments.removeSubmit')}
        cancelLabel={t('companies.keep')}
        isDangerous
        isBusy={isPending}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
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
