import { useTranslation } from 'react-i18next';
import type { StaffRole } from '../../../shared/core/roles.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from '../users.module.css';

const MOST_SHOWN = 3;

/** Names the first roles and counts the others, with their names for screen readers; omits `user`, which all have. */
export function RoleChips({ roles }: { roles: readonly StaffRole[] }) {
  const { t } = useTranslation();
  const names = roles.filter((role) => role !== 'user').map((role) => t(`roles.${role}.name`));
  if (names.length === 0) return null;
  const hidden = names.slice(MOST_SHOWN);
  return (
    <ul className={styles.chips}>
      {names.slice(0, MOST_SHOWN).map((name) => (
        <li key={name} className={styles.chip}>
          {name}
        </li>
      ))}
      {hidden.length > 0 && (
        <li className={styles.chip} title={hidden.join(', ')}>
          <span aria-hidden="true">+{hidden.length}</span>
          <VisuallyHidden>{hidden.join(', ')}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
