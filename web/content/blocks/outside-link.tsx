import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExternalIcon } from '../../ui/icons.tsx';
import styles from './outside-link.module.css';

type OutsideLinkProps = { href: string; children: ReactNode };

/** A link to another site in a new tab, which it says in words. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noreferrer" className={styles.link}>
      <ExternalIcon />
      <span>
        {children} <span className={styles.note}>({t('blocks.newTab')})</span>
      </span>
    </a>
  );
}
