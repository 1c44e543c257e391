import type { LinkBlock } from '../../../../shared/content/blocks/link/shape.ts';
import { safeHref } from '../../../../shared/content/safe-link.ts';
import { Said } from '../../said/said.tsx';
import styles from '../../text/outside-link.module.css';
import { OutsideLink } from '../../text/outside-link.tsx';
import textStyles from '../../text/text.module.css';

/** An author's link: a page opens in a new tab, a mail or call in its own application; an unsafe link is plain text. */
export function Link({ block }: { block: LinkBlock }) {
  const href = safeHref(block.url);
  const text = block.text.trim() || block.url.replace(/^(mailto|tel):/i, '').trim();
  if (text === '') return null;
  if (!href)
    return (
      <p className={textStyles.lines}>
        <Said path="text">{text}</Said>
      </p>
    );
  if (/^https:/i.test(href))
    return (
      <OutsideLink href={href}>
        <Said path="text">{text}</Said>
      </OutsideLink>
    );
  return (
    <a href={href} className={styles.link}>
      <Said path="text">{text}</Said>
    </a>
  );
}
