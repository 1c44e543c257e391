import type { DescriptionListBlock } from '../../../../shared/content/blocks/description-list/shape.ts';
import { Said } from '../../said/said.tsx';
import { CallableText } from '../../text/callable-text.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './view.module.css';

/** Terms and definitions: below each other on a phone, side by side where there is room. */
export function DescriptionList({ block }: { block: DescriptionListBlock }) {
  if (block.pairs.length === 0) return null;
  return (
    <Stack as="dl" gap={3}>
      {block.pairs.map(({ term, description }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of a list that is only shown have no name but their place
        <div key={place} className={styles.pair}>
          <dt>
            <Said path={`pairs.${place}.term`}>{term}</Said>
          </dt>
          <dd>
            <Said path={`pairs.${place}.description`}>
              <CallableText text={description} label={term} />
            </Said>
          </dd>
        </div>
      ))}
    </Stack>
  );
}
