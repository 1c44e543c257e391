import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { indexOfFormPage } from '../../../shared/content/pages/page-number.ts';
import { hasExam } from '../../../shared/content/pages/page-rules.ts';
import type { UserPage } from '../../../shared/content/pages/page.ts';
import type { Issue } from '../../../shared/core/errors.ts';
import { issueText } from '../../app/api/error-text.ts';
import type { ShownIssue } from '../../content/block-view.ts';
import { PageBlocks } from '../../content/page-blocks.tsx';
import { mayBeSigned } from '../../content/blocks/form/sign-answers.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FormPageBar } from './form-page-bar.tsx';
import { FormPageSummary } from './form-page-summary.tsx';
import { isWaiting } from './page-indexes.ts';
import { PageChoice } from './page-choice.tsx';
import { saidOf } from '../../content/said/page-said.ts';
import { pageViewOf } from './page-view.ts';
import { pagesToRead } from './pages-to-read.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { PlayerFrame } from '../player-frame.tsx';
import { SignedNotice } from './signed-notice.tsx';
import { useFormPage, type FormPageState } from './use-form-page.ts';
import { useOfferedCards } from '../final/use-offered-cards.ts';
import type { Player } from '../use-player.ts';
import { usePendingPictures } from '../sending/use-pending-pictures.ts';
import { useReadingTime } from './use-reading-time.ts';
import { useSteps } from '../use-steps.ts';
import { useTypedSave } from '../use-typed-save.ts';

/** The issues with their messages for the worker. */
function useShownIssues(): (issues: readonly Issue[]) => ShownIssue[] {
  const { t } = useTranslation();
  return (issues) => issues.map((issue) => ({ ...issue, message: issueText(t, issue) }));
}

/** Why the page cannot be saved for now, in words; undefined where it can. */
function useNeeds({ rules }: Player, state: FormPageState, pendingPictures: number): string | undefined {
  const { t } = useTranslation();
  if (pendingPictures > 0) return t('pictures.needs');
  return rules.isChecked && state.act === 'saveSignature' && !mayBeSigned(state.content)
    ? t('signature.needs')
    : undefined;
}

type PageRefusalProps = {
  player: Player;
  formPage: number;
  state: FormPageState;
  secondsLeft: number;
};

/** Why the page was not saved, unless that named a wait which is over, and what the worker may do. */
function PageRefusal({ player, formPage, state, secondsLeft }: PageRefusalProps) {
  const { refusal } = state;
  const isOver = refusal?.kind === 'wait' && secondsLeft === 0;
  return (
    <RefusalNotice refusal={isOver ? undefined : refusal} onRetry={() => void state.save()}>
      <PageChoice player={player} formPage={formPage} state={state} />
    </RefusalNotice>
  );
}

type FormPageProps = { player: Player; formPage: number; page: UserPage };

/** One of the form's own pages: for reading, filling in and signing. */
export function FormPage({ player, formPage, page }: FormPageProps) {
  const { form } = player;
  const index = indexOfFormPage('induction', formPage);
  const { t } = useTranslation();
  const steps = useSteps(player, index);
  const [hasJustPassed, setJustPassed] = useState(false);
  const shownIssues = useShownIssues();
  const isSigned = page.signed !== null;
  const isDone = isSigned || isWaiting(form, formPage) || !player.rules.hasReadingTime;
  const reading = useReadingTime({ userFormId: form._id, formPage, seconds: page.minReadTime, isDone });
  const state = useFormPage(player, {
    page,
    formPage,
    onSaved: (result) =>
      result === 'saved' && !isSigned && !player.rules.isEditing && hasExam(page)
        ? setJustPassed(true)
        : steps.goNext(),
    onWait: reading.waitFor,
  });
  const pictures = usePendingPictures();
  const earlierCards = useOfferedCards(player, index);
  useTypedSave(player, { formPage, isTyped: !isDone && state.isChanged });
  const needs = useNeeds(player, state, pictures.count);
  const issues = shownIssues(state.issues);
  const examIssues = shownIssues(state.exam?.issues ?? []);
  return (
    <PlayerFrame
      player={player}
      index={index}
      title={page.title}
      said={saidOf(form, page)}
      hasErrors={issues.length + examIssues.length > 0}
      refusal={<PageRefusal player={player} formPage={formPage} state={state} secondsLeft={reading.secondsLeft} />}
      summary={
        <FormPageSummary
          shown={{ content: state.content, said: saidOf(form, page) }}
          issues={issues}
          examIssues={examIssues}
          attempt={state.attempt}
          toRead={pagesToRead(player, formPage, examIssues)}
        />
      }
      bar={
        <FormPageBar
          act={state.act}
          isBusy={state.isBusy}
          secondsLeft={reading.secondsLeft}
          waitedShare={reading.waitedShare}
          needs={needs}
          onBack={steps.goBack}
          onPress={state.act === 'next' ? steps.goNext : () => void state.save()}
        />
      }
    >
      <SignedNotice page={page} hasJustPassed={hasJustPassed} isWaiting={isWaiting(form, formPage)} />
      <PageBlocks
        content={state.content}
        page={pageViewOf(player, { page, formPage, state, onPendingPictures: pictures.tell, earlierCards })}
        issues={[...issues, ...examIssues]}
        onAnswer={state.onAnswer}
      />
      <output>
        <VisuallyHidden>{reading.isOver && t('player.waitOver')}</VisuallyHidden>
      </output>
    </PlayerFrame>
  );
}
