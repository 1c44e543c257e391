import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { CallerUser } from '../../../shared/core/caller.ts';
import type { User } from '../../../shared/users/user.ts';
import { assignableRoles, editableFields, mayRemove } from '../../../shared/users/user-rules.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { useSession } from '../../app/session/session.ts';
import { ReturnedMessage } from '../../lists/returned-message.tsx';
import { StaffPage } from '../../lists/staff-page.tsx';
import { LoadFailure } from '../../lists/load-failure.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { LeaveGuard } from '../../editing/leave-guard.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { SaveBar } from '../../ui/bars/save-bar.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { CompanyField } from './company-field.tsx';
import { editorOf } from './editor-of.ts';
import { EmailNote } from './email-note.tsx';
import { InvitationLink } from '../invitation-link.tsx';
import { PasswordLink } from './password-link.tsx';
import { RemoveUser } from './remove-user.tsx';
import { RoleList } from './role-list.tsx';
import { SaveOutcome } from './save-outcome.tsx';
import { SignPinState } from '../my-user/sign-pin-state.tsx';
import { useUserEditor, type UserEditing } from './use-user-editor.ts';
import { PermitRoleField, UserFields } from './user-fields.tsx';
import { UserFactors } from './user-factors.tsx';
import { UserSessions } from './user-sessions.tsx';
import { UserTrail } from './user-trail.tsx';
import { UserInductions } from './user-inductions.tsx';
import { useUser } from '../user-queries.ts';
import styles from '../users.module.css';

type EditorProps = { user: User; caller: CallerUser };

/** Why the editor may not change this user's roles. */
function useRolesReason({ user, caller }: EditorProps): string | undefined {
  const { t } = useTranslation();
  if (user._id === caller._id) return t('users.lockedOwn');
  return editableFields(editorOf(caller), user).has('roles') ? undefined : t('users.lockedHolder');
}

function UserForm({ editing, caller }: { editing: UserEditing; caller: CallerUser }) {
  const { t } = useTranslation();
  const { base, take, values, change, faults, save } = editing;
  const editor = editorOf(caller);
  const editable = editableFields(editor, base);
  const isOwn = base._id === caller._id;
  const lockedReason = useRolesReason({ user: base, caller });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form className={styles.panels} onSubmit={submit} noValidate>
      <Panel title={t('users.details')}>
        {editable.has('company') && (
          <CompanyField company={values.company} onChange={(company) => change({ company, department: null })} />
        )}
        <UserFields
          values={values}
          onChange={change}
          editable={editable}
          faults={faults}
          emailHint={editable.has('email') ? undefined : t('users.lockedEmail')}
        />
        <ReturnedMessage kind="user" id={base._id}>
          <p>{t('users.mailReturned')}</p>
        </ReturnedMessage>
        <EmailNote user={base} />
      </Panel>
      <Panel title={t('users.roles')}>
        <RoleList
          roles={values.roles}
          onChange={(roles) => change({ roles })}
          free={assignableRoles(editor, base)}
          lockedReason={lockedReason}
          hasRoot={editor.roles.includes('root') || base.roles.includes('root')}
        />
      </Panel>
      <Panel title={t('users.permits')}>
        <div className={styles.fields}>
          <PermitRoleField values={values} onChange={change} editable={editable} />
          <SignPinState user={base} isOwn={isOwn} onCleared={take} />
        </div>
      </Panel>
      {/* Enter in a field saves, like the bar's button. */}
      <input type="submit" hidden />
    </form>
  );
}

function UserEditor({ user, caller }: EditorProps) {
  const { t } = useTranslation();
  const editing = useUserEditor(user);
  const { base, take, isDirty, isSaving, isSaved, save, discard } = editing;
  const isOwn = base._id === caller._id;
  return (
    <div className={styles.editor}>
      {isOwn && (
        <Alert kind="info" title={t('users.ownTitle')}>
          <Link to={staffPaths.myUser}>{t('users.ownLink')}</Link>
        </Alert>
      )}
      <SaveOutcome editing={editing} />
      <UserForm editing={editing} caller={caller} />
      {!isOwn && (
        <Panel title={t('users.password')}>
          {base.isInvited ? <InvitationLink user={base} /> : <PasswordLink user={base} />}
        </Panel>
      )}
      {!isOwn && <UserFactors user={base} caller={caller} onReset={take} />}
      {!isOwn && <UserInductions userId={base._id} />}
      <UserTrail id={base._id} version={base.version} />
      {mayRemove(editorOf(caller), base) && <UserSessions user={base} />}
      {mayRemove(editorOf(caller), base) && <RemoveUser user={base} />}
      <SaveBar
        isDirty={isDirty}
        isBusy={isSaving}
        onSave={save}
        onDiscard={discard}
        saved={isSaved ? t('users.saved') : undefined}
      />
      <LeaveGuard isOn={isDirty} />
    </div>
  );
}

/** `/admin/users/{userId}`: one user; each part is editable as far as the editing rules permit. */
export function UserPage() {
  const { t } = useTranslation();
  const { userId = '' } = useParams();
  const { loggedInUser } = useSession();
  const { data: user, error, refetch } = useUser(userId);
  const isCreated = (useLocation().state as { isCreated?: boolean } | null)?.isCreated === true;
  return (
    <StaffPage title={user?.name ?? t('users.one')} back={{ to: staffPaths.users, label: t('users.title') }}>
      {isCreated && user && (
        <Alert kind="success" title={t('users.createdTitle')} live="status">
          {t(user.isInvited ? 'users.invited' : 'users.created', { email: user.email })}
        </Alert>
      )}
      {!user && !error && <Skeleton lines={6} label={t('common.loading')} />}
      {!user && error && <LoadFailure error={error} onRetry={refetch} title={t('users.loadFailed')} />}
      {user && loggedInUser && <UserEditor key={userId} user={user} caller={loggedInUser} />}
    </StaffPage>
  );
}
