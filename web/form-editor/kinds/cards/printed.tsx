import { useTranslation } from 'react-i18next';
import type { CardsBlock } from '../../../../shared/content/blocks/cards/shape.ts';
import { cardTypeTitle } from '../../../content/cards/card-title.ts';
import { ReadTick } from '../../../content/read-tick.tsx';
import styles from '../../print/printed-block.module.css';
import type { PrintedProps } from '../authored-kind.ts';

export function PrintedCards({ block }: PrintedProps<CardsBlock>) {
  const { t } = useTranslation();
  return (
    <div className={styles.ticks}>
      {block.names.map(({ title, mandatory }) => (
        <ReadTick
          key={title}
          isTicked={false}
          label={`${cardTypeTitle(t, title)}${mandatory ? ` (${t('editor.mandatoryWord')})` : ''}`}
        />
      ))}
    </div>
  );
}
