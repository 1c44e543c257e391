import type { HeadingBlock } from '../../../../shared/content/blocks/heading/shape.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Said } from '../../said/said.tsx';
import styles from '../../text/text.module.css';

/** The page's title is its only h1, so a first-level heading is an h2 in a larger size. */
export function Heading({ block }: { block: HeadingBlock }) {
  const Tag = block.kind === 'h1' ? 'h2' : block.kind;
  return (
    <Tag className={classNames(styles.heading, styles[block.kind])}>
      <Said path="text">{block.text}</Said>
    </Tag>
  );
}
