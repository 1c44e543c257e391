import type { HeadingBlock } from '../../../shared/content/kinds/heading.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './text.module.css';

/** The page's title is its only h1, so a heading of the first level is an h2 that looks larger. */
export function Heading({ block }: { block: HeadingBlock }) {
  const Tag = block.kind === 'h1' ? 'h2' : block.kind;
  return <Tag className={classNames(styles.heading, styles[block.kind])}>{block.text}</Tag>;
}
