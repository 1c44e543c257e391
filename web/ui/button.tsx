// <Button onClick={save} isBusy={isSaving} wide>Tallenna</Button>; `type` is `button` unless told.
// With `waitedShare` (0-1) under 1 the button is disabled and fills up while the reading time runs.
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  variant?: ButtonVariant;
  icon?: ReactNode;
  wide?: boolean;
  /** Smaller, for bars and rows. */
  isSmall?: boolean;
  /** Keeps the focus, shows a spinner and ignores presses. */
  isBusy?: boolean;
  waitedShare?: number | undefined;
};

export function buttonClass(variant: ButtonVariant, { wide = false, isSmall = false }): string {
  return classNames(styles.button, styles[variant], wide && styles.wide, isSmall && styles.small);
}

export function Button({
  variant = 'primary',
  icon,
  wide = false,
  isBusy = false,
  isSmall = false,
  waitedShare,
  ...rest
}: ButtonProps) {
  const { type = 'button', disabled = false, onClick, children, ...native } = rest;
  const isWaiting = waitedShare !== undefined && waitedShare < 1;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...native}
      type={type}
      className={classNames(buttonClass(variant, { wide, isSmall }), isBusy && styles.busy)}
      disabled={disabled || isWaiting}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      {isWaiting && <span className={styles.waited} style={{ width: `${waitedShare * 100}%` }} />}
      {isBusy ? <span className={styles.spinner} /> : icon}
      {children}
    </button>
  );
}
