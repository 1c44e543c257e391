import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import type { Permit, PermitPerson } from '../../../shared/permits/permit.ts';
import { call } from '../../app/api/call.ts';
import { codeOf, errorText } from '../../app/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PasswordField } from '../../ui/fields/password/password-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { nameOf } from '../state/shown-permit.ts';
import { asReviewer, type ReviewSession } from './review-session.ts';

type Link = { permitId: string; pin: string };

/** The workers whose turn it is and whose phone this is not: they may sign here, one after another. */
export function workersToSign({ persons }: Permit, owner: PermitPerson | undefined): PermitPerson[] {
  if (!owner) return [];
  return persons.filter(({ _id, role, status }) => role === 'Worker' && status === 'Pending' && _id !== owner._id);
}

/** A session for another worker on this phone; it is kept nowhere and signs once. */
async function beginGuest(link: Link, permit: Permit, pin: string): Promise<ReviewSession> {
  const params = { id: permit._id };
  // A phone's session that has ended begins anew before the other's PIN is tried.
  const own = await asReviewer(link, async ({ token }) => {
    await call(permitApi.get, { params, query: {} }, { token });
    return token;
  });
  const { user, token } = await call(permitApi.review, { params, body: { pin, onPhoneOf: own } }, { token: null });
  return { pin, token, user };
}

type NextSignerProps = {
  link: Link;
  permit: Permit;
  waiting: readonly PermitPerson[];
  onBegun: (guest: ReviewSession) => void;
  onClose: () => void;
};

/** Asks for the PIN of the next worker who signs on this phone. */
export function NextSigner({ link, permit, waiting, onBegun, onClose }: NextSignerProps) {
  const { t } = useTranslation();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<{ pin?: string; text?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const begin = async () => {
    if (pin.trim() === '') {
      setProblem({ pin: t('permits.sign.pinMissing') });
      document.getElementById('next-pin')?.focus();
      return;
    }
    setBusy(true);
    await beginGuest(link, permit, pin.trim()).then(onBegun, (error: unknown) => {
      const code = codeOf(error);
      if (code === 'unauthorized') setProblem({ pin: t('errors.wrong_pin') });
      else if (code === 'invalid_state') setProblem({ pin: t('permits.phone.notTheirTurn') });
      else setProblem({ text: errorText(t, error) });
    });
    setBusy(false);
  };
  const actions = (
    <Button isBusy={isBusy} onClick={() => void begin()}>
      {t('permits.phone.begin')}
    </Button>
  );
  return (
    <Dialog isOpen isForm title={t('permits.phone.next')} onClose={onClose} actions={actions}>
      <Stack gap={4}>
        <p>{t('permits.phone.explain')}</p>
        <p>{t('permits.phone.waiting', { names: waiting.map(nameOf).join(', ') })}</p>
        {problem.text && (
          <Alert kind="error" live="alert">
            <p>{problem.text}</p>
          </Alert>
        )}
        <PasswordField
          id="next-pin"
          label={t('permits.sign.pin')}
          hint={t('permits.phone.pinHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={pin}
          error={problem.pin}
          onChange={setPin}
        />
      </Stack>
    </Dialog>
  );
}

/** Who signs on whose phone, and the way back. */
export function GuestNotice({
  guest,
  owner,
  onLeave,
}: {
  guest: PermitPerson;
  owner: PermitPerson;
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Alert kind="info" title={t('permits.phone.signing', { name: nameOf(guest) })}>
      <p>{t('permits.phone.readAll')}</p>
      <Button variant="secondary" isSmall onClick={onLeave}>
        {t('permits.phone.leave', { name: nameOf(owner) })}
      </Button>
    </Alert>
  );
}
