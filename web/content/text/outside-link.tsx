import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExternalIcon } from '../../ui/first-icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './outside-link.module.css';

type OutsideLinkProps = { href: string; children: ReactNode };

/** A link to another site in a new tab; an icon and hidden words say so. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noreferrer" className={styles.link}>
      <ExternalIcon />
      <span>
        {children}
        <VisuallyHidden>({t('blocks.newTab')})</VisuallyHidden>
      </span>
    </a>
  );
}
