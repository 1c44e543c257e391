import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Card } from '../../shared/cards/card.ts';
import { isImagePresent, meansNoExpiry } from '../../shared/content/card-rules.ts';
import { formatDate } from '../../shared/core/dates.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { useHasRole } from '../app/session/use-has-role.ts';
import { CardStateTag } from '../content/cards/card-state-tag.tsx';
import { CardHistory } from '../content/cards/card-history.tsx';
import { CardThumbnail } from '../content/cards/card-thumbnail.tsx';
import { cardTitle, spoken } from '../content/cards/card-title.ts';
import { cardFiles } from '../content/page-files.ts';
import { personName } from '../lists/person-name.ts';
import { ReturnedMessage } from '../lists/returned-message.tsx';
import { Facts } from '../ui/layout/facts.tsx';
import { Tag } from '../ui/figures/tag.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Row } from '../ui/layout/row.tsx';
import styles from './staff-card-dialog.module.css';

/** The roles that may open a card's induction. */
const INDUCTION_READERS = ['orientations', 'manager', 'admin'] as const;

function Origin({ card: { userFormId }, projectId }: { card: Card; projectId: string }) {
  const { t } = useTranslation();
  const mayOpen = useHasRole(INDUCTION_READERS);
  if (userFormId === null) return t('projectCards.madeHere');
  if (!mayOpen) return t('projectCards.fromInduction');
  return <Link to={staffPaths.projectUserForm(projectId, userFormId)}>{t('projectCards.openInduction')}</Link>;
}

function expiresInWords(t: TFunction, { expires }: Card): string {
  if (expires === '') return t('cards.state.undated');
  return meansNoExpiry(expires) ? t('cards.state.none') : formatDate(expires);
}

function CardFactList({ card, projectId }: { card: Card; projectId: string }) {
  const { t } = useTranslation();
  return (
    <Facts
      facts={[
        { key: 'person', label: t('projectCards.person'), value: personName(card) },
        { key: 'company', label: t('projectCards.company'), value: card.company },
        { key: 'expires', label: t('projectCards.expires'), value: expiresInWords(t, card) },
        { key: 'origin', label: t('projectCards.origin'), value: <Origin card={card} projectId={projectId} /> },
        ...(card.archivedBy
          ? [{ key: 'archivedBy', label: t('projectCards.archivedBy'), value: card.archivedBy.name }]
          : []),
      ]}
    />
  );
}

/** A card, read-only: its photo, its facts, and its history. */
export function CardView({ card, projectId }: { card: Card; projectId: string }) {
  const { t } = useTranslation();
  const { _id, userFormId, imageSrc, expires, approved, archived } = card;
  return (
    <div className={styles.view}>
      {isImagePresent(imageSrc) ? (
        <CardThumbnail imageSrc={imageSrc} title={spoken(cardTitle(t, card))} files={cardFiles(card)} isLarge />
      ) : (
        <p className={styles.noPicture}>{t('projectCards.noPicture')}</p>
      )}
      <Stack gap={4}>
        <Row as="p" gap={2}>
          <CardStateTag expires={expires} />
          <Tag tone={approved ? 'approved' : 'pending'}>{t(approved ? 'cards.approved' : 'cards.waiting')}</Tag>
          {archived && <Tag tone="archived">{t('projectCards.archived')}</Tag>}
        </Row>
        <CardFactList card={card} projectId={projectId} />
        {userFormId !== null && (
          <ReturnedMessage kind="card" id={_id}>
            <p>{t('projectCards.mailReturned')}</p>
          </ReturnedMessage>
        )}
      </Stack>
      <section className={styles.past}>
        <h3>{t('trail.title')}</h3>
        <CardHistory card={card} />
      </section>
    </div>
  );
}
