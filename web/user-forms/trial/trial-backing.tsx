import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { examIssues } from '../../../shared/content/pages/page-validity.ts';
import type { InductionForm } from '../../../shared/induction-forms/induction-form.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { findCompaniesAsStaff } from '../details/find-companies.ts';
import { ModeNotice } from '../intro/mode-notice.tsx';
import type { PlayerBacking } from '../player-backing.ts';
import { TabPictures } from '../sending/tab-pictures.ts';
import { trialForm, withTried } from './trial-form.ts';

const RULES = { hasReadingTime: false, isChecked: false, isEditing: false } as const;

function nowAsText(): string {
  return new Date().toISOString();
}

/** A trial of an induction form: it stores and requires nothing, and no exam blocks it. */
export function useTrialBacking(inductionForm: InductionForm): PlayerBacking {
  const { t } = useTranslation();
  const [form, setForm] = useState(() => trialForm(inductionForm, nowAsText()));
  const [pictures] = useState(() => new TabPictures());
  const uploadPicture = useMemo(() => pictures.taker(t), [pictures, t]);
  return {
    form,
    saved: form,
    rules: RULES,
    pathTo: (index) => staffPaths.userForm('admin-try', form._id, index),
    notice: <ModeNotice title={t('modes.try.title')} leave={{ to: staffPaths.admin, label: t('modes.try.leave') }} />,
    isKept: false,
    findCompanies: findCompaniesAsStaff,
    savePage: async (formPage, answers) => {
      const page = form.pages[formPage];
      const issues = page ? examIssues(page, answers) : [];
      const signed = issues.length > 0 ? null : nowAsText();
      setForm((before) => withTried(before, formPage, { answers, signed }));
      return issues.length > 0 ? { kind: 'exam', issues } : { kind: 'saved' };
    },
    saveDetails: async (user) => {
      setForm((before) => ({ ...before, user }));
      return { kind: 'saved' };
    },
    saveTyped: () => Promise.resolve(),
    parkingOf: () => undefined,
    giveUp: () => Promise.resolve(),
    readDrafts: () => ({ answers: {}, details: undefined }),
    keepDraft: () => undefined,
    uploadPicture,
    pictureOnDevice: pictures.urlOf,
    sending: undefined,
    sendNow: () => undefined,
  };
}
