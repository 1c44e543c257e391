import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelectedPerson } from '../../../shared/content/blocks/person/rules.ts';
import { isAppError, issuesIn } from '../../../shared/core/errors.ts';
import { CARD_PROBLEMS } from '../../../shared/permits/required-card.ts';
import { isLinkKey } from '../../../shared/permits/link-key.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { codeOf, errorText, issueText } from '../../app/api/error-text.ts';
import { isProven, type FieldAct, type FieldGiven, type FieldReader } from './field-acts.ts';

const STALE: ReadonlySet<string> = new Set(['version_conflict', 'invalid_state', 'unauthorized']);
const CARD_CODES: ReadonlySet<string> = new Set(CARD_PROBLEMS);

/** Error messages by the part of the field id after `field-`, and one for the whole form. */
export type FieldProblem = Partial<Record<'pin' | 'reason' | 'overlap' | 'endTime' | 'to' | 'text', string>>;

/** Acts whose reason may be left out; refusing always has one. */
const WITHOUT_REASON: ReadonlySet<FieldAct> = new Set([
  'resume',
  'endWork',
  'handOver',
  'signHandOver',
  'signExtension',
]);
/** Acts at which a grantor may accept an invalid card with a reason. */
const GRANTS: ReadonlySet<FieldAct> = new Set(['signHandOver', 'signExtension']);

function useTyped({ permit, pin }: FieldReader) {
  const [signPin, setPin] = useState(pin ?? '');
  const [reason, setReason] = useState('');
  const [overlap, setOverlap] = useState('');
  const [endTime, setEndTime] = useState(permit.endTime ?? '');
  const [dailyEndTime, setDailyEndTime] = useState(permit.dailyEndTime);
  const [personId, setPersonId] = useState('');
  const [to, setTo] = useState<{ selected: SelectedPerson; name: string }>();
  return {
    signPin,
    setPin,
    reason,
    setReason,
    overlap,
    setOverlap,
    endTime,
    setEndTime,
    dailyEndTime,
    setDailyEndTime,
    personId,
    setPersonId,
    to,
    setTo,
  };
}

/** What is typed for an act, and the act itself; nothing typed is lost where the server refuses. */
export function useFieldAct(reader: FieldReader, act: FieldAct, onDone: () => void) {
  const { t } = useTranslation();
  const { pin, send, onChanged } = reader;
  const typed = useTyped(reader);
  const [isRefusing, setRefusing] = useState(false);
  const [needsOverride, setNeedsOverride] = useState(false);
  const [isOverlapping, setOverlapping] = useState(false);
  const [problem, setProblem] = useState<FieldProblem>({});
  const [isBusy, setBusy] = useState(false);
  const needsPin = !isProven(reader, act);
  const asksPin = needsPin && !isLinkKey(pin ?? '');
  const needsReason = isRefusing || needsOverride || !WITHOUT_REASON.has(act);

  const problemOf = (error: unknown): FieldProblem => {
    const code = codeOf(error);
    const atPin = asksPin ? 'pin' : 'text';
    const [issue] = issuesIn(error);
    if (code === 'wrong_pin') return { [atPin]: t('errors.wrong_pin') };
    if (code === 'forbidden') return { [atPin]: t('permits.sign.ownPin') };
    if (issue?.path === 'reason' || issue?.path === 'endTime') return { [issue.path]: issueText(t, issue) };
    return issue?.path.startsWith('to') ? { to: t('permits.field.handOver.notTaken') } : { text: errorText(t, error) };
  };

  const fail = (error: unknown) => {
    const code = codeOf(error) ?? '';
    if (STALE.has(code)) onChanged(isAppError(error) ? (error.detail.current as Permit | undefined) : undefined);
    if (code === 'overlap_reason') setOverlapping(true);
    if (CARD_CODES.has(code) && GRANTS.has(act)) setNeedsOverride(true);
    setProblem(problemOf(error));
  };

  const needsOverlap = isOverlapping && !isRefusing;

  const lacking = (): FieldProblem => ({
    ...(needsOverlap && typed.overlap.trim() === '' && { overlap: t('permits.overlaps.reasonMissing') }),
    ...(asksPin && typed.signPin.trim() === '' && { pin: t('permits.sign.pinMissing') }),
    ...(needsReason && typed.reason.trim() === '' && { reason: t('permits.sign.reasonMissing') }),
    ...(act === 'extend' && typed.endTime === '' && { endTime: t('permits.facts.endTimeMissing') }),
    ...(act === 'handOver' && !typed.to && { to: t('permits.field.handOver.toMissing') }),
  });

  const given = (personId: string): FieldGiven => {
    const { signPin, reason, endTime, dailyEndTime, to } = typed;
    return {
      ...(needsPin && { signPin: signPin.trim() }),
      ...(needsReason && { reason: reason.trim() }),
      ...(needsOverlap && { overlapReason: typed.overlap.trim() }),
      approve: !isRefusing,
      endTime,
      dailyEndTime,
      personId,
      to: to?.selected,
    };
  };

  const press = async (personId: string) => {
    const wrong = lacking();
    setProblem(wrong);
    const [broken] = Object.keys(wrong);
    if (broken) {
      document.getElementById(`field-${broken}`)?.focus();
      return;
    }
    setBusy(true);
    await send(act, given(personId)).then((permit) => {
      onChanged(permit);
      onDone();
    }, fail);
    setBusy(false);
  };

  const turn = (toRefusing: boolean) => {
    setProblem({});
    setRefusing(toRefusing);
  };
  return { typed, problem, isBusy, isRefusing, needsReason, needsOverlap, asksPin, press, turn };
}

export type FieldActState = ReturnType<typeof useFieldAct>;
