import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CallerUser } from '../../../shared/core/caller.ts';
import { LONGEST_PASSWORD, RECOMMENDED_PASSWORD } from '../../../shared/core/password-rules.ts';
import type { StaffRole } from '../../../shared/core/roles.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { assignableRoles, NEW_USER_ROLES, type UserField } from '../../../shared/users/user-rules.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { LEAST_CHARACTERS } from '../../app/session/new-password.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { useSession } from '../../app/session/session.ts';
import { useSelectedCompany } from '../../app/shell/company/use-selected-company.ts';
import { newUuid } from '../../app/api/uuid.ts';
import { addCompanyRow } from '../../lists/list/list-cache.ts';
import { listKey } from '../../lists/list/use-cursor-list.ts';
import { StaffPage } from '../../lists/staff-page.tsx';
import { FailureAlert } from '../../ui/feedback/failure-alert.tsx';
import { useFailure } from '../../ui/feedback/use-failure.ts';
import { Button } from '../../ui/button.tsx';
import { LeaveGuard } from '../../editing/leave-guard.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { PasswordField } from '../../ui/fields/password/password-field.tsx';
import { StrengthLine } from '../../ui/fields/password/strength-line.tsx';
import { CompanyField } from './company-field.tsx';
import { editorOf } from './editor-of.ts';
import { RoleList } from './role-list.tsx';
import { focusFirst, refusedFields, userFaults, type UserFaults } from './user-faults.ts';
import { PermitRoleField, UserFields } from './user-fields.tsx';
import { rowOfUser, userKey, USERS } from '../user-queries.ts';
import type { UserValues } from './user-values.ts';
import { Row } from '../../ui/layout/row.tsx';
import styles from '../users.module.css';

const ALL: ReadonlySet<UserField> = new Set(['name', 'email', 'department', 'language', 'permitRole']);

type Typed = UserValues & { password: string };

/** Creates the user; a retry reuses the key, so that a lost answer creates no second user. */
function useCreation() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [faults, setFaults] = useState<UserFaults>({});
  const [failure, tellFailure] = useFailure();
  const [isBusy, setBusy] = useState(false);
  const [last, setLast] = useState({ asked: '', key: '' });
  const send = async ({ password, roles, name, email, ...rest }: Typed) => {
    const given = { ...rest, roles: [...roles], name: name.trim(), email: email.trim() };
    const body = { ...given, ...(password !== '' && { password }) };
    const asked = JSON.stringify(body);
    const key = last.asked === asked ? last.key : newUuid();
    setLast({ asked, key });
    setBusy(true);
    tellFailure(undefined);
    try {
      const user = await call(userApi.create, { body }, { key });
      queryClient.setQueryData(userKey(user._id), user);
      addCompanyRow(queryClient, listKey(USERS), rowOfUser(user));
      void navigate(staffPaths.user(user._id), { replace: true, state: { isCreated: true } });
    } catch (error) {
      const refused = refusedFields(t, error);
      setFaults(refused);
      const [first] = Object.keys(refused);
      if (first !== undefined && document.getElementById(first)) focusFirst(refused);
      else {
        // A refused role has no field of its own.
        const text = (first !== undefined && refused[first]) || errorText(t, error);
        tellFailure({ text });
      }
      setBusy(false);
    }
  };
  const submit = (typed: Typed) => {
    const found = userFaults(t, typed);
    setFaults(found);
    if (Object.keys(found).length > 0) focusFirst(found);
    else if (!isBusy) void send(typed);
  };
  return { faults, failure, isBusy, submit };
}

function newValues(company: string, free: readonly StaffRole[]): Typed {
  const roles = NEW_USER_ROLES.filter((role) => free.includes(role));
  return { name: '', email: '', language: 'fi', department: null, permitRole: null, company, roles, password: '' };
}

type PasswordProps = { password: string; onChange: (password: string) => void; error: string | undefined };

function FirstPassword({ password, onChange, error }: PasswordProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t('users.password')}>
      <div className={styles.column}>
        <PasswordField
          id="password"
          label={t('users.firstPassword')}
          isOptional
          hint={t('users.firstPasswordHint', { least: LEAST_CHARACTERS, recommended: RECOMMENDED_PASSWORD })}
          autoComplete="new-password"
          maxLength={LONGEST_PASSWORD}
          value={password}
          onChange={onChange}
          error={error}
          after={<StrengthLine password={password} />}
        />
      </div>
    </Panel>
  );
}

function NewUserForm({ caller }: { caller: CallerUser }) {
  const { t } = useTranslation();
  const editor = editorOf(caller);
  const isRoot = editor.roles.includes('root');
  const free = assignableRoles(editor);
  const selected = useSelectedCompany();
  const [typed, setTyped] = useState(() => newValues(selected ?? caller.company._id, free));
  const { faults, failure, isBusy, submit } = useCreation();
  const change = (values: Partial<Typed>) => setTyped((before) => ({ ...before, ...values }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit(typed);
  };
  return (
    <form className={styles.panels} onSubmit={send} noValidate>
      <FailureAlert failure={failure} title={t('users.createFailed')} />
      <Panel title={t('users.details')}>
        {isRoot && (
          <CompanyField company={typed.company} onChange={(company) => change({ company, department: null })} />
        )}
        <UserFields
          values={typed}
          onChange={change}
          editable={ALL}
          faults={faults}
          emailHint={t('users.newEmailHint')}
        />
      </Panel>
      <Panel title={t('users.roles')}>
        <RoleList
          roles={typed.roles}
          onChange={(roles) => change({ roles })}
          free={free}
          hasRoot={isRoot}
          defaults={NEW_USER_ROLES.filter((role) => free.includes(role))}
        />
      </Panel>
      <Panel title={t('users.permits')}>
        <div className={styles.fields}>
          <PermitRoleField values={typed} onChange={change} editable={ALL} />
        </div>
      </Panel>
      <FirstPassword
        password={typed.password}
        onChange={(password) => change({ password })}
        error={faults['password']}
      />
      <Row gap={2} across={4} align="center">
        <Button type="submit" isBusy={isBusy}>
          {t('users.createSubmit')}
        </Button>
      </Row>
      <LeaveGuard isOn={typed.name !== '' || typed.email !== ''} />
    </form>
  );
}

/** `/admin/users/new`. */
export function NewUserPage() {
  const { t } = useTranslation();
  const { loggedInUser } = useSession();
  return (
    <StaffPage title={t('users.newTitle')} back={{ to: staffPaths.users, label: t('users.title') }}>
      {loggedInUser && <NewUserForm caller={loggedInUser} />}
    </StaffPage>
  );
}
