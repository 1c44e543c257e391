import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardApi } from '../../shared/cards/card-api.ts';
import type { Card } from '../../shared/cards/card.ts';
import { errorText } from '../app/api/error-text.ts';
import { useHasRole } from '../app/session/use-has-role.ts';
import { cardTitle, spoken } from '../content/cards/card-title.ts';
import { LoadFailure } from '../lists/load-failure.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { CheckIcon } from '../ui/first-icons.tsx';
import { ArchiveIcon, PencilIcon, UndoIcon } from '../ui/icons.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { useCard } from './card-queries.ts';
import { CardView } from './card-view.tsx';
import { EditCardDialog } from './edit-card-dialog.tsx';
import { keptCard } from './kept-cards.ts';
import styles from './staff-card-dialog.module.css';
import { useCardActs } from './use-card-acts.ts';

type StaffCardDialogProps = {
  id: string;
  projectId: string;
  /** Whether the card has just been created. */
  isMade: boolean;
  onClose: () => void;
};
type ShownCardProps = Omit<StaffCardDialogProps, 'id' | 'isMade'> & {
  card: Card;
  isSaved: boolean;
  onEdit: () => void;
};

type ActsProps = Pick<ShownCardProps, 'card' | 'isSaved' | 'onEdit'> & { acts: ReturnType<typeof useCardActs> };

/** The acts on the card in its state; each act's undo replaces it. */
function Acts({ card: { approved, archived }, isSaved, acts, onEdit }: ActsProps) {
  const { t } = useTranslation();
  const { isPending, isSuccess, variables, mutate } = acts;
  const act = archived ? 'unarchive' : 'archive';
  const approval = approved ? 'takeBack' : 'approve';
  return (
    <>
      <output className={styles.done}>
        {isSuccess ? t(`projectCards.done.${variables}`) : isSaved && t('projectCards.done.save')}
      </output>
      {!archived && (
        <Button variant="secondary" icon={<PencilIcon />} onClick={onEdit}>
          {t('projectCards.edit')}
        </Button>
      )}
      <Button
        variant="secondary"
        icon={archived ? <UndoIcon /> : <ArchiveIcon />}
        isBusy={isPending && variables === act}
        onClick={() => mutate(act)}
      >
        {t(`projectCards.act.${act}`)}
      </Button>
      {!archived && (
        <Button
          variant={approved ? 'secondary' : 'primary'}
          icon={approved ? <UndoIcon /> : <CheckIcon />}
          isBusy={isPending && variables === approval}
          onClick={() => mutate(approval)}
        >
          {t(`projectCards.act.${approval}`)}
        </Button>
      )}
    </>
  );
}

function ShownCard({ card, projectId, isSaved, onClose, onEdit }: ShownCardProps) {
  const { t } = useTranslation();
  const acts = useCardActs(card, projectId);
  const mayWrite = useHasRole(cardApi.update.access.roles ?? []);
  return (
    <Dialog
      isOpen
      isForm
      isWide
      title={spoken(cardTitle(t, card))}
      onClose={onClose}
      actions={mayWrite && <Acts card={card} isSaved={isSaved} acts={acts} onEdit={onEdit} />}
    >
      {acts.error && (
        <Alert kind="error" title={t('projectCards.notDone')} live="alert">
          <p>{errorText(t, acts.error)}</p>
        </Alert>
      )}
      <CardView card={card} projectId={projectId} />
    </Dialog>
  );
}

/** A card over the list: for viewing, approving, archiving and editing. */
export function StaffCardDialog({ id, projectId, isMade, onClose }: StaffCardDialogProps) {
  const { t } = useTranslation();
  const { data: card, error, refetch } = useCard(id);
  const mayWrite = useHasRole(cardApi.update.access.roles ?? []);
  const [isEditing, setEditing] = useState(() => mayWrite && keptCard(id) !== undefined);
  const [isSaved, setSaved] = useState(isMade);
  const finish = (hasSaved: boolean) => {
    setSaved(hasSaved);
    setEditing(false);
  };
  if (card && isEditing) return <EditCardDialog card={card} projectId={projectId} onDone={finish} />;
  if (card)
    return (
      <ShownCard
        card={card}
        projectId={projectId}
        isSaved={isSaved}
        onClose={onClose}
        onEdit={() => setEditing(true)}
      />
    );
  return (
    <Dialog isOpen isForm isWide title={t('projectCards.card')} onClose={onClose}>
      {error ? (
        <LoadFailure error={error} onRetry={refetch} title={t('projectCards.loadFailed')} />
      ) : (
        <Skeleton lines={6} label={t('common.loading')} />
      )}
    </Dialog>
  );
}
