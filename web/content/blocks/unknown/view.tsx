import type { KnownBlock } from '../../../../shared/content/block-registry.ts';
import { plainLines, type UnknownBlock } from '../../../../shared/content/blocks/unknown/block.ts';
import styles from '../../text/text.module.css';

/** Shows every text of a block line by line, for a kind without a view. */
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
