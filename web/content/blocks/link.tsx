import type { LinkBlock } from '../../../shared/content/kinds/link.ts';
import { safeHref } from '../../../shared/content/safe-link.ts';
import styles from './outside-link.module.css';
import { OutsideLink } from './outside-link.tsx';
import textStyles from './text.module.css';

/** A link of the author: a page opens in a new tab, a mail or a call in its own program; an unsafe one is only text. */
export function Link({ block }: { block: LinkBlock }) {
  const href = safeHref(block.url);
  const text = block.text.trim() || block.url.replace(/^(mailto|tel):/i, '').trim();
  if (text === '') return null;
  if (!href) return <p className={textStyles.lines}>{text}</p>;
  if (/^https:/i.test(href)) return <OutsideLink href={href}>{text}</OutsideLink>;
  return (
    <a href={href} className={styles.link}>
      {text}
    </a>
  );
}
