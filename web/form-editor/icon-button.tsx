// <IconButton label={t('…')} icon={<UndoIcon />} onPress={undo} />: a button that shows only a sign; its name is its tooltip as well.
import type { MouseEvent, ReactNode } from 'react';
import styles from './icon-button.module.css';

type IconButtonProps = {
  label: string;
  icon: ReactNode;
  onPress: () => void;
  isDisabled?: boolean;
  /** As the browser names key combinations to assistive technology: `Control+Z`. */
  keys?: string;
};

/** What was pressed may have moved with its row, or be of no more use; the focus stays as near as it can. */
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
