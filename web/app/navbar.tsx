import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { CallerUser } from '../../shared/core/caller.ts';
import { classNames } from '../ui/class-names.ts';
import { MenuIcon } from '../ui/icons.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { CompanyStrip } from './company-strip.tsx';
import styles from './navbar.module.css';
import { WORDMARK } from './product.ts';
import { hasOtherRoles, landingPath, visibleSections } from './sections.ts';
import { UserMenu } from './user-menu.tsx';

/** Escape folds the menu of a narrow screen and gives the focus back to its button. */
function useFolding() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [isOpen]);
  return { isOpen, setOpen, button };
}

/** The staff header: what the user's roles open. On a narrow screen the links fold behind a menu button. */
export function Navbar({ user }: { user: CallerUser }) {
  const { t } = useTranslation();
  const { isOpen, setOpen, button } = useFolding();
  const fold = () => setOpen(false);
  const links = visibleSections(user).filter(({ key }) => key !== 'myInductions' || !hasOtherRoles(user));
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Wordmark to={landingPath(user)} name={WORDMARK} />
        <button
          ref={button}
          type="button"
          className={styles.menu}
          aria-expanded={isOpen}
          aria-controls="navbar-links"
          onClick={() => setOpen(!isOpen)}
        >
          <MenuIcon />
          {t('nav.menu')}
        </button>
        <div id="navbar-links" className={classNames(styles.content, isOpen && styles.open)}>
          <nav className={styles.links} aria-label={t('nav.label')}>
            {links.map(({ key, path }) => (
              <NavLink key={key} to={path} className={classNames(styles.link)} onClick={fold}>
                {t(`nav.${key}`)}
              </NavLink>
            ))}
          </nav>
          <UserMenu user={user} onGo={fold} />
        </div>
      </div>
      {user.roles.includes('root') && <CompanyStrip own={user.company} />}
    </header>
  );
}
