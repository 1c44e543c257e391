import { useTranslation } from 'react-i18next';
import { EMAIL_CHARACTERS } from '../../../shared/core/email-address.ts';
import { LANGUAGES } from '../../../shared/core/language.ts';
import { NAME_CHARACTERS } from '../../../shared/users/user-limits.ts';
import type { User } from '../../../shared/users/user.ts';
import type { UserField } from '../../../shared/users/user-rules.ts';
import { useDepartments } from '../../app/shell/company/use-departments.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { UserFaults } from './user-faults.ts';
import type { UserValues } from './user-values.ts';
import styles from '../users.module.css';

/** All roles that a person can have in permits; the type keeps the list complete. */
const PERMIT_ROLES = {
  Creator: true,
  Worker: true,
  Grantor: true,
  WorkApprover: true,
  NoRole: true,
} as const satisfies Record<NonNullable<User['permitRole']>, true>;
type PermitRole = keyof typeof PERMIT_ROLES;
const permitRoles = Object.keys(PERMIT_ROLES) as PermitRole[];

export type UserFieldsProps = {
  values: UserValues;
  onChange: (values: Partial<UserValues>) => void;
  /** The fields that the editor may change; the others are locked. */
  editable: ReadonlySet<UserField>;
  faults: UserFaults;
  /** A hint below the e-mail: it is locked, or waits for verification. */
  emailHint?: string | undefined;
};

/** Name, e-mail, department and language. */
export function UserFields({ values, onChange, editable, faults, emailHint }: UserFieldsProps) {
  const { t } = useTranslation();
  const { data: departments = [] } = useDepartments(values.company);
  return (
    <div className={styles.fields}>
      <TextField
        id="name"
        label={t('users.name')}
        autoComplete="off"
        maxLength={NAME_CHARACTERS}
        value={values.name}
        onChange={(name) => onChange({ name })}
        error={faults['name']}
        readOnly={!editable.has('name')}
      />
      <TextField
        id="email"
        type="email"
        label={t('users.email')}
        hint={emailHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_CHARACTERS}
        value={values.email}
        onChange={(email) => onChange({ email })}
        error={faults['email']}
        readOnly={!editable.has('email')}
      />
      <SelectField
        id="department"
        label={t('users.department')}
        emptyLabel={t('users.noDepartment')}
        value={values.department ?? ''}
        onChange={(department) => onChange({ department: department || null })}
        options={departments.map(({ _id, name }) => ({ value: _id, label: name }))}
        error={faults['department']}
        disabled={!editable.has('department')}
      />
      <SelectField
        id="language"
        label={t('users.language')}
        value={values.language}
        onChange={(chosen) => onChange({ language: LANGUAGES.find((each) => each === chosen) ?? values.language })}
        options={LANGUAGES.map((each) => ({ value: each, label: t(`users.languages.${each}`) }))}
        disabled={!editable.has('language')}
      />
    </div>
  );
}

/** The person's usual role in permits. */
export function PermitRoleField({
  values,
  onChange,
  editable,
}: Pick<UserFieldsProps, 'values' | 'onChange' | 'editable'>) {
  const { t } = useTranslation();
  return (
    <SelectField
      id="permitRole"
      label={t('users.permitRole')}
      hint={t('users.permitRoleHint')}
      emptyLabel={t('users.noPermitRole')}
      value={values.permitRole ?? ''}
      onChange={(chosen) => onChange({ permitRole: permitRoles.find((each) => each === chosen) ?? null })}
      options={permitRoles.map((role) => ({ value: role, label: t(`users.permitRoles.${role}`) }))}
      disabled={!editable.has('permitRole')}
    />
  );
}
