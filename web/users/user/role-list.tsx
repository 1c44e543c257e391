import { useTranslation } from 'react-i18next';
import { ASSIGNABLE_ROLES, type StaffRole } from '../../../shared/core/roles.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/fields/boxes/checkbox-row.tsx';
import { ROLE_PRESET_NAMES, rolesWithPreset } from './role-presets.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from '../users.module.css';

type RoleListProps = {
  roles: readonly StaffRole[];
  onChange: (roles: readonly StaffRole[]) => void;
  /** The roles that the editor may grant and revoke here. */
  free: readonly StaffRole[];
  /** Why nothing here can change. */
  lockedReason?: string | undefined;
  /** Whether to show the role of the whole installation. */
  hasRoot: boolean;
  /** A new user's default roles, shown separately. */
  defaults?: readonly StaffRole[];
};

const NONE: readonly StaffRole[] = [];

type RoleBoxProps = Pick<RoleListProps, 'roles' | 'onChange' | 'free' | 'lockedReason'> & { role: StaffRole };

/** One role with its meaning; a locked role shows its state and the reason. */
function RoleBox({ role, roles, onChange, free, lockedReason }: RoleBoxProps) {
  const { t } = useTranslation();
  const reason =
    role === 'user'
      ? t('users.lockedUser')
      : lockedReason === undefined && !free.includes(role) && t('users.lockedRole');
  return (
    <CheckboxRow
      id={`role-${role}`}
      isChecked={role === 'user' || roles.includes(role)}
      isDisabled={!free.includes(role)}
      onChange={(isHeld) => onChange(isHeld ? [...roles, role] : roles.filter((each) => each !== role))}
      label={
        <>
          <strong>{t(`roles.${role}.name`)}</strong>
          <span className={styles.meaning}>{t(`roles.${role}.meaning`)}</span>
          {reason && <span className={styles.meaning}>{reason}</span>}
        </>
      }
    />
  );
}

/** The default roles of a new user, cleared by one press. */
function Defaults({ defaults, ...rest }: Omit<RoleBoxProps, 'role'> & { defaults: readonly StaffRole[] }) {
  const { t } = useTranslation();
  const { roles, onChange } = rest;
  return (
    <fieldset className={styles.roles}>
      <legend className={styles.legend}>{t('users.defaults')}</legend>
      {defaults.map((role) => (
        <RoleBox key={role} role={role} {...rest} />
      ))}
      <div>
        <Button
          variant="secondary"
          isSmall
          disabled={!defaults.some((role) => roles.includes(role))}
          onClick={() => onChange(roles.filter((role) => !defaults.includes(role)))}
        >
          {t('users.clearDefaults')}
        </Button>
      </div>
    </fieldset>
  );
}

/** All roles; a new user's list shows the default roles separately and omits the role that everybody has. */
export function RoleList({ roles, onChange, free, lockedReason, hasRoot, defaults = NONE }: RoleListProps) {
  const { t } = useTranslation();
  const all: readonly StaffRole[] = ['user', ...ASSIGNABLE_ROLES, 'manager', ...(hasRoot ? (['root'] as const) : [])];
  const shown = defaults.length > 0 ? all.filter((role) => role !== 'user' && !defaults.includes(role)) : all;
  const box = { roles, onChange, free, lockedReason };
  return (
    <Stack gap={4}>
      {lockedReason && <p>{lockedReason}</p>}
      {free.length > 0 && (
        <fieldset className={styles.presets}>
          <legend className={styles.legend}>{t('users.presets.title')}</legend>
          {ROLE_PRESET_NAMES.map((preset) => (
            <Button
              key={preset}
              variant="secondary"
              isSmall
              onClick={() => onChange(rolesWithPreset(roles, free, preset))}
            >
              {t(`users.presets.${preset}`)}
            </Button>
          ))}
        </fieldset>
      )}
      {defaults.length > 0 && <Defaults defaults={defaults} {...box} />}
      <fieldset className={styles.roles}>
        <legend className={styles.legend}>{t('users.chooseRoles')}</legend>
        {shown.map((role) => (
          <RoleBox key={role} role={role} {...box} />
        ))}
      </fieldset>
    </Stack>
  );
}
