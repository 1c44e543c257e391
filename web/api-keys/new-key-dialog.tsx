import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { KEY_ROLES, type KeyRole } from '../../shared/api-keys/key-roles.ts';
import { localDate } from '../../shared/core/dates.ts';
import { issuesIn } from '../../shared/core/errors.ts';
import { NAME_CHARACTERS } from '../../shared/api-keys/api-key-limits.ts';
import { errorText } from '../app/api/error-text.ts';
import { useSession } from '../app/session/session.ts';
import { TypedDialog } from '../editing/typed-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { TickGroup } from '../ui/fields/boxes/tick-group.tsx';
import { DayField } from '../ui/fields/day-field.tsx';
import { dayFault, readDay } from '../ui/fields/read-day.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { useClock } from '../ui/use-clock.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { MadeKey } from './made-key.tsx';
import { useMakeKey, type KeyDraft } from './api-key-queries.ts';

const FORM = 'new-key';
const FIELDS = ['name', 'roles', 'expires'] as const;
type Faults = Partial<Record<(typeof FIELDS)[number], string>>;

/** The roles that the user can give to a key: those that they have. */
function useOwnRoles(): readonly KeyRole[] {
  const roles = useSession().loggedInUser?.roles ?? [];
  return KEY_ROLES.filter((role) => roles.includes('root') || roles.includes(role));
}

function useFaults(draft: Omit<KeyDraft, 'expires'>, typedDay: string, error: unknown): Faults {
  const { t } = useTranslation();
  const today = localDate(useClock());
  const day = readDay(typedDay);
  const fault = dayFault(typedDay);
  const isPast = day !== undefined && day !== '' && day < today;
  const refused = issuesIn(error).some(({ path, code }) => path === 'expires' && code === 'in_the_past');
  return {
    ...(draft.name.trim() === '' && { name: t('apiKeys.nameMissing') }),
    ...(draft.roles.length === 0 && { roles: t('apiKeys.rolesMissing') }),
    ...(fault && { expires: t(`day.${fault}`) }),
    ...((isPast || refused) && { expires: t('issues.in_the_past') }),
  };
}

type RolesProps = {
  roles: readonly KeyRole[];
  /** Those that can be given. */
  free: readonly KeyRole[];
  onChange: (roles: KeyRole[]) => void;
  error: string | undefined;
};

function KeyRoles({ roles, free, onChange, error }: RolesProps) {
  const { t } = useTranslation();
  return (
    <TickGroup
      id="key-role"
      legend={t('apiKeys.roles')}
      ticks={free.map((role) => ({
        value: role,
        label: <strong>{t(`roles.${role}.name`)}</strong>,
        note: t(`roles.${role}.meaning`),
      }))}
      chosen={roles}
      onChange={onChange}
      error={error}
    />
  );
}

/** Asks what a program's key is called and may do, and then shows the key, once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [roles, setRoles] = useState<KeyRole[]>([]);
  const [typedDay, setTypedDay] = useState('');
  const [isChecked, setChecked] = useState(false);
  const ownRoles = useOwnRoles();
  const { mutate, isPending, error, data: made } = useMakeKey();
  const found = useFaults({ name, roles }, typedDay, error);
  const faults = isChecked ? found : {};
  if (made) return <MadeKey made={made} onClose={onClose} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const first = FIELDS.find((field) => found[field] !== undefined);
    if (first) document.getElementById(first === 'roles' ? `key-role-${ownRoles[0]}` : `key-${first}`)?.focus();
    else if (!isPending) mutate({ name: name.trim(), roles, expires: readDay(typedDay) || null });
  };
  const isTyped = name.trim() !== '' || roles.length > 0 || typedDay !== '';
  const actions = (leave: () => void) => (
    <>
      <Button variant="secondary" onClick={leave}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" form={FORM} isBusy={isPending}>
        {t('apiKeys.make')}
      </Button>
    </>
  );
  return (
    <TypedDialog isForm isTyped={isTyped} onClose={onClose} title={t('apiKeys.new')} actions={actions}>
      <Stack as="form" id={FORM} gap={4} onSubmit={submit} noValidate>
        {error && issuesIn(error).length === 0 && (
          <Alert kind="error" live="alert">
            <p>{errorText(t, error)}</p>
          </Alert>
        )}
        <TextField
          id="key-name"
          label={t('apiKeys.name')}
          hint={t('apiKeys.nameHint')}
          error={faults.name}
          maxLength={NAME_CHARACTERS}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
        <DayField
          id="key-expires"
          label={t('apiKeys.expires')}
          isOptional
          error={faults.expires}
          typed={typedDay}
          onTyped={setTypedDay}
        />
        <KeyRoles roles={roles} free={ownRoles} onChange={setRoles} error={faults.roles} />
      </Stack>
    </TypedDialog>
  );
}
