// <ToolButton label={t('…')} icon={<PrintIcon />} onClick={print} />: a small square button above a list, named for those who do not see its icon.
import type { ComponentProps, ReactNode } from 'react';
import styles from './tool-button.module.css';

type ToolButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label' | 'title'> & {
  label: string;
  icon: ReactNode;
};

export function ToolButton({ label, icon, ...rest }: ToolButtonProps) {
  return (
    <button type="button" {...rest} className={styles.tool} aria-label={label} title={label}>
      {icon}
    </button>
  );
}
