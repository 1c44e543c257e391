import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserPage } from '../../shared/content/page.ts';
import type { Issue } from '../../shared/core/errors.ts';
import { issueText } from '../app/error-text.ts';
import type { Openness, PageView, ShownIssue } from '../content/block-view.ts';
import { PageBlocks } from '../content/page-blocks.tsx';
import { userFormFiles } from '../content/page-files.ts';
import { mayBeSigned } from '../content/signature/sign-answers.ts';
import { Alert } from '../ui/alert.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { FormPageBar } from './form-page-bar.tsx';
import { FormPageSummary } from './form-page-summary.tsx';
import { pagePart } from './kept-drafts.ts';
import { hasExam } from './page-act.ts';
import { indexOfFormPage } from './page-indexes.ts';
import { PlayerFrame } from './player-frame.tsx';
import { SignedAt } from './signed-at.tsx';
import { siteTowns } from './site-texts.ts';
import { useFormPage, type FormPageState } from './use-form-page.ts';
import type { Player } from './use-player.ts';
import { useReadingTime } from './use-reading-time.ts';
import { useSteps } from './use-steps.ts';

function opennessOf({ form }: Player, { signed }: UserPage): Openness {
  if (form.meta.approved || form.meta.archived) return 'closed';
  return signed === null ? 'open' : 'signed';
}

/** The issues with the words that the worker reads. */
function useShownIssues(): (issues: readonly Issue[]) => ShownIssue[] {
  const { t } = useTranslation();
  return (issues) => issues.map((issue) => ({ ...issue, message: issueText(t, issue) }));
}

/** The green word after a right exam; it takes the focus when it appears. */
function ExamPassed() {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} kind="success" title={t('exam.allRight')}>
      {t('exam.allRightText')}
    </Alert>
  );
}

function pageViewOf(player: Player, formPage: number, state: FormPageState): PageView {
  const page = player.form.pages[formPage];
  const isPassed = page !== undefined && page.signed !== null && hasExam(page.content);
  return {
    mode: 'fill',
    openness: page && !state.isSigning ? opennessOf(player, page) : 'closed',
    files: userFormFiles(player.form._id, player.form.fileToken),
    places: siteTowns(player.form),
    draft: { entityId: player.form._id, part: pagePart(formPage) },
    checkedAnswers: isPassed ? player.answersOf(formPage) : state.exam?.answers,
  };
}

type FormPageProps = { player: Player; formPage: number; page: UserPage };

/** One of the form's own pages: to read, fill in and sign. */
export function FormPage({ player, formPage, page }: FormPageProps) {
  const { form } = player;
  const index = indexOfFormPage(formPage);
  const { t } = useTranslation();
  const steps = useSteps(form, index);
  const [isPassed, setPassed] = useState(false);
  const shownIssues = useShownIssues();
  const seconds = page.signed === null ? page.minReadTime : 0;
  const reading = useReadingTime({ userFormId: form._id, formPage, seconds });
  const state = useFormPage(player, {
    page,
    formPage,
    onSaved: () => (page.signed === null && hasExam(page.content) ? setPassed(true) : steps.goNext()),
    onWait: reading.waitFor,
  });
  const issues = shownIssues(state.issues);
  const examIssues = shownIssues(state.exam?.issues ?? []);
  const secondsLeft = page.signed === null ? reading.secondsLeft : 0;
  const press = () => {
    if (state.act === 'next') steps.goNext();
    else void state.save();
  };
  return (
    <PlayerFrame
      form={form}
      index={index}
      title={page.title}
      hasErrors={issues.length > 0 || examIssues.length > 0}
      refusal={state.refusal?.kind === 'wait' && secondsLeft === 0 ? undefined : state.refusal}
      onRetry={() => void state.save()}
      summary={
        <FormPageSummary content={state.content} issues={issues} examIssues={examIssues} attempt={state.attempt} />
      }
      bar={
        <FormPageBar
          act={state.act}
          isBusy={state.isBusy}
          secondsLeft={secondsLeft}
          waitedShare={page.signed === null ? reading.waitedShare : 1}
          isReady={state.act !== 'saveSignature' || mayBeSigned(state.content)}
          onBack={steps.goBack}
          onPress={press}
        />
      }
    >
      {isPassed && <ExamPassed />}
      {page.signed !== null && !isPassed && <SignedAt signed={page.signed} />}
      <PageBlocks
        content={state.content}
        page={pageViewOf(player, formPage, state)}
        issues={[...issues, ...examIssues]}
        onAnswer={state.onAnswer}
      />
      <output>
        <VisuallyHidden>{reading.isOver && t('player.waitOver')}</VisuallyHidden>
      </output>
    </PlayerFrame>
  );
}
