import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withAnswers, type Answers } from '../../../shared/content/answers/answers.ts';
import type { PersonDetails } from '../../../shared/user-forms/person-details.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { call } from '../../app/api/call.ts';
import { codeOf } from '../../app/api/error-text.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { logout } from '../../app/session/session.ts';
import { conflictIn } from '../../editing/versioned-edit.ts';
import type { Part } from '../../offline/kept-induction.ts';
import { findCompaniesAsStaff } from '../details/find-companies.ts';
import { draftsOfEdit } from './edit-drafts.ts';
import { keepDraft, readDrafts } from '../kept-drafts.ts';
import { ModeNotice } from '../intro/mode-notice.tsx';
import type { PlayerBacking, SaveResult } from '../player-backing.ts';
import { refusalOf } from '../save-refusal.ts';

const RULES = { hasReadingTime: false, isChecked: false, isEditing: true } as const;

/** A page of the body among others that it does not speak of. */
function pagesWith({ pages }: UserForm, formPage: number, answers: Answers) {
  return pages.slice(0, formPage + 1).map((page, place) => {
    if (place !== formPage) return null;
    return { content: withAnswers(page, answers, { hideCorrect: false }), version: page.version };
  });
}

/** Only what was changed goes out; without a language, so that the worker's own stays. */
function change(form: UserForm, changed: { user: PersonDetails } | { pages: ReturnType<typeof pagesWith> }) {
  const body = { version: form.version, ...changed };
  return call(userFormApi.update, { params: { id: form._id }, query: {}, body });
}

/** Why an edit was not saved. Where somebody else was first, the form is theirs from here on. */
function refuseEdit(error: unknown, take: (current: UserForm) => void): SaveResult {
  if (codeOf(error) === 'unauthorized') logout();
  const current = conflictIn<UserForm>(error);
  if (current) take(current);
  const refusal = refusalOf(error);
  return refusal.kind === 'closed' ? { kind: 'failed', error } : refusal;
}

/** An edit of a worker's induction by an admin: every page is open, each change is saved and told in its notes. */
export function useEditBacking(loaded: UserForm): PlayerBacking {
  const { t } = useTranslation();
  const [saved, setSaved] = useState(loaded);
  const form = useMemo(() => ({ ...saved, isAllOpen: true }), [saved]);
  const draftsId = draftsOfEdit(saved._id);
  const keep = useMemo(() => (part: Part, value: unknown) => keepDraft(draftsId, part, value), [draftsId]);
  const save = async (changed: Parameters<typeof change>[1]): Promise<SaveResult> => {
    try {
      setSaved(await change(saved, changed));
      return { kind: 'saved' };
    } catch (error) {
      return refuseEdit(error, setSaved);
    }
  };
  const name = `${saved.user.firstName ?? ''} ${saved.user.lastName ?? ''}`.trim();
  const leave = { to: staffPaths.approvalOfUserForm(saved._id), label: t('modes.edit.leave') };
  return {
    form,
    saved,
    rules: RULES,
    pathTo: (index) => staffPaths.userForm('admin-edit', saved._id, index),
    notice: (
      <ModeNotice
        title={name ? t('modes.edit.title', { name }) : t('modes.edit.nameless')}
        text={t('modes.edit.text')}
        leave={leave}
      />
    ),
    isKept: false,
    findCompanies: findCompaniesAsStaff,
    savePage: (formPage, answers) => save({ pages: pagesWith(saved, formPage, answers) }),
    saveDetails: (user) => save({ user }),
    saveTyped: () => Promise.resolve(),
    parkingOf: () => undefined,
    giveUp: () => Promise.resolve(),
    readDrafts: () => readDrafts({ ...saved, _id: draftsId }),
    keepDraft: keep,
    uploadPicture: undefined,
    pictureOnDevice: undefined,
    sending: undefined,
    sendNow: () => undefined,
  };
}
