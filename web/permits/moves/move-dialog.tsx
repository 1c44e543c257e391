import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { keepReason, keptReason } from './kept-reasons.ts';
import type { AskedMove, PermitMoves } from './use-permit-moves.ts';
import { WithNumber } from '../permit/with-number.tsx';

/** A watch that is not full is put away with a reason alone. */
const asksReason = ({ kind, isWatched }: AskedMove): boolean => kind === 'archive' && isWatched === true;

type ReasonProps = { move: AskedMove; isMissing: boolean; reason: string; onReason: (reason: string) => void };

/** What the move means, and why it is made. */
export function MoveReason({ move, isMissing, reason, onReason }: ReasonProps) {
  const { t } = useTranslation();
  const { kind } = move;
  const needsReason = asksReason(move);
  return (
    <Stack gap={4}>
      <p>{t(needsReason ? 'permits.archive.watchText' : `permits.${kind}.text`)}</p>
      {kind !== 'delete' && (
        <TextArea
          id="move-reason"
          label={t(`permits.${kind}.reason`)}
          isOptional={!needsReason}
          error={isMissing ? t('permits.archive.reasonMissing') : undefined}
          value={reason}
          onChange={onReason}
        />
      )}
    </Stack>
  );
}

type QuestionProps = { move: AskedMove; moves: PermitMoves };

function Question({ move, moves }: QuestionProps) {
  const { t } = useTranslation();
  const { _id: id, number, name } = move.permit;
  const [reason, setReason] = useState(() => keptReason(id));
  const write = (text: string) => {
    setReason(text);
    keepReason(id, text);
  };
  const [isMissing, setMissing] = useState(false);
  const { kind } = move;
  const needsReason = asksReason(move);
  const make = () => {
    setMissing(needsReason && reason.trim() === '');
    if (needsReason && reason.trim() === '') document.getElementById('move-reason')?.focus();
    else moves.make({ ...move, reason: reason.trim() || undefined });
  };
  return (
    <ConfirmDialog
      isOpen
      isDangerous={kind !== 'archive'}
      isBusy={moves.busyId !== undefined}
      title={<WithNumber text={t(`permits.${kind}.title`, { number, name })} number={number} />}
      confirmLabel={t(`permits.${kind}.confirm`)}
      cancelLabel={t(`permits.${kind}.keep`)}
      onConfirm={make}
      onCancel={moves.callOff}
    >
      <MoveReason move={move} isMissing={isMissing} reason={reason} onReason={write} />
    </ConfirmDialog>
  );
}

/** Confirms cancelling or deleting a permit, which cannot be undone, and archiving one that is under way. */
export function MoveDialog({ moves }: { moves: PermitMoves }) {
  return moves.asked ? <Question move={moves.asked} moves={moves} /> : null;
}
