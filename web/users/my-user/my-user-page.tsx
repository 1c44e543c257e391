import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EMAIL_CHARACTERS } from '../../../shared/core/email-address.ts';
import { LANGUAGES } from '../../../shared/core/language.ts';
import { LONGEST_PASSWORD, RECOMMENDED_PASSWORD } from '../../../shared/core/password-rules.ts';
import { NAME_CHARACTERS } from '../../../shared/users/user-limits.ts';
import type { User } from '../../../shared/users/user.ts';
import { chooseLanguage } from '../../app/texts/i18n.ts';
import { LEAST_CHARACTERS, passwordFaults } from '../../app/session/new-password.ts';
import { useSession } from '../../app/session/session.ts';
import { FactorSettings } from '../../second-factor/enrol/factor-settings.tsx';
import { StaffPage } from '../../lists/staff-page.tsx';
import { LoadFailure } from '../../lists/load-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password/password-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { StrengthLine } from '../../ui/fields/password/strength-line.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EmailNote } from '../user/email-note.tsx';
import { OwnCalendar } from './own-calendar.tsx';
import { OwnPart } from './own-part.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { useOwnSave } from './use-own-save.ts';
import { userFaults } from '../user/user-faults.ts';
import { useUser } from '../user-queries.ts';
import styles from '../users.module.css';

const SIGN_PIN = /^\d{6}$/;

function OwnDetails({ user }: { user: User }) {
  const { t } = useTranslation();
  const saving = useOwnSave(user);
  const [typed, setTyped] = useState({ name: user.name, email: user.email, language: user.language });
  const isDirty = typed.name !== user.name || typed.email !== user.email || typed.language !== user.language;
  const save = async () => {
    const { name, email, language } = { ...typed, name: typed.name.trim(), email: typed.email.trim() };
    const change = {
      ...(name !== user.name && { name }),
      ...(email !== user.email && { email }),
      ...(language !== user.language && { language }),
    };
    if (!(await saving.save(change, userFaults(t, typed)))) return;
    setTyped({ name, email: user.email, language });
    if (language !== user.language) await chooseLanguage(language);
  };
  return (
    <OwnPart
      title={t('users.details')}
      saving={saving}
      submitLabel={t('users.save')}
      savedText={t('users.saved')}
      isDirty={isDirty}
      onSubmit={() => void save()}
    >
      <div className={styles.fields}>
        <TextField
          id="name"
          label={t('users.name')}
          autoComplete="name"
          maxLength={NAME_CHARACTERS}
          value={typed.name}
          onChange={(name) => setTyped({ ...typed, name })}
          error={saving.faults['name']}
        />
        <TextField
          id="email"
          type="email"
          label={t('users.email')}
          hint={t('myUser.emailHint')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_CHARACTERS}
          value={typed.email}
          onChange={(email) => setTyped({ ...typed, email })}
          error={saving.faults['email']}
        />
        <SelectField
          id="language"
          label={t('myUser.language')}
          value={typed.language}
          onChange={(chosen) =>
            setTyped({ ...typed, language: LANGUAGES.find((each) => each === chosen) ?? typed.language })
          }
          options={LANGUAGES.map((each) => ({ value: each, label: t(`users.languages.${each}`) }))}
        />
      </div>
      <EmailNote user={user} />
    </OwnPart>
  );
}

function OwnPassword({ user }: { user: User }) {
  const { t } = useTranslation();
  const saving = useOwnSave(user);
  const [typed, setTyped] = useState({ password: '', repeat: '' });
  const save = async () => {
    const { password, repeat } = passwordFaults(typed.password, typed.repeat);
    const faults = {
      ...(password && { password: t('issues.password_too_short', { least: LEAST_CHARACTERS }) }),
      ...(repeat && { repeat: t('errors.password_do_not_match') }),
    };
    if (await saving.save({ password: typed.password }, faults)) setTyped({ password: '', repeat: '' });
  };
  return (
    <OwnPart
      title={t('users.password')}
      saving={saving}
      submitLabel={t('resetPassword.submit')}
      savedText={t('myUser.passwordChanged')}
      isDirty={typed.password !== '' || typed.repeat !== ''}
      onSubmit={() => void save()}
    >
      <div className={styles.column}>
        <input type="hidden" autoComplete="username" value={user.email} readOnly />
        <PasswordField
          id="password"
          label={t('resetPassword.password')}
          hint={t('resetPassword.hint', { least: LEAST_CHARACTERS, recommended: RECOMMENDED_PASSWORD })}
          autoComplete="new-password"
          maxLength={LONGEST_PASSWORD}
          value={typed.password}
          onChange={(password) => setTyped({ ...typed, password })}
          error={saving.faults['password']}
          after={<StrengthLine password={typed.password} />}
        />
        <PasswordField
          id="repeat"
          label={t('resetPassword.repeat')}
          autoComplete="new-password"
          maxLength={LONGEST_PASSWORD}
          value={typed.repeat}
          onChange={(repeat) => setTyped({ ...typed, repeat })}
          error={saving.faults['repeat']}
        />
      </div>
    </OwnPart>
  );
}

function OwnSignPin({ user }: { user: User }) {
  const { t } = useTranslation();
  const saving = useOwnSave(user);
  const [signPin, setSignPin] = useState('');
  const save = async () => {
    const faults = SIGN_PIN.test(signPin) ? {} : { signPin: t('myUser.signPin.invalid') };
    if (await saving.save({ signPin }, faults)) setSignPin('');
  };
  const remove = (
    <Button variant="secondary" onClick={() => void saving.save({ signPin: null })}>
      {t('users.signPin.clear')}
    </Button>
  );
  return (
    <OwnPart
      title={t('users.signPin.title')}
      saving={saving}
      submitLabel={t(user.hasSignPin ? 'myUser.signPin.change' : 'myUser.signPin.choose')}
      savedText={t(user.hasSignPin ? 'myUser.signPin.saved' : 'myUser.signPin.removed')}
      isDirty={signPin !== ''}
      onSubmit={() => void save()}
      more={user.hasSignPin && remove}
    >
      <p>{t(user.hasSignPin ? 'myUser.signPin.set' : 'myUser.signPin.none')}</p>
      <div className={styles.column}>
        <PasswordField
          id="signPin"
          label={t('myUser.signPin.label')}
          hint={t('myUser.signPin.hint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={signPin}
          onChange={(typed) => setSignPin(typed.replace(/\D/g, ''))}
          error={saving.faults['signPin']}
        />
      </div>
    </OwnPart>
  );
}

function OwnParts({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data: user, error, refetch } = useUser(id);
  if (user) {
    return (
      <div className={styles.panels}>
        <OwnDetails user={user} />
        <OwnPassword user={user} />
        <OwnSignPin user={user} />
        <FactorSettings />
        <OwnSessions />
        <OwnCalendar />
      </div>
    );
  }
  if (!error) return <Skeleton lines={6} label={t('common.loading')} />;
  return <LoadFailure error={error} onRetry={refetch} title={t('users.loadFailed')} />;
}

/** `/admin/my-user`: the logged-in user's own details. */
export function MyUserPage() {
  const { t } = useTranslation();
  const { loggedInUser } = useSession();
  return <StaffPage title={t('myUser.title')}>{loggedInUser && <OwnParts id={loggedInUser._id} />}</StaffPage>;
}
