import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { ActNotice } from '../../lists/bulk/act-notice.tsx';
import type { Approval } from './use-approval.ts';

function noticeText(t: TFunction, { outcome, failures }: Approval): string | undefined {
  const [first] = failures;
  if (first) {
    const name = failures.map(({ asked }) => asked.name).join(', ');
    return t('approval.failed', { name, reason: errorText(t, first.error) });
  }
  if (!outcome) return undefined;
  const { name, approved } = outcome.asked;
  return t(approved ? 'approval.approvedNotice' : 'approval.takenBackNotice', { name });
}

/** Reports the last act with an undo, and all failures. Stays until closed. */
export function ApprovalNotice({ approval }: { approval: Approval }) {
  const { t } = useTranslation();
  const { outcome, failures, set } = approval;
  const tryAgain = () => {
    for (const { asked } of failures) set(asked, asked.approved);
  };
  const undo = () => outcome && set(outcome.asked, !outcome.asked.approved);
  const again =
    failures.length > 0
      ? { label: t('common.retry'), onPress: tryAgain }
      : { label: t('approval.undo'), onPress: undo };
  return (
    <ActNotice again={again} onClose={approval.dismiss}>
      {noticeText(t, approval)}
    </ActNotice>
  );
}
