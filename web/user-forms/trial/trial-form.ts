import { withAnswers, type Answers } from '../../../shared/content/answers/answers.ts';
import type { InductionForm } from '../../../shared/induction-forms/induction-form.ts';
import type { ShownForm } from '../shown-form.ts';

/** An induction form's newest content as an unstarted induction. `now` is an ISO timestamp. */
export function trialForm(inductionForm: InductionForm, now: string): ShownForm {
  const { _id, company, meta, project, inputSettings, pages, fileToken, documentToken } = inductionForm;
  return {
    _id,
    company,
    version: 0,
    user: {},
    meta: {
      created: now,
      signed: null,
      approved: false,
      approvedBy: null,
      archived: false,
      sourceFormId: _id,
      pin: '',
      name: meta.name,
      taxNumberValidation: null,
    },
    pages: pages.map((page) => ({
      ...page,
      content: withAnswers(page, {}, { hideCorrect: false }),
      signed: null,
      version: 0,
    })),
    pagesSigned: `0/${pages.length}`,
    adminEdits: [],
    inductionForm: { _id, name: meta.name, project, inputSettings },
    fileToken: '',
    formImageToken: fileToken,
    formDocumentToken: documentToken,
    isAllOpen: true,
  };
}

/** The form with a page's answers; signs the page where a time is given. */
export function withTried(
  form: ShownForm,
  formPage: number,
  { answers, signed }: { answers: Answers; signed: string | null },
): ShownForm {
  const pages = form.pages.map((page, place) =>
    place === formPage ? { ...page, content: withAnswers(page, answers, { hideCorrect: false }), signed } : page,
  );
  return { ...form, pages };
}
