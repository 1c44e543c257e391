import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { CallerUser } from '../../shared/core/caller.ts';
import { classNames } from '../ui/class-names.ts';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { beforeLeaving } from '../ui/leaving.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { chooseLanguage, useLanguage } from './i18n.ts';
import { paths } from './paths.ts';
import { hasOtherRoles } from './sections.ts';
import { logout } from './session.ts';
import styles from './user-menu.module.css';

const MENU_ID = 'user-menu';

/** A fresh load after it leaves nothing of the user in the page's memory. */
function leave(): void {
  logout();
  window.location.assign(paths.login);
}

/** Open until Escape, a press elsewhere, or the focus going elsewhere. */
function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const goneElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', goneElsewhere);
    document.addEventListener('focusin', goneElsewhere);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', goneElsewhere);
      document.removeEventListener('focusin', goneElsewhere);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen]);
  return { isOpen, setOpen, box, button };
}

/** The user's own things. On a narrow screen they stand open at the end of the folded menu. */
export function UserMenu({ user, onGo }: { user: CallerUser; onGo: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
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
          <NavLink className={classNames(styles.item)} to={paths.myInductions} onClick={go}>
            {t('nav.myInductions')}
          </NavLink>
        )}
        <NavLink className={classNames(styles.item)} to={paths.myUser} onClick={go}>
          {t('nav.myUser')}
        </NavLink>
        <div className={styles.language}>
          <LanguageSwitch variant="link" language={language} onChange={(chosen) => void chooseLanguage(chosen)} />
        </div>
        <button type="button" className={styles.item} onClick={() => beforeLeaving(leave)}>
          {t('nav.logout')}
        </button>
      </div>
    </div>
  );
}
