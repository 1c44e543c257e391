import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PresenceEvent } from '../../../shared/presence/presence-event.ts';
import { REASON_CHARACTERS } from '../../../shared/presence/presence-limits.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';
import { usePresenceDay, useStrike } from './use-presence-day.ts';

type EventsDialogProps = { projectId: string; day: string; userFormId: string; onClose: () => void };

/** All that was noted of a person on a day, also what was struck; a wrong event is struck with a reason. */
export function EventsDialog({ projectId, day, userFormId, onClose }: EventsDialogProps) {
  const { t } = useTranslation();
  const { data: people } = usePresenceDay(projectId, day);
  const [striking, setStriking] = useState<string>();
  const person = people?.find((one) => one.userFormId === userFormId);
  if (!person) return null;
  return (
    <Dialog isOpen onClose={onClose} title={person.name || t('gate.noName')}>
      <Stack as="ul" gap={4}>
        {person.events.map((event) => (
          <li key={event._id}>
            <EventText event={event} />
            {event.struck === null &&
              (striking === event._id ? (
                <StrikeForm
                  projectId={projectId}
                  userFormId={userFormId}
                  day={day}
                  event={event._id}
                  onEnd={() => setStriking(undefined)}
                />
              ) : (
                <Button variant="secondary" isSmall onClick={() => setStriking(event._id)}>
                  {t('gate.onSite.strike')}
                </Button>
              ))}
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}

function EventText({ event }: { event: PresenceEvent }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { kind, at, by, verdict, reasons, struck } = event;
  const said = t(`gate.onSite.event.${kind}`, { when: dateTime(at) });
  return (
    <>
      <p>{struck ? <s>{said}</s> : <strong>{said}</strong>}</p>
      <p>{by ? t('gate.onSite.notedBy', { name: by.name }) : t('gate.onSite.notedSelf')}</p>
      {verdict && (
        <p>{[t(`gate.verdict.${verdict}`), ...reasons.map((reason) => t(`gate.reason.${reason}`))].join(' · ')}</p>
      )}
      {struck && (
        <p>{t('gate.onSite.struck', { when: dateTime(struck.at), name: struck.by.name, reason: struck.reason })}</p>
      )}
    </>
  );
}

type StrikeFormProps = { projectId: string; userFormId: string; day: string; event: string; onEnd: () => void };

function StrikeForm({ projectId, userFormId, day, event, onEnd }: StrikeFormProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { mutate, error, isPending } = useStrike(projectId, userFormId);
  const isMissing = reason.trim() === '';
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    setAsked(true);
    if (!isMissing) mutate({ day, event, reason: reason.trim() }, { onSuccess: onEnd });
  };
  return (
    <Stack as="form" gap={2} noValidate onSubmit={submit}>
      {error && (
        <Alert kind="error" title={t('gate.onSite.strikeFailed')} live="alert">
          <p>{errorText(t, error)}</p>
        </Alert>
      )}
      <TextField
        id={`strike-${event}`}
        label={t('gate.onSite.reason')}
        hint={t('gate.onSite.reasonHint')}
        value={reason}
        maxLength={REASON_CHARACTERS}
        error={isAsked && isMissing ? t('issues.required') : undefined}
        onChange={setReason}
      />
      <Row gap={2}>
        <Button type="submit" isBusy={isPending}>
          {t('gate.onSite.strike')}
        </Button>
        <Button variant="ghost" onClick={onEnd}>
          {t('common.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
