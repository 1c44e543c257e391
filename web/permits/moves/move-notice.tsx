import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { codeOf, errorText } from '../../app/api/error-text.ts';
import { NoticeBar, type Notice } from '../../ui/feedback/notice-bar.tsx';
import { WithNumber } from '../permit/with-number.tsx';
import type { MoveOutcome, PermitMoves } from './use-permit-moves.ts';

const UNDONE_BY = { archive: 'unarchive', unarchive: 'archive' } as const;

function noticeOf(t: TFunction, { move, error, key }: MoveOutcome, make: PermitMoves['make']): Notice {
  const { kind, permit } = move;
  const { number, name } = permit;
  if (error !== undefined) {
    const isKept = kind === 'delete' && codeOf(error) === 'in_use';
    const reason = isKept ? t('permits.delete.signed') : errorText(t, error);
    const text = t('permits.move.failed', { number, name, reason });
    return { key, text: <WithNumber text={text} number={number} />, isLasting: true };
  }
  const text = <WithNumber text={t(`permits.move.${kind}`, { number, name })} number={number} />;
  if (kind !== 'archive' && kind !== 'unarchive') return { key, text };
  return {
    key,
    text,
    action: { label: t('permits.move.undo'), onPress: () => make({ ...move, kind: UNDONE_BY[kind] }) },
  };
}

/** Reports the last act, with an undo where one exists. */
export function MoveNotice({ moves: { outcome, make, dismiss } }: { moves: PermitMoves }) {
  const { t } = useTranslation();
  return <NoticeBar notice={outcome && noticeOf(t, outcome, make)} onClose={dismiss} />;
}
