import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppError } from '../../shared/core/errors.ts';
import type { Permit, PermitPerson } from '../../shared/permits/permit.ts';
import { codeOf, errorText, issueText } from '../app/error-text.ts';
import { keepReason, keptReason } from './kept-reasons.ts';

export type Signing = {
  signPin: string;
  role: PermitPerson['role'];
  approve: boolean;
  reason?: string;
  version: number;
};

export type SigningOptions = {
  permit: Permit;
  /** Whose turn it is. */
  person: PermitPerson;
  /** The PIN of the link that was opened; none where staff sign while logged in. */
  pin?: string | undefined;
  /** Rejects as a call does. */
  sign: (signing: Signing) => Promise<void>;
  /** Told where the permit has changed meanwhile: it is shown anew. */
  onChanged: (current: Permit | undefined) => void;
};

/** What the server says where the permit is no longer as it was shown; a cancelled one takes no PIN at all. */
const STALE = ['version_conflict', 'invalid_state', 'unauthorized'] as const;
const CARD_CODES = ['card_missing', 'card_expired'] as const;

/** What is wrong at a field, by the part of its id after `sign-`, and what is wrong with the whole. */
type Problem = { pin?: string; override?: string; confirmed?: string; refusal?: string; text?: string };

/** Persons whose required card will not do for the days of the permit. */
export function cardless({ persons }: Permit): PermitPerson[] {
  return persons.filter(({ cardIsMandatory, cardProblem }) => cardIsMandatory && cardProblem !== null);
}

/** A reason that is kept while the tab lives; why a card is let pass and why all is refused are kept apart. */
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
  const [isConfirmed, setConfirmed] = useState(false);
  return { signPin, setPin, override, setOverride, refusal, setRefusal, isConfirmed, setConfirmed };
}

type Typed = ReturnType<typeof useTyped>;

/** What the signer typed for granting and for refusing, and the act itself; neither's reason ever goes with the other. */
export function useSigning(options: SigningOptions) {
  const { permit, person, sign, onChanged } = options;
  const { t } = useTranslation();
  const typed = useTyped(options);
  const [isRefusing, setRefusing] = useState(false);
  const [problem, setProblem] = useState<Problem>({});
  const [isBusy, setBusy] = useState(false);
  const [isCardRefused, setCardRefused] = useState(false);
  const isUncovered = permit.cardOverride === null || isCardRefused;
  const needsOverride = person.role === 'Grantor' && isUncovered && cardless(permit).length > 0;

  const fail = (error: unknown) => {
    const current = error instanceof AppError ? error.detail.current : undefined;
    const code = codeOf(error);
    if (STALE.some((each) => each === code)) onChanged(current as Permit | undefined);
    if (CARD_CODES.some((each) => each === code)) setCardRefused(true);
    const [issue] = error instanceof AppError ? (error.detail.issues ?? []) : [];
    if (code === 'wrong_pin') setProblem({ pin: t('errors.wrong_pin') });
    else if (code === 'forbidden') setProblem({ pin: t('permits.sign.ownPin') });
    else if (issue?.path === 'reason') setProblem({ [isRefusing ? 'refusal' : 'override']: issueText(t, issue) });
    else setProblem({ text: errorText(t, error) });
  };

  const lacking = ({ signPin, override, isConfirmed, refusal }: Typed): Problem => ({
    ...(signPin.trim() === '' && { pin: t('permits.sign.pinMissing') }),
    ...(isRefusing && refusal.trim() === '' && { refusal: t('permits.sign.reasonMissing') }),
    ...(!isRefusing && needsOverride && override.trim() === '' && { override: t('permits.sign.overrideMissing') }),
    ...(!isRefusing && needsOverride && !isConfirmed && { confirmed: t('permits.sign.overrideUnconfirmed') }),
  });

  const press = async () => {
    const wrong = lacking(typed);
    setProblem(wrong);
    const [broken] = Object.keys(wrong);
    if (broken) {
      document.getElementById(`sign-${broken}`)?.focus();
      return;
    }
    const override = needsOverride ? typed.override.trim() : '';
    const reason = isRefusing ? typed.refusal.trim() : override;
    const { _id, role } = person;
    const signing = { signPin: typed.signPin.trim(), role, approve: !isRefusing, version: permit.version };
    setBusy(true);
    await sign({ ...signing, ...(reason && { reason }) }).then(() => {
      keepReason(`${_id} override`, '');
      keepReason(`${_id} refusal`, '');
    }, fail);
    setBusy(false);
  };

  const turn = (toRefusing: boolean) => {
    setProblem({});
    setRefusing(toRefusing);
  };
  return { typed, problem, isBusy, isRefusing, needsOverride, press, turn };
}

export type SigningState = ReturnType<typeof useSigning>;
