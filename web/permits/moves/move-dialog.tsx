import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { keepReason, keptReason } from './kept-reasons.ts';
import type { Move, PermitMoves } from './use-permit-moves.ts';
import { WithNumber } from '../permit/with-number.tsx';

type QuestionProps = { move: Move; moves: PermitMoves };

function Question({ move, moves }: QuestionProps) {
  const { t } = useTranslation();
  const { _id: id, number, name } = move.permit;
  const [reason, setReason] = useState(() => keptReason(id));
  const write = (text: string) => {
    setReason(text);
    keepReason(id, text);
  };
  const isCancel = move.kind === 'cancel';
  const title = t(isCancel ? 'permits.cancel.title' : 'permits.delete.title', { number, name });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      isBusy={moves.busyId !== undefined}
      title={<WithNumber text={title} number={number} />}
      confirmLabel={t(isCancel ? 'permits.cancel.confirm' : 'permits.delete.confirm')}
      cancelLabel={t(isCancel ? 'permits.cancel.keep' : 'permits.delete.keep')}
      onConfirm={() => moves.make({ ...move, reason: reason.trim() || undefined })}
      onCancel={moves.callOff}
    >
      <p>{t(isCancel ? 'permits.cancel.text' : 'permits.delete.text')}</p>
      {isCancel && (
        <TextArea id="cancel-reason" label={t('permits.cancel.reason')} isOptional value={reason} onChange={write} />
      )}
    </ConfirmDialog>
  );
}

/** Confirms cancelling or deleting a permit; neither can be undone. */
export function MoveDialog({ moves }: { moves: PermitMoves }) {
  return moves.asked ? <Question move={moves.asked} moves={moves} /> : null;
}
