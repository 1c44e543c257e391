import type { LineListBlock } from '../../../shared/content/kinds/line-list.ts';
import { CallableText } from '../callable-text.tsx';
import styles from './text.module.css';

/** Each line of the block is a paragraph of its own. */
export function Paragraph({ block }: { block: LineListBlock<'p'> }) {
  return (
    <div className={styles.paragraphs}>
      {block.lines.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of a list that is only shown have no name but their place
        <p key={place}>
          <CallableText text={line} />
        </p>
      ))}
    </div>
  );
}
