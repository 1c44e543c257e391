import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { CallerUser } from '../../../shared/core/caller.ts';
import { classNames } from '../../ui/class-names.ts';
import { MenuIcon } from '../../ui/staff-icons.tsx';
import { Wordmark } from '../../ui/bars/wordmark.tsx';
import { CompanyStrip } from './company/company-strip.tsx';
import styles from './navbar.module.css';
import { WORDMARK } from './product.ts';
import { hasOtherRoles, landingPath, visibleSections } from './sections.ts';
import { UserMenu } from './user-menu.tsx';

/** Escape closes the menu of a narrow screen and returns the focus to its button. */
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

/** More of them stand closer. */
const MOST_WIDE_LINKS = 6;

/** The staff header with the sections of the user's roles. On a narrow screen a menu button opens the links. */
export function Navbar({ user, find }: { user: CallerUser; find: ReactNode }) {
  const { t } = useTranslation();
  const { isOpen, setOpen, button } = useFolding();
  const fold = () => setOpen(false);
  const links = visibleSections(user).filter(({ key }) => key !== 'myInductions' || !hasOtherRoles(user));
  const isDense = links.length > MOST_WIDE_LINKS;
  return (
    <header className={styles.header}>
      <div className={classNames(styles.bar, isDense && styles.full)}>
        <Wordmark to={landingPath(user)} name={WORDMARK} />
        <div className={styles.find}>{find}</div>
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
          <nav className={classNames(styles.links, isDense && styles.dense)} aria-label={t('nav.label')}>
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
