import { useTranslation } from 'react-i18next';
import { ASSIGNABLE_ROLES, type StaffRole } from '../../shared/core/roles.ts';
import { Button } from '../ui/button.tsx';
import { CheckboxRow } from '../ui/checkbox-row.tsx';
import { ROLE_PRESET_NAMES, rolesWithPreset } from './role-presets.ts';
import styles from './users.module.css';

type RoleListProps = {
  roles: readonly StaffRole[];
  onChange: (roles: readonly StaffRole[]) => void;
  /** The roles that the editor may give and take here. */
  free: readonly StaffRole[];
  /** Why nothing of it can be changed. */
  lockedReason?: string | undefined;
  /** Whether the role of the whole installation is shown. */
  hasRoot: boolean;
};

/** Every role with its meaning; what may not be changed is shown as it is, with the reason. */
export function RoleList({ roles, onChange, free, lockedReason, hasRoot }: RoleListProps) {
  const { t } = useTranslation();
  const shown: readonly StaffRole[] = ['user', ...ASSIGNABLE_ROLES, 'manager', ...(hasRoot ? (['root'] as const) : [])];
  const set = (role: StaffRole, isHeld: boolean) =>
    onChange(isHeld ? [...roles, role] : roles.filter((each) => each !== role));
  const reasonOf = (role: StaffRole) => {
    if (role === 'user') return t('users.lockedUser');
    return lockedReason === undefined && !free.includes(role) ? t('users.lockedRole') : undefined;
  };
  return (
    <div className={styles.section}>
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
      <fieldset className={styles.roles}>
        <legend className={styles.legend}>{t('users.chooseRoles')}</legend>
        {shown.map((role) => (
          <CheckboxRow
            key={role}
            id={`role-${role}`}
            isChecked={role === 'user' || roles.includes(role)}
            isDisabled={!free.includes(role)}
            onChange={(isHeld) => set(role, isHeld)}
            label={
              <>
                <strong>{t(`roles.${role}.name`)}</strong>
                <span className={styles.meaning}>{t(`roles.${role}.meaning`)}</span>
                {reasonOf(role) && <span className={styles.meaning}>{reasonOf(role)}</span>}
              </>
            }
          />
        ))}
      </fieldset>
    </div>
  );
}
