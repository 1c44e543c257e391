import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { indexOfFormPage } from '../../../shared/content/page-number.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { pendingPersons } from '../../../shared/permits/permit-chain.ts';
import { isSignedByAnybody, mayMove, rowAction } from '../../../shared/permits/permit-moves.ts';
import type { Permit, PermitPerson } from '../../../shared/permits/permit.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { useLanguage } from '../../app/texts/i18n.ts';
import { paths } from '../../app/routing/paths.ts';
import { useSession } from '../../app/session/session.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { newUuid } from '../../app/api/uuid.ts';
import { LoadingPage } from '../../lists/list/loading-page.tsx';
import { StaffPage } from '../../lists/staff-page.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyIcon, PencilIcon, PrintIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FactsRead } from '../facts-read.tsx';
import { MoveDialog } from '../moves/move-dialog.tsx';
import { MoveNotice } from '../moves/move-notice.tsx';
import { NextStep } from '../state/next-step.tsx';
import { PermitAttachments } from '../attachments/permit-attachments.tsx';
import { PermitHistory } from './permit-history.tsx';
import { PermitPages } from './permit-pages.tsx';
import { PermitPeriod } from './permit-period.tsx';
import { putNewPermit, putPermit, usePermit } from '../permit-queries.ts';
import { PermitStateTag } from '../state/permit-state-tag.tsx';
import { PinDialog } from '../sign/pin-dialog.tsx';
import { ReturnedMail } from '../returned-mail.tsx';
import { SaidNotices } from './said-notices.tsx';
import { SignForm } from '../sign/sign-form.tsx';
import { SigningChain } from '../sign/signing-chain.tsx';
import { nameOf, standingOf } from '../state/shown-permit.ts';
import { useShownState } from '../state/use-shown-state.ts';
import { usePermitMoves, type MoveKind, type PermitMoves } from '../moves/use-permit-moves.ts';
import type { Signing } from '../sign/use-signing.ts';
import { WithNumber } from './with-number.tsx';

/** Copies the permit into a new draft and opens it. */
function CopyButton({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [key] = useState(newUuid);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(permitApi.copy, { params: { id: permit._id }, query: { language } }, { key }),
    onSuccess: (copy) => {
      putNewPermit(queryClient, copy);
      // What a copy lacks is told where it is sent.
      void navigate(paths.editPermit(copy._id, indexOfFormPage('permit', copy.pages.length)));
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
  const kind: MoveKind =
    rowAction({ state: useShownState(permit), isSigned: isSignedByAnybody(permit) }) ?? 'unarchive';
  const move = { kind, permit: { _id, number, name, project } };
  const isAsked = kind === 'delete' || kind === 'cancel';
  return (
    <Button
      variant="secondary"
      isBusy={moves.busyId === _id}
      onClick={() => (isAsked ? moves.ask(move) : moves.make(move))}
    >
      {t(`permits.act.${kind}`)}
    </Button>
  );
}

type ActsProps = { permit: Permit; moves: PermitMoves; isWriter: boolean };

function Acts({ permit, moves, isWriter }: ActsProps) {
  const { t } = useTranslation();
  const standing = standingOf(permit);
  const isOpen = isWriter && mayMove(standing, 'edit', 'permitCRUD');
  const isDraft = standing.state === 'Draft';
  return (
    <>
      <LinkButton to={paths.permitPrint(permit.project, permit._id)} variant="secondary" icon={<PrintIcon />}>
        {t('permits.act.print')}
      </LinkButton>
      {isWriter && <CopyButton permit={permit} />}
      {isWriter && <MoveButton permit={permit} moves={moves} />}
      {isOpen && !isDraft && (
        <LinkButton to={paths.editPermit(permit._id, 0)} variant="secondary" icon={<PencilIcon />}>
          {t('permits.act.edit')}
        </LinkButton>
      )}
    </>
  );
}

/** The next act: filling in a draft, signing what waits. */
function NextAct({ permit, isWriter, onSign }: { permit: Permit; isWriter: boolean; onSign: () => void }) {
  const { t } = useTranslation();
  const standing = standingOf(permit);
  if (mayMove(standing, 'sign', 'pendingPerson')) return <Button onClick={onSign}>{t('permits.sign.act')}</Button>;
  if (standing.state !== 'Draft' || !isWriter || !mayMove(standing, 'edit', 'permitCRUD')) return null;
  return (
    <LinkButton to={paths.editPermit(permit._id, 0)} icon={<PencilIcon />}>
      {t('permits.act.fill')}
    </LinkButton>
  );
}

type SignDialogProps = { permit: Permit; pending: readonly [PermitPerson, ...PermitPerson[]]; onClose: () => void };

/** Signing for whoever has their turn; where several have, for the logged-in user first. */
function SignDialog({ permit, pending, onClose }: SignDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { loggedInUser } = useSession();
  const own = pending.find(({ userId }) => loggedInUser !== undefined && userId === loggedInUser._id);
  const [signer, setSigner] = useState((own ?? pending[0])._id);
  const person = pending.find(({ _id }) => _id === signer) ?? pending[0];
  const sign = async (signing: Signing) => {
    putPermit(queryClient, await call(permitApi.sign, { params: { id: permit._id }, body: signing }));
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
function usePins(permit: Permit, isWriter: boolean) {
  const { t } = useTranslation();
  const [person, setPerson] = useState<PermitPerson>();
  // A person who has signed needs no PIN, nor does anybody after the last signature.
  const { loggedInUser } = useSession();
  const mayShow = useHasRole(permitApi.showPin.access.roles ?? []);
  const isOpen = permit.pendingRole !== null && mayMove(standingOf(permit), 'drawPin', 'permitCRUD');
  const isShowable = ({ pinAskedBy }: PermitPerson) =>
    mayShow && pinAskedBy !== undefined && pinAskedBy._id !== loggedInUser?._id;
  const act = (each: PermitPerson) =>
    each.status !== 'Signed' &&
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
  const dialog = person && <PinDialog permit={permit} person={person} onClose={() => setPerson(undefined)} />;
  return { act: isOpen ? act : undefined, dialog };
}

function WholePermit({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isWriter = useHasRole(permitApi.update.access.roles ?? []);
  const moves = usePermitMoves(() => void navigate(paths.projectTab(permit.project, 'permits')));
  const [params] = useSearchParams();
  const isToSign = mayMove(standingOf(permit), 'sign', 'pendingPerson');
  const [isSigning, setSigning] = useState(isToSign && params.has('sign'));
  const pins = usePins(permit, isWriter);
  const [first, ...others] = pendingPersons(permit.persons);
  const state = useShownState(permit);
  const title = `${permit.number} ${permit.name}`;
  return (
    <StaffPage
      title={title}
      heading={<WithNumber text={title} number={permit.number} />}
      back={{ to: paths.projectTab(permit.project, 'permits'), label: t('permits.list.caption') }}
      beside={<PermitStateTag state={state} />}
      about={<PermitPeriod permit={permit} />}
      actions={<Acts permit={permit} moves={moves} isWriter={isWriter} />}
      act={<NextAct permit={permit} isWriter={isWriter} onSign={() => setSigning(true)} />}
    >
      <NextStep permit={permit} isOnlyRead={!isWriter} />
      <SaidNotices permit={permit} />
      <Columns side="end">
        <Stack gap={4}>
          <Panel title={t('permits.pages.facts')}>
            <FactsRead permit={permit} />
          </Panel>
          <PermitAttachments permit={permit} />
          <Panel title={t('permits.contents')}>
            <PermitPages permit={permit} idPrefix="page" />
          </Panel>
        </Stack>
        <Stack gap={4}>
          <Panel title={t('permits.chain.title')}>
            <SigningChain
              persons={permit.persons}
              act={(person) => {
                const drawing = pins.act?.(person);
                return (
                  <>
                    <ReturnedMail person={person} canDraw={Boolean(drawing)} />
                    {drawing}
                  </>
                );
              }}
            />
          </Panel>
          <PermitHistory events={permit.history} />
        </Stack>
      </Columns>
      {isSigning && first && (
        <SignDialog permit={permit} pending={[first, ...others]} onClose={() => setSigning(false)} />
      )}
      {pins.dialog}
      <MoveDialog moves={moves} />
      <MoveNotice moves={moves} />
    </StaffPage>
  );
}

/** One permit: its purpose, its signers, and its acts. */
export function PermitPage() {
  const { t } = useTranslation();
  const { permitId = '' } = useParams();
  const { data: permit, error, refetch } = usePermit(permitId);
  if (permit) return <WholePermit key={permitId} permit={permit} />;
  return <LoadingPage title={t('permits.one')} failedTitle={t('permits.loadFailed')} error={error} onRetry={refetch} />;
}
