import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import type { Permit, PermitPerson } from '../../../shared/permits/permit.ts';
import { call } from '../../app/api/call.ts';
import { newUuid } from '../../app/api/uuid.ts';
import { codeOf, errorText } from '../../app/api/error-text.ts';
import { useSession } from '../../app/session/session.ts';
import { CopyButton } from '../../lists/copy-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { QrCode } from '../../ui/figures/qr-code.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Row } from '../../ui/layout/row.tsx';
import styles from './pin-dialog.module.css';
import { nameOf } from '../state/shown-permit.ts';

type Drawn = { signPin: string; url: string };
/** The PIN to show; empty if it was sent or waits for a second user. */
type Answer = { signPin?: string | undefined; url?: string | undefined };

function DrawnPin({ drawn: { signPin, url }, name }: { drawn: Drawn; name: string }) {
  const { t } = useTranslation();
  return (
    <Stack gap={3}>
      <p>{t('permits.pin.once', { name })}</p>
      <p className={styles.pin}>{signPin}</p>
      <p className={styles.link}>
        <a href={url} target="_blank" rel="noreferrer">
          {url}
        </a>
      </p>
      <Row gap={2} across={4} align="center">
        <CopyButton text={url} label={t('permits.pin.copyLink')} />
      </Row>
      <p>{t('permits.pin.scan', { name })}</p>
      <div className={styles.code}>
        <QrCode text={url} label={t('permits.pin.code', { name })} />
      </div>
    </Stack>
  );
}

/** Where a requested PIN goes: to its person, to the requester, or to a second user. */
type Way = 'toAddress' | 'toYou' | 'toSecond';

function wayOf({ isReachable, role }: PermitPerson): Way {
  if (isReachable) return 'toAddress';
  return role === 'Grantor' || role === 'WorkApprover' ? 'toSecond' : 'toYou';
}

/** Draws a new PIN, or one that another user has requested. */
function useNewPin(permit: Permit, person: PermitPerson, isAsked: boolean) {
  const queryClient = useQueryClient();
  const params = { id: permit._id, personId: person._id };
  // Pressed again after a lost answer, it is the same drawing.
  const [key] = useState(newUuid);
  return useMutation({
    mutationFn: async (): Promise<Answer> =>
      isAsked ? call(permitApi.showPin, { params }) : call(permitApi.drawPin, { params }, { key }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['permit', permit._id] }),
  });
}

function Outcome({ answer: { signPin, url }, isAsked, name }: { answer: Answer; isAsked: boolean; name: string }) {
  const { t } = useTranslation();
  if (signPin !== undefined && url !== undefined) return <DrawnPin drawn={{ signPin, url }} name={name} />;
  return <output>{t(isAsked ? 'permits.pin.asked' : 'permits.pin.sent', { name })}</output>;
}

type QuestionProps = { asker: string | undefined; way: Way; name: string; isReturned: boolean };

/** Says beforehand what will happen. */
function Question({ asker, way, name, isReturned }: QuestionProps) {
  const { t } = useTranslation();
  if (asker !== undefined) return <p>{t('permits.pin.askedBy', { asker, name })}</p>;
  return (
    <>
      <p>{t('permits.pin.text', { name })}</p>
      <p>{t(`permits.pin.${way}`)}</p>
      {isReturned && <p>{t('permits.pin.toReturned')}</p>}
    </>
  );
}

type PinDialogProps = { permit: Permit; person: PermitPerson; onClose: () => void };

/** Draws a new PIN for a permit's person: sends it to them, and shows it only if they have no address. */
export function PinDialog({ permit, person, onClose }: PinDialogProps) {
  const { t } = useTranslation();
  const { loggedInUser } = useSession();
  const name = nameOf(person);
  const way = wayOf(person);
  const isAsked = permit.persons.some(({ _id, pinAskedBy }) => _id === person._id && pinAskedBy !== undefined);
  const [asker] = useState(() => (person.pinAskedBy?._id === loggedInUser?._id ? undefined : person.pinAskedBy?.name));
  const { mutate, isPending, data, error } = useNewPin(permit, person, asker !== undefined);
  const actions = data ? (
    <Button onClick={onClose}>{t('common.close')}</Button>
  ) : (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('permits.pin.keep')}
      </Button>
      <Button isBusy={isPending} onClick={() => mutate()}>
        {t(asker ? 'permits.pin.show' : way === 'toSecond' ? 'permits.pin.ask' : 'permits.pin.draw')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={t('permits.pin.title', { name })} onClose={onClose} actions={actions}>
      {error && (
        <Alert kind="error" live="alert">
          <p>{codeOf(error) === 'not_possible' ? t('permits.pin.notCorrected') : errorText(t, error)}</p>
        </Alert>
      )}
      {data ? (
        <Outcome answer={data} isAsked={isAsked} name={name} />
      ) : (
        <Question asker={asker} way={way} name={name} isReturned={person.mailReturned?.isSuppressed === true} />
      )}
    </Dialog>
  );
}
