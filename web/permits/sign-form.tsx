import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppError } from '../../shared/core/errors.ts';
import type { Permit, PermitPerson } from '../../shared/permits/permit.ts';
import { codeOf, errorText, issueText } from '../app/error-text.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { FactsRead } from './facts-read.tsx';
import { keepReason, keptReason } from './kept-reasons.ts';
import { PermitPages } from './permit-pages.tsx';
import { PersonCard } from './person-card.tsx';
import { nameOf } from './shown-permit.ts';
import styles from './sign-form.module.css';

export type Signing = {
  signPin: string;
  role: PermitPerson['role'];
  approve: boolean;
  reason?: string;
  version: number;
};

type SignFormProps = {
  permit: Permit;
  /** Whose turn it is. */
  person: PermitPerson;
  /** The PIN of the link that was opened; none where staff sign while logged in. */
  pin?: string | undefined;
  /** Rejects as a call does. */
  sign: (signing: Signing) => Promise<void>;
  /** Told where the permit has changed meanwhile: it is shown anew. */
  onChanged: (current: Permit | undefined) => void;
  onClose: () => void;
};

/** Persons whose required card will not do for the days of the permit. */
function cardless({ persons }: Permit): PermitPerson[] {
  return persons.filter(({ cardIsMandatory, cardProblem }) => cardIsMandatory && cardProblem !== null);
}

/** What the server says where the permit is no longer as it was shown; a cancelled one takes no PIN at all. */
const STALE = ['version_conflict', 'invalid_state', 'unauthorized'] as const;

type Problem = { pin?: string; reason?: string; text?: string };

function usePressed({ permit, person, sign, onChanged }: SignFormProps, typed: { signPin: string; reason: string }) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<Problem>({});
  const [busy, setBusy] = useState<'sign' | 'reject'>();
  const needsReason = person.role === 'Grantor' && permit.cardOverride === null && cardless(permit).length > 0;
  const fail = (error: unknown) => {
    const current = error instanceof AppError ? error.detail.current : undefined;
    const code = codeOf(error);
    if (STALE.some((each) => each === code)) onChanged(current as Permit | undefined);
    const [issue] = error instanceof AppError ? (error.detail.issues ?? []) : [];
    if (code === 'wrong_pin') setProblem({ pin: t('errors.wrong_pin') });
    else if (issue?.path === 'reason') setProblem({ reason: issueText(t, issue) });
    else setProblem({ text: errorText(t, error) });
  };
  const press = async (approve: boolean) => {
    const reason = typed.reason.trim();
    const isReasonMissing = reason === '' && (!approve || needsReason);
    const wrong: Problem = {
      ...(typed.signPin.trim() === '' && { pin: t('permits.sign.pinMissing') }),
      ...(isReasonMissing && { reason: t(approve ? 'permits.sign.overrideMissing' : 'permits.sign.reasonMissing') }),
    };
    setProblem(wrong);
    const [broken] = Object.keys(wrong);
    if (broken) {
      document.getElementById(`sign-${broken}`)?.focus();
      return;
    }
    setBusy(approve ? 'sign' : 'reject');
    const signing = { signPin: typed.signPin.trim(), role: person.role, approve, version: permit.version };
    await sign({ ...signing, ...(reason && { reason }) }).then(() => keepReason(person._id, ''), fail);
    setBusy(undefined);
  };
  return { problem, busy, needsReason, press };
}

function Cardless({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const persons = cardless(permit);
  if (persons.length === 0) return null;
  return (
    <Alert kind="other" title={t('permits.sign.cardsTitle')}>
      <ul className={styles.cards}>
        {persons.map((person) => (
          <li key={person._id}>
            {nameOf(person)} <PersonCard person={person} />
          </li>
        ))}
      </ul>
      {permit.cardOverride && (
        <p>{t('permits.override.said', { by: permit.cardOverride.by, reason: permit.cardOverride.reason })}</p>
      )}
    </Alert>
  );
}

/** What a signature is put under. */
function Signed({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  return (
    <section className={styles.signed}>
      <h3>{permit.name}</h3>
      <FactsRead permit={permit} />
      <details className={styles.pages}>
        <summary>{t('permits.sign.contents', { count: permit.pages.length })}</summary>
        <PermitPages permit={permit} idPrefix="signed" />
      </details>
    </section>
  );
}

const ACTS = {
  Grantor: { sign: 'permits.sign.grant', reject: 'permits.sign.sendBack' },
  WorkApprover: { sign: 'permits.sign.acceptWork', reject: 'permits.sign.rejectWork' },
} as const;

/** What is signed, by whom in which role, and the PIN that does it. A grantor and a work approver may also refuse, with a reason. */
export function SignForm(props: SignFormProps) {
  const { permit, person, onClose } = props;
  const { t } = useTranslation();
  const [signPin, setPin] = useState(props.pin ?? '');
  const [reason, setReason] = useState(() => keptReason(person._id));
  const type = (typed: string) => {
    setReason(typed);
    keepReason(person._id, typed);
  };
  const { problem, busy, needsReason, press } = usePressed(props, { signPin, reason });
  const { role } = person;
  const acts = role === 'Grantor' || role === 'WorkApprover' ? ACTS[role] : undefined;
  const actions = (
    <>
      {acts && (
        <Button variant="danger" isBusy={busy === 'reject'} onClick={() => void press(false)}>
          {t(acts.reject)}
        </Button>
      )}
      <Button isBusy={busy === 'sign'} onClick={() => void press(true)}>
        {t(acts ? acts.sign : 'permits.sign.act')}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      isForm
      title={t('permits.sign.title', { number: permit.number })}
      onClose={onClose}
      actions={actions}
    >
      <div className={styles.body}>
        <Signed permit={permit} />
        <Cardless permit={permit} />
        {problem.text && (
          <Alert kind="other" title={t('permits.sign.failed')} live="alert">
            <p>{problem.text}</p>
          </Alert>
        )}
        <p className={styles.sentence}>
          {t('permits.sign.sentence', { role: t(`permits.role.${role}`), name: nameOf(person) })}
        </p>
        <PasswordField
          id="sign-pin"
          label={t('permits.sign.pin')}
          hint={t(props.pin === undefined ? 'permits.sign.ownPinHint' : 'permits.sign.pinHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={signPin}
          error={problem.pin}
          onChange={setPin}
        />
        {(acts || needsReason) && (
          <TextArea
            id="sign-reason"
            label={t(needsReason ? 'permits.sign.overrideReason' : 'permits.sign.reason')}
            hint={t(needsReason ? 'permits.sign.overrideHint' : 'permits.sign.reasonHint')}
            maxLength={1000}
            rows={3}
            value={reason}
            error={problem.reason}
            onChange={type}
          />
        )}
      </div>
    </Dialog>
  );
}
