import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { CardRow } from '../../shared/cards/card.ts';
import { formatDate } from '../../shared/core/dates.ts';
import { CardThumbnail } from '../content/cards/card-thumbnail.tsx';
import { cardTitle, spoken } from '../content/cards/card-title.ts';
import { personName } from '../lists/person-name.ts';
import { useIsNarrow } from '../lists/use-is-narrow.ts';
import type { Column } from '../ui/data-table.tsx';
import { Tag } from '../ui/tag.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './cards-page.module.css';
import { CardStatusTag } from './card-status-tag.tsx';

const CARD = 'card';

/** The id of the card whose dialog the address opens. */
export function openCardId(search: string): string | undefined {
  return new URLSearchParams(search).get(CARD) ?? undefined;
}

/** The address with the dialog of another card open, or of none. */
export function withCard(search: string, id: string | undefined): string {
  const params = new URLSearchParams(search);
  if (id === undefined) params.delete(CARD);
  else params.set(CARD, id);
  return `?${params.toString()}`;
}

/** The way to the card: its dialog, under an address of its own. */
function CardName({ card, person }: { card: CardRow; person: string }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <Link to={withCard(search, card._id)}>
      {cardTitle(t, card)}
      <VisuallyHidden>: {person}</VisuallyHidden>
    </Link>
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

/** Small enough for a row; a press shows it over the whole screen. */
function Picture({ card }: { card: CardRow }) {
  const { t } = useTranslation();
  const { _id, imageSrc, fileToken } = card;
  if (fileToken === null) return t('projectCards.noPicture');
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

/** The columns of a table of cards; where they have no room the company stands under the person. */
export function useCardColumns(): Column<CardRow>[] {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const nameOf = (card: CardRow) => personName(card) ?? t('projectCards.noName');
  const company: Column<CardRow> = {
    key: 'company',
    header: t('projectCards.company'),
    cell: (card) => card.company || '—',
  };
  return [
    { key: 'card', header: t('projectCards.card'), cell: (card) => <CardName card={card} person={nameOf(card)} /> },
    {
      key: 'name',
      header: t('projectCards.person'),
      isSortable: true,
      cell: (card) => (
        <span className={styles.person}>
          {nameOf(card)}
          {isNarrow && card.company && <span className={styles.company}>{card.company}</span>}
        </span>
      ),
    },
    ...(isNarrow ? [] : [company]),
    { key: 'expires', header: t('projectCards.expires'), isSortable: true, cell: (card) => <Expires card={card} /> },
    { key: 'status', header: t('projectCards.state'), cell: (card) => <States card={card} /> },
    { key: 'picture', header: t('projectCards.picture'), isExtra: true, cell: (card) => <Picture card={card} /> },
    {
      key: 'approved',
      header: t('projectCards.approved'),
      cell: ({ approved }) => (approved ? <Tag tone="approved">{t('cards.approved')}</Tag> : t('projectCards.no')),
    },
  ];
}
