import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { issuesIn } from '../../../shared/core/errors.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { mayMove } from '../../../shared/permits/permit-moves.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { LoadingPage } from '../../lists/list/loading-page.tsx';
import { StaffPage } from '../../lists/staff-page.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { conflictIn } from '../../editing/versioned-edit.ts';
import { LeaveGuard } from '../../editing/leave-guard.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AttachmentsPanel } from '../attachments/attachments-panel.tsx';
import { backPath } from '../permit/back-path.ts';
import { keepEdits, keptEdits, openKeptEdits } from './kept-edits.ts';
import { NextStep } from '../state/next-step.tsx';
import { firstEdits, NO_EDITS } from './permit-edits.ts';
import { PermitEditor } from './permit-editor.tsx';
import { PreviousPeople } from '../people/previous-people.tsx';
import { useKnownPeople } from '../people/use-known-people.ts';
import { PermitPeriod } from '../permit/permit-period.tsx';
import { putPermit, usePermit } from '../permit-queries.ts';
import { useSaidTexts } from '../said-permit.ts';
import { PermitStateTag } from '../state/permit-state-tag.tsx';
import { standingOf } from '../state/shown-permit.ts';
import { OnBoard } from '../zones/on-board.tsx';
import { ZonesField } from '../zones/zones-field.tsx';
import { StaffPicker } from '../people/staff-picker.tsx';
import { usePermitEdit, type PermitEdit } from './use-permit-edit.ts';
import { usePermitUpload } from '../attachments/permit-upload.ts';
import { useWidthUpTo } from '../../ui/use-width-up-to.ts';
import { useAttachments } from '../attachments/use-attachments.ts';
import { useShownState } from '../state/use-shown-state.ts';
import { WithNumber } from '../permit/with-number.tsx';

/** Why a permit is read-only: the state that it has passed, and what the user can do instead. */
function Lock({ permit, isWriter }: { permit: Permit; isWriter: boolean }) {
  const { t } = useTranslation();
  const state = useShownState(permit);
  if (!isWriter) {
    return (
      <Alert kind="info" title={t('permits.lock.title')}>
        <p>{t('permits.lock.reader')}</p>
      </Alert>
    );
  }
  const words = state === 'Pending Approval' ? t('permits.lock.pending') : t('permits.lock.closed');
  return (
    <Alert kind="info" title={t('permits.lock.title')}>
      <p>{words}</p>
    </Alert>
  );
}

/** The edit, restored from this device's unsaved changes. */
function useEdit(permit: Permit, isOpen: boolean): PermitEdit {
  const queryClient = useQueryClient();
  const { _id: id, version } = permit;
  return usePermitEdit(permit, () => {
    const kept = isOpen ? keptEdits(permit) : { edits: NO_EDITS, version };
    const isDraft = isOpen && permit.status === 'Draft';
    return {
      savesItself: isOpen,
      kept: isDraft ? { ...kept, edits: firstEdits(permit, kept.edits) } : kept,
      keep: keepEdits,
      save: async (change, known) => {
        try {
          const saved = await call(permitApi.update, { params: { id }, body: { ...change, version: known } });
          putPermit(queryClient, saved);
          return saved;
        } catch (error) {
          const current = conflictIn<Permit>(error);
          if (current) putPermit(queryClient, current);
          throw error;
        }
      },
    };
  });
}

/** Submits a draft for signing, after saving everything on the screen. */
function useSubmit(permit: Permit, edit: PermitEdit) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      if (!(await edit.save())) return undefined;
      return call(permitApi.submit, { params: { id: permit._id } });
    },
    onSuccess: (submitted) => {
      if (!submitted) return;
      putPermit(queryClient, submitted);
      void navigate(staffPaths.projectPermit(submitted.project, submitted._id));
    },
  });
}

/** Saves a change to a permit that people are signing; warns first about voided signatures. */
function SaveSigned({ edit }: { edit: PermitEdit }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const signed = edit.saved.persons.filter(({ status }) => status === 'Signed');
  const save = () => {
    setAsking(false);
    void edit.save();
  };
  return (
    <>
      {edit.isDirty && (
        <Button variant="secondary" onClick={edit.discard}>
          {t('unsaved.discard')}
        </Button>
      )}
      <Button
        disabled={!edit.isDirty}
        isBusy={edit.isSaving}
        onClick={() => (signed.length > 0 ? setAsking(true) : save())}
      >
        {t('permits.save.act')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={
          <WithNumber text={t('permits.save.voidTitle', { number: edit.saved.number })} number={edit.saved.number} />
        }
        confirmLabel={t('permits.save.voidConfirm')}
        cancelLabel={t('permits.save.voidKeep')}
        onConfirm={save}
        onCancel={() => setAsking(false)}
      >
        {t('permits.save.voidText', { count: signed.length })}
      </ConfirmDialog>
    </>
  );
}

/** A phone has it at the foot, so that its first field is seen at once. */
function ToOverview({ permit, at }: { permit: Permit; at: 'head' | 'foot' }) {
  const { t } = useTranslation();
  const isPhone = useWidthUpTo('phone');
  if (isPhone !== (at === 'foot')) return null;
  return (
    <LinkButton to={staffPaths.projectPermit(permit.project, permit._id)} variant="secondary">
      {t('permits.open')}
    </LinkButton>
  );
}

/** On a phone the pages of a draft tell its step by their acts. */
function Step({ permit, isOpen, isWriter }: { permit: Permit; isOpen: boolean; isWriter: boolean }) {
  const isPhone = useWidthUpTo('phone');
  if (isPhone && isOpen && permit.status === 'Draft') return null;
  return <NextStep permit={permit} isOnlyRead={!isWriter} />;
}

function OpenEditor({ permit, asked, isWriter }: { permit: Permit; asked: string; isWriter: boolean }) {
  const { t } = useTranslation();
  const isOpen = isWriter && mayMove(standingOf(permit), 'edit', 'permitCRUD');
  const edit = useEdit(permit, isOpen);
  const shown = useSaidTexts(edit.permit);
  const submit = useSubmit(permit, edit);
  const people = useKnownPeople(permit);
  const attachments = useAttachments(permit);
  const uploadPicture = usePermitUpload(permit._id);
  const isDraft = permit.status === 'Draft';
  const state = useShownState(permit);
  const overview = staffPaths.projectPermit(permit.project, permit._id);
  const lock: ReactNode = isOpen ? undefined : <Lock permit={permit} isWriter={isWriter} />;
  const title = `${permit.number} ${edit.permit.name}`;
  return (
    <StaffPage
      title={title}
      heading={<WithNumber text={title} number={permit.number} />}
      documentTitle={null}
      back={{ to: backPath(permit), label: permit.projectName }}
      beside={<PermitStateTag state={state} />}
      about={<PermitPeriod permit={edit.permit} />}
      actions={<ToOverview permit={permit} at="head" />}
    >
      <Step permit={permit} isOpen={isOpen} isWriter={isWriter} />
      {submit.error && (
        <Alert kind="error" title={t('permits.submit.failed')} live="alert">
          <p>{errorText(t, submit.error)}</p>
        </Alert>
      )}
      <PermitEditor
        edit={edit}
        shown={shown}
        asked={asked}
        pathTo={(index) => staffPaths.editPermit(permit._id, index)}
        lock={lock}
        people={{ ...people, Picker: isOpen ? StaffPicker : undefined }}
        upload={isOpen ? uploadPicture : undefined}
        Proposal={PreviousPeople}
        Zones={ZonesField}
        refused={issuesIn(submit.error)}
        notice={<OnBoard permit={permit} />}
        beside={
          <>
            <AttachmentsPanel permit={permit} attachments={attachments} />
            <ToOverview permit={permit} at="foot" />
          </>
        }
        saveAct={!edit.savesItself && <SaveSigned edit={edit} />}
        last={({ isReady }) =>
          isOpen && isDraft ? (
            <Button isBusy={submit.isPending} disabled={!isReady && !submit.error} onClick={() => submit.mutate()}>
              {t('permits.submit.act')}
            </Button>
          ) : (
            <LinkButton to={overview}>{t('permits.open')}</LinkButton>
          )
        }
      />
      <LeaveGuard
        isOn={attachments.isSending || (edit.isDirty && (!edit.savesItself || edit.error !== undefined))}
        within={staffPaths.editPermitPages(permit._id)}
      />
    </StaffPage>
  );
}

function useOpened(permitId: string) {
  return useQuery({ queryKey: ['permit-drafts', permitId], queryFn: () => openKeptEdits(permitId).then(() => true) });
}

/** `/edit-permit/{permitId}/{pageIndex}`: fills in a permit page by page, until it is submitted. */
export function EditPermitPage() {
  const { t } = useTranslation();
  const { permitId = '', pageIndex = '' } = useParams();
  const { data: permit, error, refetch } = usePermit(permitId);
  const { data: isDeviceRead } = useOpened(permitId);
  const isWriter = useHasRole(permitApi.update.access.roles ?? []);
  if (permit && isDeviceRead) {
    return <OpenEditor key={permitId} permit={permit} asked={pageIndex} isWriter={isWriter} />;
  }
  return <LoadingPage title={t('permits.one')} failedTitle={t('permits.loadFailed')} error={error} onRetry={refetch} />;
}
