import { useTranslation } from 'react-i18next';
import type { CardRow } from '../../shared/cards/card.ts';
import { cardTitle, spoken } from '../content/cards/card-title.ts';
import { BulkResult } from '../lists/bulk/bulk-result.tsx';
import { SelectionBar } from '../lists/bulk/selection-bar.tsx';
import type { ChooseAll } from '../lists/bulk/use-choose-all.ts';
import type { Selection } from '../lists/bulk/use-selection.ts';
import { personName } from '../lists/person-name.ts';
import { Button } from '../ui/button.tsx';
import { CheckIcon } from '../ui/first-icons.tsx';
import { cardsFor, type CardBulk } from './use-card-bulk.ts';

type CardBarProps = { selection: Selection<CardRow>; all: ChooseAll; bulk: CardBulk };

/** The acts on the chosen cards; each button shows how many it changes. */
export function CardBar({ selection, all, bulk }: CardBarProps) {
  const { t } = useTranslation();
  const approvable = cardsFor('approve', selection.rows);
  const approved = cardsFor('takeBack', selection.rows);
  return (
    <SelectionBar
      selection={selection}
      all={all}
      bulk={bulk}
      progressText={({ name, finished, total }) => t(`projectCards.bulk.going.${name}`, { finished, total })}
      acts={
        <>
          {approvable.length > 0 && (
            <Button isSmall icon={<CheckIcon />} onClick={() => bulk.start('approve', approvable)}>
              {t('projectCards.bulk.approve', { count: approvable.length })}
            </Button>
          )}
          {approved.length > 0 && (
            <Button variant="secondary" isSmall onClick={() => bulk.start('takeBack', approved)}>
              {t('projectCards.bulk.takeBack', { count: approved.length })}
            </Button>
          )}
        </>
      }
    />
  );
}

/** What came of an act on several cards; those that failed are named with the reason. */
export function CardOutcome({ bulk }: { bulk: CardBulk }) {
  const { t } = useTranslation();
  const { outcome } = bulk;
  if (!outcome) return null;
  const { name, done } = outcome;
  const undo = () =>
    bulk.start(
      'takeBack',
      done.map((card) => ({ ...card, approved: true })),
    );
  return (
    <BulkResult
      outcome={outcome}
      doneText={t(`projectCards.bulk.done.${name}`, { count: done.length })}
      nameOf={(card) => `${spoken(cardTitle(t, card))}, ${personName(card) ?? t('projectCards.noName')}`}
      onAgain={(rows) => bulk.start(name, rows)}
      onUndo={name === 'approve' ? undo : undefined}
      onClose={bulk.dismiss}
    />
  );
}
