import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { permitApi } from '../../shared/permits/permit-api.ts';
import { pendingPerson } from '../../shared/permits/permit-chain.ts';
import { isSignedByAnybody, mayMove, rowAction } from '../../shared/permits/permit-moves.ts';
import type { Permit, PermitPerson } from '../../shared/permits/permit.ts';
import { call } from '../app/call.ts';
import { errorText } from '../app/error-text.ts';
import { useLanguage } from '../app/i18n.ts';
import { paths } from '../app/paths.ts';
import { useHasRole } from '../app/use-has-role.ts';
import { newUuid } from '../app/uuid.ts';
import { LoadingPage } from '../lists/loading-page.tsx';
import { StaffPage } from '../lists/staff-page.tsx';
import { Button } from '../ui/button.tsx';
import { CopyIcon, PencilIcon, PrintIcon } from '../ui/icons.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Panel } from '../ui/panel.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { FactsRead } from './facts-read.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { MoveNotice } from './move-notice.tsx';
import { NextStep } from './next-step.tsx';
import { PermitAttachments } from './permit-attachments.tsx';
import { PermitHistory } from './permit-history.tsx';
import layout from './permit-overview.module.css';
import { PermitPages } from './permit-pages.tsx';
import { PermitPeriod } from './permit-period.tsx';
import { putNewPermit, putPermit, usePermit } from './permit-queries.ts';
import { PermitStateTag } from './permit-state-tag.tsx';
import { PinDialog } from './pin-dialog.tsx';
import { SaidNotices } from './said-notices.tsx';
import { SignForm } from './sign-form.tsx';
import { SigningChain } from './signing-chain.tsx';
import { standingOf } from './shown-permit.ts';
import { useShownState } from './use-shown-state.ts';
import { usePermitMoves, type MoveKind, type PermitMoves } from './use-permit-moves.ts';
import type { Signing } from './use-signing.ts';
import { WithNumber } from './with-number.tsx';

/** A draft with the same content, opened to be filled in. */
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
      void navigate(paths.editPermit(copy._id, 0));
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

type ActsProps = { permit: Permit; moves: PermitMoves; isWriter: boolean; onSign: () => void };

function Acts({ permit, moves, isWriter, onSign }: ActsProps) {
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
      {isOpen && (
        <LinkButton
          to={paths.editPermit(permit._id, 0)}
          variant={isDraft ? 'primary' : 'secondary'}
          icon={<PencilIcon />}
        >
          {t(isDraft ? 'permits.act.fill' : 'permits.act.edit')}
        </LinkButton>
      )}
      {mayMove(standing, 'sign', 'pendingPerson') && <Button onClick={onSign}>{t('permits.sign.act')}</Button>}
    </>
  );
}

function SignDialog({ permit, person, onClose }: { permit: Permit; person: PermitPerson; onClose: () => void }) {
  const queryClient = useQueryClient();
  const sign = async (signing: Signing) => {
    putPermit(queryClient, await call(permitApi.sign, { params: { id: permit._id }, body: signing }));
    onClose();
  };
  const take = (current: Permit | undefined) => {
    if (current) putPermit(queryClient, current);
    else void queryClient.invalidateQueries({ queryKey: ['permit', permit._id] });
  };
  return <SignForm permit={permit} person={person} sign={sign} onChanged={take} onClose={onClose} />;
}

/** What can be done about a person: a new PIN where theirs is lost. */
function usePins(permit: Permit, isWriter: boolean) {
  const { t } = useTranslation();
  const [person, setPerson] = useState<PermitPerson>();
  // Whoever has signed needs none, nor does anybody once nothing is left to sign.
  const isOpen = isWriter && permit.pendingRole !== null && mayMove(standingOf(permit), 'drawPin', 'permitCRUD');
  const act = (each: PermitPerson) =>
    each.status !== 'Signed' && (
      <div>
        <Button variant="secondary" isSmall onClick={() => setPerson(each)}>
          {t('permits.pin.new')}
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
  const [isSigning, setSigning] = useState(false);
  const pins = usePins(permit, isWriter);
  const pending = pendingPerson(permit.persons);
  const state = useShownState(permit);
  const title = `${permit.number} ${permit.name}`;
  return (
    <StaffPage
      title={title}
      heading={<WithNumber text={title} number={permit.number} />}
      back={{ to: paths.projectTab(permit.project, 'permits'), label: t('permits.list.caption') }}
      beside={<PermitStateTag state={state} />}
      about={<PermitPeriod permit={permit} />}
      actions={<Acts permit={permit} moves={moves} isWriter={isWriter} onSign={() => setSigning(true)} />}
    >
      <NextStep permit={permit} isOnlyRead={!isWriter} />
      <SaidNotices permit={permit} />
      <div className={layout.columns}>
        <div className={layout.column}>
          <Panel title={t('permits.pages.facts')}>
            <FactsRead permit={permit} />
          </Panel>
          <PermitAttachments permit={permit} />
          <Panel title={t('permits.contents')}>
            <PermitPages permit={permit} idPrefix="page" />
          </Panel>
        </div>
        <div className={layout.column}>
          <Panel title={t('permits.chain.title')}>
            <SigningChain persons={permit.persons} act={pins.act} />
          </Panel>
          <PermitHistory events={permit.history} />
        </div>
      </div>
      {isSigning && pending && <SignDialog permit={permit} person={pending} onClose={() => setSigning(false)} />}
      {pins.dialog}
      <MoveDialog moves={moves} />
      <MoveNotice moves={moves} />
    </StaffPage>
  );
}

/** One permit: what it is for, who signs it, and what can be done with it. */
export function PermitPage() {
  const { t } = useTranslation();
  const { permitId = '' } = useParams();
  const { data: permit, error, refetch } = usePermit(permitId);
  if (permit) return <WholePermit key={permitId} permit={permit} />;
  return <LoadingPage title={t('permits.one')} failedTitle={t('permits.loadFailed')} error={error} onRetry={refetch} />;
}
