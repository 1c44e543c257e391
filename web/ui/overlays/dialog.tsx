// <Dialog isOpen={isOpen} onClose={close} title={t('…')} actions={<Button>…</Button>}>content</Dialog>
// The browser's own modal dialog: it holds the focus, closes with Escape and gives the focus back;
// the focus starts at the title, so that what it is about is read first. A form takes the whole screen of a phone with `isForm`, two columns the width of a desk with `isWide`.
import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';
import { CrossIcon } from '../icons.tsx';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  isForm?: boolean;
  isWide?: boolean;
};

/** Whether the event is the dialog's own: a cancelled file picker's `cancel` event bubbles to the dialog too. */
const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

export function Dialog({ isOpen, onClose, title, children, actions, isForm = false, isWide = false }: DialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const opener = document.activeElement;
    element.showModal();
    heading.current?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, isForm && styles.form, isWide && styles.wide)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        onClose();
      }}
      // A second Escape closes the dialog in spite of the page; this reopens a dialog that must stay open.
      onClose={(event) => {
        if (isOwn(event) && event.currentTarget.isConnected && !event.currentTarget.open) {
          event.currentTarget.showModal();
        }
      }}
    >
      <div className={styles.head}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={t('common.close')} onClick={onClose}>
          <CrossIcon />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
}
