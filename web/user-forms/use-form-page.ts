import { useEffect, useRef, useState } from 'react';
import { answersEqual, withAnswers, type Answers } from '../../shared/content/answers.ts';
import type { Block } from '../../shared/content/block-registry.ts';
import { pageIssues } from '../../shared/content/page-validity.ts';
import type { UserPage } from '../../shared/content/page.ts';
import { localDate } from '../../shared/core/dates.ts';
import type { Issue } from '../../shared/core/errors.ts';
import { withDefaults } from '../content/default-answers.ts';
import { signedAnswers } from '../content/signature/sign-answers.ts';
import { pageAct, type PageAct } from './page-act.ts';
import { withAnswer, withoutPlace } from './page-check.ts';
import { isWaiting } from './page-indexes.ts';
import { savedAnswers } from './player-state.ts';
import type { SaveRefusal } from './save-refusal.ts';
import { useParked } from './use-parked.ts';
import type { Player } from './use-player.ts';

/** A saved signature is sent this much later (specification 9). */
const SIGNATURE_MILLISECONDS = 1000;
/** Stands for the time of signing while the page is only checked. */
const ANY_TIME = new Date(0).toISOString();

/** What the last press of the primary button told of the page. */
type Check = {
  attempt: number;
  /** What the server found broken and this side had not. */
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

/** What a page shows that was gone on from and then refused. */
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

/** Whether the component is still on the screen. */
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

/** One page of the form: its answers, what is wrong with them, and the saving and signing of the page. */
export function useFormPage(player: Player, { page, formPage, onSaved, onWait }: FormPageOptions) {
  const answers = player.answersOf(formPage);
  const parked = player.refusalOf(formPage);
  const [check, setCheck] = useState(() => checkOfParked(parked, answers));
  const [isSigning, setSigning] = useState(false);
  const isShown = useIsShown();
  useParked(parked, (refusal) => setCheck(({ attempt }) => checkOf({ attempt: attempt + 1, refusal, answers })));
  const shown = player.rules.isEditing ? answers : shownAnswers(page, answers);
  const content = withAnswers(page, shown, { hideCorrect: false });
  const isChanged = !answersEqual(answers, savedAnswers(page));
  // Where nothing is checked, an exam tells what is wrong and lets go on.
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
    /** Nothing has been told of the page as it stands now. */
    forgetCheck: () => setCheck({ attempt: 0, refused: [] }),
  };
}

export type FormPageState = ReturnType<typeof useFormPage>;

/** An edit is saved where there is one; nothing is signed or checked by it. */
function actOf({ rules }: Player, content: readonly Block[], standing: Parameters<typeof pageAct>[1]): PageAct {
  if (rules.isEditing) return standing.isChanged ? 'save' : 'next';
  return pageAct(content, standing);
}

/** The answers as the page shows them: until it is signed, empty dates and times stand at what they default to. */
function shownAnswers(page: UserPage, answers: Answers): Answers {
  if (page.signed !== null) return answers;
  const content = withAnswers(page, answers, { hideCorrect: false });
  return withDefaults(answers, content, localDate(new Date()));
}

/** The answers as they go out: every ready signature saved. */
function withSignatures(answers: Answers, content: readonly Block[], at: string): Answers {
  const signed = signedAnswers(content, at);
  return signed.size === 0 ? answers : { ...answers, ...Object.fromEntries(signed) };
}
