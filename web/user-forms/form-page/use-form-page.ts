import { useEffect, useRef, useState } from 'react';
import { answersEqual, withAnswers, type Answers } from '../../../shared/content/answers/answers.ts';
import type { Block } from '../../../shared/content/block-registry.ts';
import { pageIssues } from '../../../shared/content/pages/page-validity.ts';
import type { UserPage } from '../../../shared/content/pages/page.ts';
import { localDate } from '../../../shared/core/dates.ts';
import type { Issue } from '../../../shared/core/errors.ts';
import { withDefaults } from '../../content/default-answers.ts';
import { signedAnswers } from '../../content/blocks/form/sign-answers.ts';
import { pageAct, type PageAct } from './page-act.ts';
import { withAnswer, withoutPlace } from './page-check.ts';
import { isWaiting } from './page-indexes.ts';
import { savedAnswers } from '../player-state.ts';
import { parkedRefusal, type SaveRefusal } from '../save-refusal.ts';
import { useParked } from '../sending/use-parked.ts';
import type { Player } from '../use-player.ts';

/** The delay before a saved signature is sent (rule 8.2). */
const SIGNATURE_MILLISECONDS = 1000;
/** A placeholder time of signing, for a check without signing. */
const ANY_TIME = new Date(0).toISOString();

/** The result of the last press of the primary button. */
type Check = {
  attempt: number;
  /** Issues that the server found and this check did not. */
  refused: readonly Issue[];
  exam?: { issues: readonly Issue[]; answers: Answers } | undefined;
  refusal?: SaveRefusal | undefined;
};

type FormPageOptions = {
  page: UserPage;
  formPage: number;
  onSaved: (result: 'saved' | 'kept') => void;
  onWait: (seconds: number) => void;
};

/** The check of a page that the server refused after the worker had gone on. */
function checkOfParked(refusal: SaveRefusal | undefined, answers: Answers): Check {
  if (!refusal) return { attempt: 0, refused: [] };
  return checkOf({ attempt: 1, refusal, answers });
}

function checkOf({ attempt, refusal, answers }: { attempt: number; refusal: SaveRefusal; answers: Answers }): Check {
  return {
    attempt,
    refused: refusal.kind === 'broken' ? refusal.issues : [],
    exam: refusal.kind === 'exam' ? { issues: refusal.issues, answers } : undefined,
    refusal,
  };
}

function nowAsText(): string {
  return new Date().toISOString();
}

/** Whether the component is still mounted. */
function useIsShown(): () => boolean {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}

/** The state of one form page: its answers, its issues, saving and signing. */
export function useFormPage(player: Player, { page, formPage, onSaved, onWait }: FormPageOptions) {
  const answers = player.answersOf(formPage);
  const parked = parkedRefusal(player.parkingOf(formPage));
  const [check, setCheck] = useState(() => checkOfParked(parked, answers));
  const [isSigning, setSigning] = useState(false);
  const isShown = useIsShown();
  useParked(parked, (refusal) => setCheck(({ attempt }) => checkOf({ attempt: attempt + 1, refusal, answers })));
  const shown = player.rules.isEditing ? answers : shownAnswers(page, answers);
  const content = withAnswers(page, shown, { hideCorrect: false });
  const isChanged = !answersEqual(answers, savedAnswers(page));
  // A player without checks shows the exam's result and lets the worker continue.
  const isTold = !player.rules.isChecked && check.exam !== undefined && answersEqual(check.exam.answers, answers);
  const signed = (at: string) => withSignatures(shown, content, at);
  const issues = player.rules.isChecked ? pageIssues(page, signed(ANY_TIME)) : [];

  const onAnswer = (place: number, answer: unknown) => {
    player.answer(formPage, withAnswer(answers, place, answer));
    setCheck((before) => ({ ...before, refused: withoutPlace(before.refused, place) }));
  };
  const send = async (attempt: number, toSend: Answers) => {
    const result = await player.savePage(formPage, toSend);
    if (!isShown()) return;
    if (result.kind === 'saved' || result.kind === 'kept') {
      setCheck({ attempt, refused: [] });
      onSaved(result.kind);
      return;
    }
    if (result.kind === 'wait') onWait(result.seconds);
    setCheck(checkOf({ attempt, refusal: result, answers: toSend }));
  };
  const save = async () => {
    const attempt = check.attempt + 1;
    const isStopped = issues.length > 0;
    setCheck({ attempt, refused: [], exam: isStopped ? check.exam : undefined });
    if (isStopped) return;
    const toSend = signed(nowAsText());
    if (!answersEqual(toSend, answers)) player.answer(formPage, toSend);
    if (!answersEqual(toSend, shown)) {
      setSigning(true);
      await new Promise((resolve) => setTimeout(resolve, SIGNATURE_MILLISECONDS));
      if (isShown()) setSigning(false);
    }
    await send(attempt, toSend);
  };
  return {
    content,
    onAnswer,
    save,
    isSigning,
    isBusy: isSigning || player.isSaving,
    act: isTold
      ? 'next'
      : actOf(player, content, { isSigned: page.signed !== null || isWaiting(player.form, formPage), isChanged }),
    isChanged,
    attempt: check.attempt,
    issues: check.attempt === 0 ? [] : [...issues, ...check.refused],
    exam: check.exam,
    refusal: check.refusal,
    /** Clears the result: the page has changed since. */
    forgetCheck: () => setCheck({ attempt: 0, refused: [] }),
  };
}

export type FormPageState = ReturnType<typeof useFormPage>;

/** An edit saves where anything changed; it neither signs nor checks. */
function actOf({ rules }: Player, content: readonly Block[], standing: Parameters<typeof pageAct>[1]): PageAct {
  if (rules.isEditing) return standing.isChanged ? 'save' : 'next';
  return pageAct(content, standing);
}

/** The displayed answers: until the page is signed, empty dates and times show their defaults. */
function shownAnswers(page: UserPage, answers: Answers): Answers {
  if (page.signed !== null) return answers;
  const content = withAnswers(page, answers, { hideCorrect: false });
  return withDefaults(answers, content, localDate(new Date()));
}

/** The answers to send: with every ready signature saved. */
function withSignatures(answers: Answers, content: readonly Block[], at: string): Answers {
  const signed = signedAnswers(content, at);
  return signed.size === 0 ? answers : { ...answers, ...Object.fromEntries(signed) };
}
