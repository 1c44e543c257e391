import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { evidenceApi } from '../../../shared/evidence/evidence-api.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { pendingPersons } from '../../../shared/permits/permit-chain.ts';
import { mayMove } from '../../../shared/permits/permit-moves.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { call } from '../../app/api/call.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { EvidencePanel } from '../../evidence/download/evidence-panel.tsx';
import { permitPlaces } from '../../evidence/download/file-places.ts';
import { LoadingPage } from '../../lists/list/loading-page.tsx';
import { StaffPage } from '../../lists/staff-page.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FactsRead } from '../facts-read.tsx';
import { MoveDialog } from '../moves/move-dialog.tsx';
import { MoveNotice } from '../moves/move-notice.tsx';
import { NextStep } from '../state/next-step.tsx';
import { PermitAttachments } from '../attachments/permit-attachments.tsx';
import { PermitHistory } from './permit-history.tsx';
import { PermitPages } from './permit-pages.tsx';
import { PermitPeriod } from './permit-period.tsx';
import { usePermit } from '../permit-queries.ts';
import { PermitStateTag } from '../state/permit-state-tag.tsx';
import { useSaidPermit } from '../said-permit.ts';
import { ReturnedMail } from '../returned-mail.tsx';
import { SaidNotices } from './said-notices.tsx';
import { FieldButtons, useFieldActs } from '../field/field-buttons.tsx';
import { FieldNotices } from '../field/field-notices.tsx';
import { SuspendedBanner } from '../field/suspended-banner.tsx';
import { SigningChain } from '../sign/signing-chain.tsx';
import { standingOf } from '../state/shown-permit.ts';
import { useShownState } from '../state/use-shown-state.ts';
import { usePermitMoves } from '../moves/use-permit-moves.ts';
import { Overlaps } from '../zones/overlaps.tsx';
import { hasPastWatches, PastWatches } from '../watch/past-watches.tsx';
import { StaffWatch } from '../watch/staff-watch.tsx';
import { WithNumber } from './with-number.tsx';
import { Acts, NextAct, SignButton } from './permit-acts.tsx';
import { SignDialog, usePins } from './staff-signing.tsx';
import { useStaffReader } from '../field/use-staff-reader.ts';

/** The signers, with mail that came back and the drawing of PINs. */
function ChainPanel({ permit, drawing }: { permit: Permit; drawing: ReturnType<typeof usePins>['act'] }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('permits.chain.title')}>
      <SigningChain
        persons={permit.persons}
        act={(person) => {
          const drawn = drawing?.(person);
          return (
            <>
              <ReturnedMail person={person} canDraw={Boolean(drawn)} />
              {drawn}
            </>
          );
        }}
      />
    </Panel>
  );
}

/** Purpose, place and time, and what leads to the other permits of its zones. */
function FactsPanel({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const { project, _id, zones } = permit;
  return (
    <Panel title={t('permits.pages.facts')}>
      <FactsRead permit={permit} />
      {zones.length > 0 && <Link to={staffPaths.permitOnBoard(project, _id)}>{t('board.plan.nearby')}</Link>}
    </Panel>
  );
}

/** The evidence of a permit that has been sent. */
function Evidence({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const { _id: id, number, name, status } = permit;
  if (status === 'Draft') return null;
  return (
    <EvidencePanel
      title={`${t('evidence.download.title')} ${number} ${name}`}
      load={() => call(evidenceApi.ofPermit, { params: { id } })}
      places={() => permitPlaces(permit)}
    />
  );
}

function WholePermit({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isWriter = useHasRole(permitApi.update.access.roles ?? []);
  const moves = usePermitMoves(() => void navigate(staffPaths.projectTab(permit.project, 'permits')));
  const [params] = useSearchParams();
  const isToSign = mayMove(standingOf(permit), 'sign', 'pendingPerson');
  const [isSigning, setSigning] = useState(isToSign && params.has('sign'));
  const pins = usePins(permit, isWriter);
  const field = useFieldActs(useStaffReader(permit, isWriter));
  const isAwaited = field.awaited.length > 0;
  const sign = () => setSigning(true);
  const [first, ...others] = pendingPersons(permit.persons);
  const title = `${permit.number} ${permit.name}`;
  return (
    <StaffPage
      title={title}
      heading={<WithNumber text={title} number={permit.number} />}
      back={{ to: staffPaths.projectTab(permit.project, 'permits'), label: t('permits.list.caption') }}
      above={<SuspendedBanner permit={permit} />}
      beside={<PermitStateTag state={useShownState(permit)} />}
      about={<PermitPeriod permit={permit} />}
      actions={
        <>
          <Acts permit={permit} moves={moves} isWriter={isWriter} />
          <FieldButtons acts={field.others} onAsk={field.ask} />
          {isAwaited && isToSign && <SignButton variant="secondary" onSign={sign} />}
        </>
      }
      act={
        <>
          <FieldButtons acts={field.awaited} onAsk={field.ask} isNext />
          {!isAwaited && <NextAct permit={permit} isWriter={isWriter} onSign={sign} />}
        </>
      }
    >
      <NextStep permit={permit} isOnlyRead={!isWriter} />
      <FieldNotices permit={permit} />
      <StaffWatch permit={permit} />
      <SaidNotices permit={permit} />
      <Overlaps permit={permit} />
      <Columns side="end">
        <Stack gap={4}>
          <FactsPanel permit={permit} />
          <PermitAttachments permit={permit} />
          <Panel title={t('permits.contents')}>
            <PermitPages permit={permit} idPrefix="page" />
          </Panel>
        </Stack>
        <Stack gap={4}>
          <ChainPanel permit={permit} drawing={pins.act} />
          {hasPastWatches(permit) && (
            <Panel title={t('permits.watch.title')}>
              <PastWatches permit={permit} />
            </Panel>
          )}
          <Evidence permit={permit} />
          <PermitHistory events={permit.history} />
        </Stack>
      </Columns>
      {isSigning && first && (
        <SignDialog permit={permit} pending={[first, ...others]} onClose={() => setSigning(false)} />
      )}
      {pins.dialog}
      {field.dialog}
      <MoveDialog moves={moves} />
      <MoveNotice moves={moves} />
    </StaffPage>
  );
}

/** One permit: its purpose, its signers, and its acts. */
export function PermitPage() {
  const { t } = useTranslation();
  const { permitId = '' } = useParams();
  const { data, error, refetch } = usePermit(permitId);
  const { permit } = useSaidPermit(data);
  if (permit) return <WholePermit key={permitId} permit={permit} />;
  return <LoadingPage title={t('permits.one')} failedTitle={t('permits.loadFailed')} error={error} onRetry={refetch} />;
}
