import { Link } from 'react-router-dom';
import { Tag, type TagTone } from '../ui/figures/tag.tsx';
import styles from './sites-panel.module.css';

type SiteNumberProps = { tone: TagTone; count: number; to: string; text: string };

/** A number that leads to its list; nothing where it is none. */
export function SiteNumber({ tone, count, to, text }: SiteNumberProps) {
  if (count === 0) return <span className={styles.none}>0</span>;
  return (
    <Link className={styles.number} to={to} aria-label={text} title={text}>
      <Tag tone={tone}>{count}</Tag>
    </Link>
  );
}
