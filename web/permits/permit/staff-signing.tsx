import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { callerAs } from '../../../shared/permits/permit-callers.ts';
import { mayMove } from '../../../shared/permits/permit-moves.ts';
import type { Permit, PermitPerson } from '../../../shared/permits/permit.ts';
import { call } from '../../app/api/call.ts';
import { useSession } from '../../app/session/session.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { putPermit } from '../permit-queries.ts';
import { putSaidPermit } from '../said-permit.ts';
import { shownInOf } from '../sign/shown-in-of.ts';
import { SignForm } from '../sign/sign-form.tsx';
import { openActs } from '../field/field-acts.ts';
import { nameOf, standingOf } from '../state/shown-permit.ts';
import type { Signing } from '../sign/use-signing.ts';

const PinDialog = lazy(() => import('../sign/pin-dialog.tsx').then((file) => ({ default: file.PinDialog })));

type SignDialogProps = { permit: Permit; pending: readonly [PermitPerson, ...PermitPerson[]]; onClose: () => void };

/** Signing for whoever has their turn; where several have, for the logged-in user first. */
export function SignDialog({ permit, pending, onClose }: SignDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { loggedInUser } = useSession();
  const own = pending.find(({ userId }) => loggedInUser !== undefined && userId === loggedInUser._id);
  const [signer, setSigner] = useState((own ?? pending[0])._id);
  const person = pending.find(({ _id }) => _id === signer) ?? pending[0];
  const sign = async (signing: Signing) => {
    const body = { ...signing, ...shownInOf(permit) };
    putSaidPermit(queryClient, await call(permitApi.sign, { params: { id: permit._id }, body }));
    onClose();
  };
  const take = (current: Permit | undefined) => {
    if (current) putPermit(queryClient, current);
    else void queryClient.invalidateQueries({ queryKey: ['permit', permit._id] });
  };
  return (
    <SignForm
      permit={permit}
      person={person}
      isOwnTurn={person === own}
      sign={sign}
      onChanged={take}
      onClose={onClose}
      chooser={
        pending.length > 1 && (
          <SelectField
            id="sign-person"
            label={t('permits.sign.who')}
            value={person._id}
            options={pending.map((each) => ({ value: each._id, label: nameOf(each) }))}
            onChange={setSigner}
          />
        )
      }
    />
  );
}

/** The PIN acts for a person: drawing a new PIN for a lost one, or the one that another user has requested. */
export function usePins(permit: Permit, isWriter: boolean) {
  const { t } = useTranslation();
  const [person, setPerson] = useState<PermitPerson>();
  const { loggedInUser } = useSession();
  const mayShow = useHasRole(permitApi.showPin.access.roles ?? []);
  const isOpen = mayMove(standingOf(permit), 'drawPin', 'permitCRUD');
  // Who has signed needs a PIN only while it still does something, and who watches from the grant on.
  const needsPin = (person: PermitPerson) => {
    const caller = callerAs(permit, person);
    if (caller === 'watch') return permit.status === 'Approved';
    return person.status !== 'Signed'
      ? permit.pendingRole !== null
      : openActs({ permit, callers: [caller] }).length > 0;
  };
  const isShowable = ({ pinAskedBy }: PermitPerson) =>
    mayShow && pinAskedBy !== undefined && pinAskedBy._id !== loggedInUser?._id;
  const act = (each: PermitPerson) =>
    needsPin(each) &&
    (isWriter || isShowable(each)) && (
      <div>
        <Button variant="secondary" isSmall onClick={() => setPerson(each)}>
          {t(isShowable(each) ? 'permits.pin.show' : 'permits.pin.new')}
          <VisuallyHidden>
            {' '}
            {each.firstName} {each.lastName}
          </VisuallyHidden>
        </Button>
      </div>
    );
  const dialog = person && (
    <Suspense fallback={null}>
      <PinDialog permit={permit} person={person} onClose={() => setPerson(undefined)} />
    </Suspense>
  );
  return { act: isOpen ? act : undefined, dialog };
}
