import { useTranslation } from 'react-i18next';
import type { CardsBlock } from '../../../shared/content/blocks/cards/rules.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { pictureUrl, type PageFiles } from '../page-files.ts';
import { cardRows, type CardRow } from './card-rows.ts';
import { CardStateTag } from './card-state-tag.tsx';
import { rowTitle, spoken } from './card-title.ts';
import { SaidRowTitle } from './said-row-title.tsx';
import styles from './cards.module.css';

function ReadCard({ row, files }: { row: CardRow; files: PageFiles | undefined }) {
  const { t } = useTranslation();
  const title = rowTitle(t, row);
  const url = row.card && pictureUrl(row.card.imageSrc, files);
  return (
    <li className={styles.readCard}>
      <p className={styles.name}>
        <SaidRowTitle row={row}>{title}</SaidRowTitle>
      </p>
      <p>
        {row.card ? (
          <CardStateTag expires={row.card.expires} />
        ) : (
          <Tag tone="cardExpired">{t('cards.state.missing')}</Tag>
        )}
      </p>
      {url === undefined ? (
        row.card && <p>{t('cards.noPicture')}</p>
      ) : (
        <img className={styles.readImage} src={url} alt={t('cards.pictureOf', { card: spoken(title) })} />
      )}
    </li>
  );
}

/** The cards for reading and printing, two per row; a missing mandatory card says so. */
export function ReadCards({ block, files }: { block: CardsBlock; files: PageFiles | undefined }) {
  const { t } = useTranslation();
  const { mandatory, optional } = cardRows(block);
  const rows = [...mandatory, ...optional.filter(({ card }) => card !== undefined)];
  if (rows.length === 0) return <p>{t('cards.none')}</p>;
  return (
    <ul className={styles.read}>
      {rows.map((row) => (
        <ReadCard key={row.key} row={row} files={files} />
      ))}
    </ul>
  );
}
