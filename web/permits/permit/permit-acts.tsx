import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { indexOfFormPage } from '../../../shared/content/pages/page-number.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { isSignedByAnybody, mayMove, rowAction } from '../../../shared/permits/permit-moves.ts';
import { isWatched } from '../../../shared/permits/permit-state.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { useStaffLanguage } from '../../app/texts/i18n.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { newUuid } from '../../app/api/uuid.ts';
import { Button } from '../../ui/button.tsx';
import { CopyIcon, PencilIcon, PrintIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { putNewPermit } from '../permit-queries.ts';
import { standingOf } from '../state/shown-permit.ts';
import { useShownState } from '../state/use-shown-state.ts';
import type { PermitMoves } from '../moves/use-permit-moves.ts';

/** Copies the permit into a new draft and opens it. */
function CopyButton({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const language = useStaffLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [key] = useState(newUuid);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(permitApi.copy, { params: { id: permit._id }, query: { language } }, { key }),
    onSuccess: (copy) => {
      putNewPermit(queryClient, copy);
      // What a copy lacks is told where it is sent.
      void navigate(staffPaths.editPermit(copy._id, indexOfFormPage('permit', copy.pages.length)));
    },
  });
  return (
    <>
      <Button variant="secondary" icon={<CopyIcon />} isBusy={isPending} onClick={() => mutate()}>
        {t('permits.act.copy')}
      </Button>
      {error && <p role="alert">{errorText(t, error)}</p>}
    </>
  );
}

function MoveButton({ permit, moves }: { permit: Permit; moves: PermitMoves }) {
  const { t } = useTranslation();
  const { _id, number, name, project } = permit;
  const state = useShownState(permit);
  const kind = rowAction({ state, isSigned: isSignedByAnybody(permit) }) ?? 'unarchive';
  const moved = { _id, number, name, project };
  const isBusy = moves.busyId === _id;
  const press = () =>
    kind === 'delete' || kind === 'cancel' ? moves.ask({ kind, permit: moved }) : moves.make({ kind, permit: moved });
  // What rests or is watched past its end is put away too.
  const isPastAndHeld = kind !== 'archive' && mayMove(standingOf(permit), 'archive', 'permitCRUD');
  return (
    <>
      <Button variant="secondary" isBusy={isBusy} onClick={press}>
        {t(`permits.act.${kind}`)}
      </Button>
      {isPastAndHeld && kind !== 'unarchive' && (
        <Button
          variant="secondary"
          isBusy={isBusy}
          onClick={() => moves.ask({ kind: 'archive', permit: moved, isWatched: isWatched(permit) })}
        >
          {t('permits.act.archive')}
        </Button>
      )}
    </>
  );
}

type ActsProps = { permit: Permit; moves: PermitMoves; isWriter: boolean };

export function Acts({ permit, moves, isWriter }: ActsProps) {
  const { t } = useTranslation();
  const standing = standingOf(permit);
  const isOpen = isWriter && mayMove(standing, 'edit', 'permitCRUD');
  const isDraft = standing.state === 'Draft';
  return (
    <>
      <LinkButton to={staffPaths.permitPrint(permit.project, permit._id)} variant="secondary" icon={<PrintIcon />}>
        {t('permits.act.print')}
      </LinkButton>
      {isWriter && <CopyButton permit={permit} />}
      {isWriter && <MoveButton permit={permit} moves={moves} />}
      {isOpen && !isDraft && (
        <LinkButton to={staffPaths.editPermit(permit._id, 0)} variant="secondary" icon={<PencilIcon />}>
          {t('permits.act.edit')}
        </LinkButton>
      )}
    </>
  );
}

type SignButtonProps = { variant?: 'secondary'; onSign: () => void };

export function SignButton({ variant, onSign }: SignButtonProps) {
  const { t } = useTranslation();
  return (
    <Button {...(variant && { variant })} onClick={onSign}>
      {t('permits.sign.act')}
    </Button>
  );
}

/** The next act: filling in a draft, signing what waits. */
export function NextAct({ permit, isWriter, onSign }: { permit: Permit; isWriter: boolean; onSign: () => void }) {
  const { t } = useTranslation();
  const standing = standingOf(permit);
  if (mayMove(standing, 'sign', 'pendingPerson')) return <SignButton onSign={onSign} />;
  if (standing.state !== 'Draft' || !isWriter || !mayMove(standing, 'edit', 'permitCRUD')) return null;
  return (
    <LinkButton to={staffPaths.editPermit(permit._id, 0)} icon={<PencilIcon />}>
      {t('permits.act.fill')}
    </LinkButton>
  );
}
