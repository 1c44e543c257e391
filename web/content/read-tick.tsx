import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../ui/class-names.ts';
import { CheckIcon } from '../ui/first-icons.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './read-tick.module.css';

/** A read-only checkbox, drawn so that it prints. */
export function ReadTick({ isTicked, label }: { isTicked: boolean; label: ReactNode }) {
  const { t } = useTranslation();
  return (
    <p className={styles.tick}>
      <span className={classNames(styles.box, isTicked && styles.ticked)}>{isTicked && <CheckIcon />}</span>
      <VisuallyHidden>{t(isTicked ? 'blocks.ticked' : 'blocks.unticked')}</VisuallyHidden>
      <span>{label}</span>
    </p>
  );
}
