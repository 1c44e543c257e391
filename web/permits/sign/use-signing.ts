import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAppError, issuesIn } from '../../../shared/core/errors.ts';
import { CARD_PROBLEMS } from '../../../shared/permits/required-card.ts';
import { isLinkKey } from '../../../shared/permits/link-key.ts';
import { isWatched } from '../../../shared/permits/permit-state.ts';
import type { Permit, PermitPerson } from '../../../shared/permits/permit.ts';
import { codeOf, errorText, issueText } from '../../app/api/error-text.ts';
import { needsOverlapReason } from '../zones/needs-overlap-reason.ts';
import { keepReason, keptReason } from '../moves/kept-reasons.ts';

export type Signing = {
  /** Left out where the login proves the signer. */
  signPin?: string;
  role: PermitPerson['role'];
  approve: boolean;
  reason?: string;
  overlapReason?: string;
  version: number;
};

export type SigningOptions = {
  permit: Permit;
  /** The person whose turn it is. */
  person: PermitPerson;
  /** The PIN or key of the opened link; undefined for staff with a login. */
  pin?: string | undefined;
  /** Whether the login proves the signer: the turn is the logged-in user's own. */
  isOwnTurn?: boolean;
  /** Rejects with the call's error. */
  sign: (signing: Signing) => Promise<void>;
  /** Called where the permit has changed meanwhile, to show it anew. */
  onChanged: (current: Permit | undefined) => void;
};

/** The server's errors for a permit that has changed since it was displayed; a cancelled permit rejects every PIN. */
const STALE = ['version_conflict', 'invalid_state', 'unauthorized'] as const;
const CARD_CODES = CARD_PROBLEMS;

/** Error messages by the part of the field id after `sign-`, and one for the whole form. */
type Problem = {
  pin?: string;
  override?: string;
  overlap?: string;
  confirmed?: string;
  refusal?: string;
  text?: string;
};

/** The people whose required card is unacceptable for the permit's days. */
export function cardless({ persons }: Permit): PermitPerson[] {
  return persons.filter(({ cardIsMandatory, cardProblem }) => cardIsMandatory && cardProblem !== null);
}

/** Work that is accepted before the permit's end is asked about: the permit ends with it. */
function isBeforeEnd({ validUntil }: Permit): boolean {
  return validUntil !== null && Date.now() < Date.parse(validUntil);
}

/** A reason stored while the tab lives; the override's reason and the refusal's reason are separate. */
function useKeptReason(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => keptReason(key));
  const write = (typed: string) => {
    setText(typed);
    keepReason(key, typed);
  };
  return [text, write];
}

function useTyped({ person, pin }: SigningOptions) {
  const [signPin, setPin] = useState(pin ?? '');
  const [override, setOverride] = useKeptReason(`${person._id} override`);
  const [refusal, setRefusal] = useKeptReason(`${person._id} refusal`);
  const [overlap, setOverlap] = useKeptReason(`${person._id} overlap`);
  const [isConfirmed, setConfirmed] = useState(false);
  return {
    signPin,
    setPin,
    override,
    setOverride,
    overlap,
    setOverlap,
    refusal,
    setRefusal,
    isConfirmed,
    setConfirmed,
  };
}

type Typed = ReturnType<typeof useTyped>;

/** The signer's input for granting and for refusing, and the act itself; neither act ever sends the other's reason. */
export function useSigning(options: SigningOptions) {
  const { permit, person, pin, isOwnTurn = false, sign, onChanged } = options;
  const { t } = useTranslation();
  const typed = useTyped(options);
  const [isRefusing, setRefusing] = useState(false);
  const [problem, setProblem] = useState<Problem>({});
  const [isBusy, setBusy] = useState(false);
  const [isCardRefused, setCardRefused] = useState(false);
  const [isWatchRefused, setWatchRefused] = useState(false);
  const isUncovered = permit.cardOverride === null || isCardRefused;
  const [isOverlapRefused, setOverlapRefused] = useState(false);
  const needsOverlap = isOverlapRefused || needsOverlapReason(permit, person);
  const needsOverride = person.role === 'Grantor' && isUncovered && cardless(permit).length > 0;
  /** The work is accepted while its watch runs, for a reason. */
  const needsEarly = !isRefusing && person.role === 'WorkApprover' && (isWatchRefused || isWatched(permit));

  const fail = (error: unknown) => {
    const current = isAppError(error) ? error.detail.current : undefined;
    const code = codeOf(error);
    if (STALE.some((each) => each === code)) onChanged(current as Permit | undefined);
    if (code === 'overlap_reason') setOverlapRefused(true);
    if (code === 'watch_running') setWatchRefused(true);
    if (CARD_CODES.some((each) => each === code)) setCardRefused(true);
    // A link's key and a login have no field.
    const atPin = isOwnTurn || isLinkKey(pin ?? '') ? 'text' : 'pin';
    const [issue] = issuesIn(error);
    if (code === 'wrong_pin') setProblem({ [atPin]: t('errors.wrong_pin') });
    else if (code === 'forbidden') setProblem({ [atPin]: t('permits.sign.ownPin') });
    else if (issue?.path === 'reason') setProblem({ [isRefusing ? 'refusal' : 'override']: issueText(t, issue) });
    else setProblem({ text: errorText(t, error) });
  };

  const asksWhetherDone = person.role === 'WorkApprover' && !isRefusing && isBeforeEnd(permit);

  const lackingReasons = ({ override, overlap, isConfirmed }: Typed): Problem => ({
    ...(needsOverlap && overlap.trim() === '' && { overlap: t('permits.overlaps.reasonMissing') }),
    ...((needsOverride || needsEarly) && override.trim() === '' && { override: t('permits.sign.overrideMissing') }),
    ...(needsOverride && !isConfirmed && { confirmed: t('permits.sign.overrideUnconfirmed') }),
  });

  const lacking = (given: Typed): Problem => ({
    ...(!isOwnTurn && given.signPin.trim() === '' && { pin: t('permits.sign.pinMissing') }),
    ...(isRefusing && given.refusal.trim() === '' && { refusal: t('permits.sign.reasonMissing') }),
    ...(!isRefusing && lackingReasons(given)),
  });

  const press = async () => {
    const wrong = lacking(typed);
    setProblem(wrong);
    const [broken] = Object.keys(wrong);
    if (broken) {
      document.getElementById(`sign-${broken}`)?.focus();
      return;
    }
    const override = needsOverride || needsEarly ? typed.override.trim() : '';
    const reason = isRefusing ? typed.refusal.trim() : override;
    const { _id, role } = person;
    const proof = isOwnTurn ? {} : { signPin: typed.signPin.trim() };
    const signing = { ...proof, role, approve: !isRefusing, version: permit.version };
    setBusy(true);
    const overlapReason = needsOverlap && !isRefusing ? typed.overlap.trim() : '';
    await sign({ ...signing, ...(reason && { reason }), ...(overlapReason && { overlapReason }) }).then(() => {
      keepReason(`${_id} overlap`, '');
      keepReason(`${_id} override`, '');
      keepReason(`${_id} refusal`, '');
    }, fail);
    setBusy(false);
  };

  const turn = (toRefusing: boolean) => {
    setProblem({});
    setRefusing(toRefusing);
  };
  return { typed, problem, isBusy, isRefusing, needsOverride, needsEarly, needsOverlap, asksWhetherDone, press, turn };
}

export type SigningState = ReturnType<typeof useSigning>;
