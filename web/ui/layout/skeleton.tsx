// <Skeleton lines={3} label={t('common.loading')} />: grey lines in place of text, seen only when the wait is over 200 ms.
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './skeleton.module.css';

export function Skeleton({ lines = 3, label }: { lines?: number; label: string }) {
  return (
    <output className={styles.skeleton}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.line} />
      ))}
    </output>
  );
}
