import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { CardRow } from '../../shared/cards/card.ts';
import { formatDate } from '../../shared/core/dates.ts';
import { CardThumbnail } from '../content/cards/card-thumbnail.tsx';
import { cardTitle, spoken } from '../content/cards/card-title.ts';
import { RowLink } from '../lists/list/row-link.tsx';
import { personName } from '../lists/person-name.ts';
import type { Column } from '../ui/table/column.ts';
import { Tag } from '../ui/figures/tag.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './cards-page.module.css';
import { Button } from '../ui/button.tsx';
import { cardsFor, type CardBulk } from './use-card-bulk.ts';
import { CardStatusTag } from './card-status-tag.tsx';

const CARD = 'card';

/** The DOM id of a card's link, for returning the focus. */
export const cardLinkId = (id: string) => `card-${id}`;

/** The id of the card whose dialog is in the address. */
export function openCardId(search: string): string | undefined {
  return new URLSearchParams(search).get(CARD) ?? undefined;
}

/** The address with another card's dialog, or with none. */
export function withCard(search: string, id: string | undefined): string {
  const params = new URLSearchParams(search);
  if (id === undefined) params.delete(CARD);
  else params.set(CARD, id);
  return `?${params.toString()}`;
}

/** A link to the card's dialog, which has its own address. */
function CardName({ card, person }: { card: CardRow; person: string }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <RowLink id={cardLinkId(card._id)} to={withCard(search, card._id)}>
      {cardTitle(t, card)}
      <VisuallyHidden>: {person}</VisuallyHidden>
    </RowLink>
  );
}

function Expires({ card: { expires, expirationStatus } }: { card: CardRow }) {
  const { t } = useTranslation();
  if (expires === '') return t('cards.state.undated');
  if (expirationStatus !== 'none') return <span className={styles.day}>{formatDate(expires)}</span>;
  return (
    <>
      <span className={styles.infinite} aria-hidden="true">
        ∞
      </span>
      <VisuallyHidden>{t('cards.state.none')}</VisuallyHidden>
    </>
  );
}

/** A thumbnail for a row; a press shows it full screen. */
function Picture({ card }: { card: CardRow }) {
  const { t } = useTranslation();
  const { _id, imageSrc, fileToken } = card;
  if (fileToken === null) return null;
  const files = { folder: `/static/images/card/${_id}/`, token: fileToken };
  return (
    <span className={styles.thumbnail}>
      <CardThumbnail imageSrc={imageSrc} title={spoken(cardTitle(t, card))} files={files} />
    </span>
  );
}

function States({ card: { expirationStatus, archived } }: { card: CardRow }) {
  const { t } = useTranslation();
  return (
    <span className={styles.states}>
      <CardStatusTag status={expirationStatus} />
      {archived && <Tag tone="archived">{t('projectCards.archived')}</Tag>}
    </span>
  );
}

/** The columns of a table of cards; `bulk` is set for those who may approve them. */
export function useCardColumns(bulk: CardBulk | undefined): Column<CardRow>[] {
  const { t } = useTranslation();
  const nameOf = (card: CardRow) => personName(card) ?? t('projectCards.noName');
  return [
    {
      key: 'card',
      header: t('projectCards.card'),
      share: 2,
      cell: (card) => <CardName card={card} person={nameOf(card)} />,
    },
    { key: 'name', header: t('projectCards.person'), isSortable: true, share: 2, phone: 2, cell: nameOf },
    { key: 'company', header: t('projectCards.company'), share: 2, phone: 3, cell: (card) => card.company },
    { key: 'expires', header: t('projectCards.expires'), isSortable: true, cell: (card) => <Expires card={card} /> },
    { key: 'status', header: t('projectCards.state'), phone: 1, cell: (card) => <States card={card} /> },
    {
      key: 'picture',
      header: t('projectCards.picture'),
      isWideOnly: true,
      isTableOnly: true,
      cell: (card) => <Picture card={card} />,
    },
    {
      key: 'approved',
      header: t('projectCards.approved'),
      cell: ({ approved }) => approved && <Tag tone="approved">{t('cards.approved')}</Tag>,
    },
    ...(bulk
      ? [
          {
            key: 'act',
            header: t('projectCards.actHeader'),
            phone: 'act' as const,
            cell: (card: CardRow) =>
              cardsFor('approve', [card]).length > 0 && (
                <Button variant="secondary" isSmall onClick={() => bulk.start('approve', [card])}>
                  <span>
                    {t('projectCards.approveShort')}
                    <VisuallyHidden>
                      : {spoken(cardTitle(t, card))}, {nameOf(card)}
                    </VisuallyHidden>
                  </span>
                </Button>
              ),
          },
        ]
      : []),
  ];
}
