// <NoticeBar notice={{ key, text, action: { label: t('…'), onPress: undo } }} onClose={close} />: what the last press did, with a way back.
// It goes by itself after 8 seconds, unless the pointer or the focus rests on it; `isLasting` keeps it until it is closed.
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { CrossIcon } from '../icons.tsx';
import styles from './notice-bar.module.css';

export type Notice = {
  /** Differs for each notice, so that a repeated text is announced again. */
  key: number;
  text: ReactNode;
  action?: { label: string; onPress: () => void };
  isLasting?: boolean;
};

type NoticeBarProps = { notice: Notice | undefined; onClose: () => void };

const SHOWN_MILLISECONDS = 8000;

function Acts({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.acts}>
      {notice.action && (
        <button type="button" className={styles.act} onClick={notice.action.onPress}>
          {notice.action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t('common.close')} onClick={onClose}>
        <CrossIcon />
      </button>
    </div>
  );
}

export function NoticeBar({ notice, onClose }: NoticeBarProps) {
  const [isHeld, setHeld] = useState(false);
  const isGoing = notice !== undefined && !notice.isLasting && !isHeld;
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(onClose, SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isGoing, notice?.key, onClose]);
  return (
    <div
      className={classNames(styles.place, !notice && styles.empty)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <output className={styles.said}>{notice && <span key={notice.key}>{notice.text}</span>}</output>
      {notice && <Acts notice={notice} onClose={onClose} />}
    </div>
  );
}
