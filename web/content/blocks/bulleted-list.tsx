import type { LineListBlock } from '../../../shared/content/kinds/line-list.ts';
import { CallableText } from '../callable-text.tsx';
import styles from './text.module.css';

export function BulletedList({ block }: { block: LineListBlock<'ul'> }) {
  return (
    <ul className={styles.list}>
      {block.lines.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of a list that is only shown have no name but their place
        <li key={place}>
          <CallableText text={line} />
        </li>
      ))}
    </ul>
  );
}
