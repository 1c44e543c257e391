import { useTranslation } from 'react-i18next';
import styles from '../canvas/canvas.module.css';

const MINUTE_SECONDS = 60;

/** A page's reading time in words: `1 min 30 s`; renders nothing without one. */
export function ReadTime({ seconds }: { seconds: number }) {
  const { t } = useTranslation();
  if (seconds === 0) return null;
  const minutes = Math.floor(seconds / MINUTE_SECONDS);
  const rest = seconds % MINUTE_SECONDS;
  const words = [minutes > 0 && t('editor.minutes', { minutes }), rest > 0 && t('editor.seconds', { seconds: rest })];
  return <p className={styles.readTime}>{t('editor.readTime', { time: words.filter(Boolean).join(' ') })}</p>;
}
