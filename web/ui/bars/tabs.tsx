// <Tabs label={t('…')} tabs={[{ to: '/…', label: 'Kortit' }]} />: each tab is a place of its own, so tabs are links. Where they are wider than
// the screen they scroll, and the current one is in sight.
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export type Tab = {
  to: string;
  label: string;
  /** Marks the tab as current although the page has another address. */
  isAround?: boolean;
};

export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // Some tabs and counts come later, and move the others.
  const labels = tabs.map((tab) => tab.label).join();
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (nav.current && current)
      nav.current.scrollLeft = current.offsetLeft + current.offsetWidth - nav.current.clientWidth;
  }, [pathname, labels]);
  return (
    <nav ref={nav} className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} className={classNames(styles.tab, tab.isAround && styles.around)}>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
