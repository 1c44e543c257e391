// <ActNotice again={{ label: t('…'), onPress: undo }} onClose={dismiss}>{said}</ActNotice>: what the last act did, with a way back.
// Keep it on the page all the time and leave `children` out while there is nothing to say: what appears in it is then read aloud.
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import { CrossIcon } from '../../ui/icons.tsx';
import styles from '../../ui/feedback/notice-bar.module.css';

/** Remembers the focused element before the focus enters the notice, and restores it. */
function useReturnOfFocus() {
  const place = useRef<HTMLDivElement>(null);
  const origin = useRef<Element>(null);
  return {
    place,
    notice: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !place.current?.contains(relatedTarget)) origin.current = relatedTarget;
    },
    giveBack: () => {
      if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus();
    },
  };
}

type ActNoticeProps = {
  children?: ReactNode;
  /** Undoes the act, or retries its failed part. */
  again?: { label: string; onPress: () => void } | undefined;
  onClose: () => void;
};

export function ActNotice({ children, again, onClose }: ActNoticeProps) {
  const { t } = useTranslation();
  const { place, notice, giveBack } = useReturnOfFocus();
  const close = () => {
    giveBack();
    onClose();
  };
  return (
    <div ref={place} className={classNames(styles.place, !children && styles.empty)} onFocus={notice}>
      <output className={styles.said}>{children}</output>
      {children && (
        <div className={styles.acts}>
          {again && (
            <button type="button" className={styles.act} onClick={again.onPress}>
              {again.label}
            </button>
          )}
          <button type="button" className={styles.close} aria-label={t('common.close')} onClick={close}>
            <CrossIcon />
          </button>
        </div>
      )}
    </div>
  );
}
