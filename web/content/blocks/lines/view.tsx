import { useTranslation } from 'react-i18next';
import type { LineListBlock } from '../../../../shared/content/blocks/lines/shape.ts';
import type { BlockViewProps } from '../../block-view.ts';
import { mapUrlOf } from '../../map-url.ts';
import { Said } from '../../said/said.tsx';
import { CallableText } from '../../text/callable-text.tsx';
import { OutsideLink } from '../../text/outside-link.tsx';
import text from '../../text/text.module.css';
import styles from './view.module.css';

type Lines<K extends string> = { block: LineListBlock<K> };

const drawLines = (lines: readonly string[], Tag: 'p' | 'li' | 'span') =>
  lines.map((line, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the lines of a list that is only shown have no name but their place
    <Tag key={place}>
      <Said path={`lines.${place}`}>
        <CallableText text={line} />
      </Said>
    </Tag>
  ));

/** Each line of the block is one paragraph. */
export function Paragraph({ block }: Lines<'p'>) {
  return <div className={text.paragraphs}>{drawLines(block.lines, 'p')}</div>;
}

export function NumberedList({ block }: Lines<'ol'>) {
  return <ol className={text.list}>{drawLines(block.lines, 'li')}</ol>;
}

export function BulletedList({ block }: Lines<'ul'>) {
  return <ul className={text.list}>{drawLines(block.lines, 'li')}</ul>;
}

/** An address in envelope format; in an induction it links to a map. */
export function Address({ block, page }: BlockViewProps<LineListBlock<'address'>, never>) {
  const { t } = useTranslation();
  const map = mapUrlOf(block.lines);
  return (
    <div className={styles.place}>
      <address className={styles.address}>{drawLines(block.lines, 'span')}</address>
      {map && page.mode === 'fill' && <OutsideLink href={map}>{t('player.map')}</OutsideLink>}
    </div>
  );
}
