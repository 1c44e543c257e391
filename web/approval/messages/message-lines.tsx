import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { MessageRow } from '../../../shared/messages/message-shapes.ts';
import { AlertIcon } from '../../ui/icons.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';
import styles from './sent-messages.module.css';

/** The known kinds of messages about an induction; an unknown kind is called a message. */
const KINDS = [
  'editCode',
  'inductionLink',
  'completionReceipt',
  'inductionReturned',
  'newInduction',
  'renewalAsked',
  'inductionReminder',
] as const;

export function messageKind(t: TFunction, { kind }: MessageRow): string {
  return t(`approval.messages.kind.${KINDS.find((each) => each === kind) ?? 'other'}`);
}

/** Whether a message is overdue; codes do not count, since users request a new one. */
export function isUnsent({ state, reason, kind, again }: MessageRow): boolean {
  return state !== 'sent' && reason !== null && kind !== 'editCode' && again === null;
}

/** One message: its kind, recipient, result and time, and why it was not sent. */
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
