import type { DescriptionListBlock } from '../../../shared/content/kinds/description-list.ts';
import { CallableText } from '../callable-text.tsx';
import styles from './description-list.module.css';

/** Terms and what they mean: the term over its meaning on a phone, beside it where there is room. */
export function DescriptionList({ block }: { block: DescriptionListBlock }) {
  if (block.pairs.length === 0) return null;
  return (
    <dl className={styles.list}>
      {block.pairs.map(({ term, description }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of a list that is only shown have no name but their place
        <div key={place} className={styles.pair}>
          <dt>{term}</dt>
          <dd>
            <CallableText text={description} label={term} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
