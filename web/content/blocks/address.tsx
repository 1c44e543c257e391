import { useTranslation } from 'react-i18next';
import type { LineListBlock } from '../../../shared/content/kinds/line-list.ts';
import type { BlockViewProps } from '../block-view.ts';
import { CallableText } from '../callable-text.tsx';
import { mapUrlOf } from '../map-url.ts';
import styles from './address.module.css';
import { OutsideLink } from './outside-link.tsx';

/** An address as it is written on an envelope; whoever takes the induction may open it on a map. */
export function Address({ block, page }: BlockViewProps<LineListBlock<'address'>, never>) {
  const { t } = useTranslation();
  const map = mapUrlOf(block.lines);
  return (
    <div className={styles.place}>
      <address className={styles.address}>
        {block.lines.map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of a list that is only shown have no name but their place
          <span key={place}>
            <CallableText text={line} />
          </span>
        ))}
      </address>
      {map && page.mode === 'fill' && <OutsideLink href={map}>{t('player.map')}</OutsideLink>}
    </div>
  );
}
