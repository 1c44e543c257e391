import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { CallerUser } from '../../../shared/core/caller.ts';
import { classNames } from '../../ui/class-names.ts';
import { CardIcon, ChevronDownIcon, PersonIcon } from '../../ui/icons.tsx';
import { LeaveIcon } from '../../ui/staff-icons.tsx';
import { beforeLeaving } from '../../ui/overlays/leaving.ts';
import { LanguageSwitch } from '../../ui/fields/language-switch.tsx';
import { useCloseElsewhere } from '../../ui/overlays/use-close-elsewhere.ts';
import { chooseLanguage, useStaffLanguage } from '../texts/i18n.ts';
import { paths } from '../routing/paths.ts';
import { staffPaths } from '../routing/staff-paths.ts';
import { hasOtherRoles } from './sections.ts';
import { endLogin } from '../session/end-login.ts';
import { logout } from '../session/session.ts';
import styles from './user-menu.module.css';

const MENU_ID = 'user-menu';

/** Reloads after logout, so that nothing of the user stays in memory. */
async function leave(): Promise<void> {
  await endLogin();
  logout();
  window.location.assign(paths.login);
}

/** Open until Escape, a press outside, or a loss of focus. */
function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useCloseElsewhere({ isOpen, button, own: [box], close: () => setOpen(false) });
  return { isOpen, setOpen, box, button };
}

/** The user's own links. On a narrow screen they are expanded at the end of the menu. */
export function UserMenu({ user, onGo }: { user: CallerUser; onGo: () => void }) {
  const { t } = useTranslation();
  const language = useStaffLanguage();
  const { isOpen, setOpen, box, button } = useDisclosure();
  const go = () => {
    setOpen(false);
    onGo();
  };
  return (
    <div ref={box} className={styles.user}>
      <button
        ref={button}
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={MENU_ID}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.name}>{user.name}</span>
        <ChevronDownIcon />
      </button>
      <div id={MENU_ID} className={classNames(styles.panel, !isOpen && styles.closed)}>
        {hasOtherRoles(user) && (
          <NavLink className={classNames(styles.item)} to={staffPaths.myInductions} onClick={go}>
            <CardIcon />
            {t('nav.myInductions')}
          </NavLink>
        )}
        <NavLink className={classNames(styles.item)} to={staffPaths.myUser} onClick={go}>
          <PersonIcon />
          {t('nav.myUser')}
        </NavLink>
        <div className={styles.language}>
          <LanguageSwitch variant="link" language={language} onChange={chooseLanguage} />
        </div>
        <button type="button" className={styles.item} onClick={() => beforeLeaving(() => void leave())}>
          <LeaveIcon />
          {t('nav.logout')}
        </button>
      </div>
    </div>
  );
}
