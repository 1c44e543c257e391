import type { KnownBlock } from '../../../shared/content/block-registry.ts';
import { plainLines, type UnknownBlock } from '../../../shared/content/kinds/unknown.ts';
import styles from './text.module.css';

/** Every text of the block, line by line: how a kind without a view of its own is shown. */
export function PlainText({ block }: { block: KnownBlock | UnknownBlock }) {
  const lines = plainLines(block);
  if (lines.length === 0) return null;
  return (
    <div className={styles.paragraphs}>
      {lines.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of a list that is only shown have no name but their place
        <p key={place}>{line}</p>
      ))}
    </div>
  );
}
