import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './mode-notice.module.css';

type ModeNoticeProps = { title: string; text?: string; leave: { to: string; label: string } };

/** The yellow ribbon on every page of a player that a logged-in user opened: names the mode and links out of it. */
export function ModeNotice({ title, text, leave }: ModeNoticeProps) {
  const { t } = useTranslation();
  return (
    <aside className={styles.ribbon} aria-label={t('modes.label')}>
      <div className={styles.inner}>
        <p>
          <strong className={styles.title}>{title}</strong>
          {text}
        </p>
        <Link className={styles.leave} to={leave.to}>
          {leave.label}
        </Link>
      </div>
    </aside>
  );
}
