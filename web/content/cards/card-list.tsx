import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardImage } from '../../../shared/content/blocks/cards/card-image.ts';
import type { CardsBlock } from '../../../shared/content/blocks/cards/rules.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import type { BlockViewProps } from '../block-view.ts';
import { CardDialog } from './card-dialog.tsx';
import { newCard } from './card-form-state.ts';
import { CardRow } from './card-row.tsx';
import { cardRows, type CardRow as Row } from './card-rows.ts';
import { cardTitle, spoken } from './card-title.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './cards.module.css';
import { EarlierCardsPart } from './earlier-cards-part.tsx';
import { useCardList } from './use-card-list.ts';

type CardListProps = Pick<BlockViewProps<CardsBlock, CardImage[]>, 'block' | 'id' | 'issues' | 'onAnswer' | 'page'>;

type RowsProps = Pick<CardListProps, 'id' | 'issues' | 'page'> & {
  savedPlace: number | undefined;
  title: string;
  rows: readonly Row[];
  isMandatory: boolean;
  actsOf: (row: Row) => { onEdit: () => void; onRemove: () => void } | undefined;
};

function Rows({ id, issues, page, savedPlace, title, rows, isMandatory, actsOf }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <>
      <h2 className={styles.heading}>{title}</h2>
      <Stack as="ul" gap={3}>
        {rows.map((row) => (
          <CardRow
            key={row.key}
            id={id}
            row={row}
            isMandatory={isMandatory}
            issues={issues}
            files={page.files}
            isSaved={savedPlace !== undefined && row.place === savedPlace}
            acts={actsOf(row)}
          />
        ))}
      </Stack>
    </>
  );
}

type OpenDialogsProps = Pick<CardListProps, 'block' | 'id' | 'page'> & { list: ReturnType<typeof useCardList> };

/** The open dialog: a card's form, or the confirmation before removing a card. */
function OpenDialogs({ block, id, page, list }: OpenDialogsProps) {
  const { t } = useTranslation();
  const { form, removing } = list;
  return (
    <>
      {form && (
        <CardDialog
          id={`${id}-card`}
          block={block}
          page={page}
          title={t(form.place === undefined ? 'cards.addTitle' : 'cards.editTitle')}
          start={form.start}
          kept={form.kept}
          onTyped={list.keep}
          onSave={list.save}
          onClose={list.close}
        />
      )}
      <ConfirmDialog
        isOpen={removing !== undefined}
        isDangerous
        title={t('cards.removeTitle', { card: removing ? spoken(cardTitle(t, removing, block.names)) : '' })}
        confirmLabel={t('cards.removeConfirm')}
        cancelLabel={t('cards.removeCancel')}
        onConfirm={list.remove}
        onCancel={list.keepCard}
      >
        {t('cards.removeText')}
      </ConfirmDialog>
    </>
  );
}

/** The worker's editable cards, mandatory ones first. */
export function CardList({ block, id, issues, onAnswer, page }: CardListProps) {
  const { t } = useTranslation();
  const room = useRef<HTMLElement>(null);
  const list = useCardList({ block, id, onAnswer, page });
  const { mandatory, optional, mandatoryCount } = cardRows(block);
  const isClosed = page.openness === 'closed';
  // Removing a card removes the pressed button too.
  useEffect(() => {
    if (list.removedCount > 0) room.current?.focus();
  }, [list.removedCount]);
  const actsOf = (row: Row) =>
    isClosed
      ? undefined
      : {
          onEdit: () => list.open({ start: row.card ?? newCard(row.type), place: row.place }),
          onRemove: () => row.place !== undefined && list.askToRemove(row.place),
        };
  const rows = { id, issues, page, savedPlace: list.savedPlace, actsOf };
  return (
    <section ref={room} id={id} tabIndex={-1} className={styles.list} aria-label={t('cards.title')}>
      {page.openness === 'signed' && <p className={styles.note}>{t('cards.signedNote')}</p>}
      {isClosed && <p className={styles.note}>{t('cards.closedNote')}</p>}
      <Rows {...rows} title={t('cards.mandatory', { count: mandatoryCount })} rows={mandatory} isMandatory />
      <Rows
        {...rows}
        title={t(block.names.length > 0 ? 'cards.optional' : 'cards.yours')}
        rows={optional}
        isMandatory={false}
      />
      {!isClosed && (
        <Button variant="secondary" wide onClick={() => list.open({ start: newCard(''), place: undefined })}>
          {t(block.names.length > 0 ? 'cards.addOther' : 'cards.addCard')}
        </Button>
      )}
      {!isClosed && page.earlierCards && (
        <EarlierCardsPart
          block={block}
          id={id}
          earlierCards={page.earlierCards}
          onAnswer={onAnswer}
          onDone={list.tell}
        />
      )}
      <output className={styles.notice}>{list.notice}</output>
      <OpenDialogs block={block} id={id} page={page} list={list} />
    </section>
  );
}
