import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { CallerUser } from '../../shared/core/caller.ts';
import { classNames } from '../ui/class-names.ts';
import { MenuIcon } from '../ui/icons.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { chooseLanguage, useLanguage } from './i18n.ts';
import styles from './navbar.module.css';
import { paths } from './paths.ts';
import { WORDMARK } from './product.ts';
import { landingPath, visibleSections } from './sections.ts';
import { logout } from './session.ts';

/** A fresh load after it leaves nothing of the user in the page's memory. */
function leave(): void {
  logout();
  window.location.assign(paths.login);
}

function UserMenu({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.user}>
      <LanguageSwitch variant="link" language={useLanguage()} onChange={(chosen) => void chooseLanguage(chosen)} />
      <span className={styles.name}>{name}</span>
      <button type="button" className={styles.leave} onClick={leave}>
        {t('nav.logout')}
      </button>
    </div>
  );
}

/** The staff header: what the user's roles open. On a narrow screen the links fold behind a menu button. */
export function Navbar({ user }: { user: CallerUser }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={styles.bar}>
      <Wordmark to={landingPath(user)} name={WORDMARK} />
      <button
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
          {visibleSections(user).map(({ key, path }) => (
            <NavLink key={key} to={path} className={classNames(styles.link)} onClick={() => setOpen(false)}>
              {t(`nav.${key}`)}
            </NavLink>
          ))}
        </nav>
        <UserMenu name={user.name} />
      </div>
    </header>
  );
}
