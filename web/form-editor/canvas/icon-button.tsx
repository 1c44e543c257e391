// <IconButton label={t('…')} icon={<UndoIcon />} onPress={undo} />: a button that shows only a sign; its name is its tooltip as well.
import type { MouseEvent, ReactNode } from 'react';
import styles from './icon-button.module.css';

type IconButtonProps = {
  label: string;
  icon: ReactNode;
  onPress: () => void;
  isDisabled?: boolean;
  /** The shortcut in the format of `aria-keyshortcuts`: `Control+Z`. */
  keys?: string;
};

/** The pressed button may have moved with its row or become disabled; keeps the focus as near as possible. */
function keepFocus(button: HTMLButtonElement): void {
  const row = button.closest<HTMLElement>('[role="row"]');
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    if (button.isConnected && !button.disabled) button.focus();
    else row?.focus();
  });
}

export function IconButton({ label, icon, onPress, isDisabled = false, keys }: IconButtonProps) {
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onPress();
    keepFocus(currentTarget);
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      disabled={isDisabled}
      onClick={press}
    >
      {icon}
    </button>
  );
}
