import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { INTRO_INDEX } from '../../../shared/content/pages/page-number.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import type { InductionForm } from '../../../shared/induction-forms/induction-form.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { call } from '../../app/api/call.ts';
import { codeOf } from '../../app/api/error-text.ts';
import { paths } from '../../app/routing/paths.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { logout } from '../../app/session/session.ts';
import { openDrafts } from '../../drafts/draft-store.ts';
import { useEditBacking } from './edit-backing.tsx';
import { draftsOfEdit } from './edit-drafts.ts';
import { EditFinalPage } from '../final/edit-final-page.tsx';
import { LoadingStatus, PlayerScreen } from '../player-page.tsx';
import { useTrialBacking } from '../trial/trial-backing.tsx';
import { TrialFinalPage } from '../final/trial-final-page.tsx';
import { useLoaded } from '../use-loaded.ts';
import { usePlayer } from '../use-player.ts';

type StaffPlayerProps = { formId: string; asked: string };

/** That a form is on its way, or why it did not come; a login that has ended leads to the next one. */
function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = error === undefined ? undefined : codeOf(error);
  useEffect(() => {
    if (code === 'unauthorized') logout();
  }, [code]);
  if (code === 'not_found') return <Navigate to={paths.notFound} replace />;
  return <LoadingStatus error={error} onRetry={onRetry} />;
}

type TrialProps = { form: InductionForm; asked: string; onRestart: () => void };

function Trial({ form, asked, onRestart }: TrialProps) {
  const player = usePlayer(useTrialBacking(form));
  return (
    <PlayerScreen player={player} asked={asked} final={<TrialFinalPage player={player} onRestart={onRestart} />} />
  );
}

/** `/user-form/admin-try/{inductionFormId}/{pageIndex}`: a form's newest content, tried without storing anything. */
export function TrialPlayer({ formId, asked }: StaffPlayerProps) {
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const { value, error, retry } = useLoaded(() => call(inductionFormApi.get, { params: { id: formId }, query: {} }));
  const restart = () => {
    setAttempt(attempt + 1);
    void navigate(staffPaths.userForm('admin-try', formId, INTRO_INDEX));
  };
  if (!value) return <NotLoaded error={error} onRetry={retry} />;
  return <Trial key={attempt} form={value} asked={asked} onRestart={restart} />;
}

function Edit({ form, asked }: { form: UserForm; asked: string }) {
  const player = usePlayer(useEditBacking(form));
  return <PlayerScreen player={player} asked={asked} final={<EditFinalPage player={player} />} />;
}

async function loadToEdit(id: string): Promise<UserForm> {
  const [form] = await Promise.all([
    call(userFormApi.get, { params: { id }, query: {} }),
    openDrafts(draftsOfEdit(id)),
  ]);
  return form;
}

/** `/user-form/admin-edit/{userFormId}/{pageIndex}`: a worker's induction, edited by an admin. */
export function EditPlayer({ formId, asked }: StaffPlayerProps) {
  const { value, error, retry } = useLoaded(() => loadToEdit(formId));
  if (!value) return <NotLoaded error={error} onRetry={retry} />;
  if (value.meta.archived) return <LoadingStatus error={new AppError('invalid_state')} onRetry={undefined} />;
  return <Edit form={value} asked={asked} />;
}
