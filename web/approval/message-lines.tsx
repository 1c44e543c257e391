import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { MessageRow } from '../../shared/messages/message-api.ts';
import { AlertIcon } from '../ui/icons.tsx';
import { useDateTime } from '../ui/use-date-time.ts';
import styles from './sent-messages.module.css';

/** What may be sent about an induction; a kind that is not known here is called a message. */
const KINDS = ['editCode', 'inductionLink', 'completionReceipt', 'inductionReturned', 'newInduction'] as const;

export function messageKind(t: TFunction, { kind }: MessageRow): string {
  return t(`approval.messages.kind.${KINDS.find((each) => each === kind) ?? 'other'}`);
}

/** Whether a message ought to have come by now and has not; a code is asked for anew by whoever needs one. */
export function isUnsent({ state, reason, kind, again }: MessageRow): boolean {
  return state !== 'sent' && reason !== null && kind !== 'editCode' && again === null;
}

/** One message: what, to whom, how it went and when, and why it has not been sent. */
export function MessageLines({ message }: { message: MessageRow }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { to, state, finished, created, reason, next, again } = message;
  return (
    <>
      <span className={styles.kind}>{messageKind(t, message)}</span>
      <span>{to || t('approval.messages.noAddress')}</span>
      <span className={styles.state}>
        {isUnsent(message) && <AlertIcon />}
        {t(`approval.messages.state.${state}`)}, {dateTime(finished ?? created)}
      </span>
      {reason && <span className={styles.state}>{t(`approval.messages.reason.${reason}`)}</span>}
      {reason && next && <span className={styles.state}>{t('approval.messages.next', { time: dateTime(next) })}</span>}
      {again && <span className={styles.state}>{t('approval.messages.againMade', { time: dateTime(again) })}</span>}
    </>
  );
}
