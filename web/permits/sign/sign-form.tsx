import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../../shared/core/dates.ts';
import { isLinkKey } from '../../../shared/permits/link-key.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { REASON_CHARACTERS } from '../../../shared/permits/permit-limits.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PasswordField } from '../../ui/fields/password/password-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Cardless, CardOverride } from '../people/card-override.tsx';
import { FactsRead } from '../facts-read.tsx';
import { PermitPages } from '../permit/permit-pages.tsx';
import { OwnGrant } from '../people/own-grant.tsx';
import { EndedWarning } from '../state/ended-warning.tsx';
import { nameOf } from '../state/shown-permit.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './sign-form.module.css';
import { useSigning, type SigningOptions, type SigningState } from './use-signing.ts';
import { OverlapReason } from '../zones/overlap-reason.tsx';
import { Overlaps } from '../zones/overlaps.tsx';
import { WithNumber } from '../permit/with-number.tsx';

/** What the user signs. */
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

/** The texts for those who may also refuse. */
const ACTS = {
  Grantor: { sign: 'permits.sign.grant', refusal: 'sendBack' },
  WorkApprover: { sign: 'permits.sign.acceptWork', refusal: 'rejectWork' },
} as const;

type Refusal = (typeof ACTS)[keyof typeof ACTS]['refusal'];

function actsOf({ role }: SigningOptions['person']) {
  return role === 'Grantor' || role === 'WorkApprover' ? ACTS[role] : undefined;
}

/** The effect of refusing, and its reason. */
function RefusalPart({ refusal, state: { typed, problem } }: { refusal: Refusal; state: SigningState }) {
  const { t } = useTranslation();
  useEffect(() => document.getElementById('sign-refusal')?.focus(), []);
  return (
    <>
      <p>{t(`permits.sign.${refusal}.effect`)}</p>
      <TextArea
        id="sign-refusal"
        label={t(`permits.sign.${refusal}.reason`)}
        hint={t('permits.sign.reasonHint')}
        maxLength={REASON_CHARACTERS}
        rows={3}
        value={typed.refusal}
        error={problem.refusal}
        onChange={typed.setRefusal}
      />
    </>
  );
}

/** Before the end of the last day: whether the work is done, since the permit ends with the acceptance; the act answers. */
function DoneQuestion({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const until = permit.validUntil ?? '';
  return (
    <Alert kind="info" title={t('permits.sign.done.title', { date: formatDate(until), time: formatTime(until) })}>
      <p>{t('permits.sign.done.text')}</p>
    </Alert>
  );
}

type SignFormProps = SigningOptions & {
  onClose: () => void;
  /** Chooses among several whose turn it is. */
  chooser?: ReactNode;
};
type PartProps = Pick<SigningOptions, 'person' | 'pin' | 'isOwnTurn'> & {
  refusal: Refusal | undefined;
  state: SigningState;
};

/** The switch between signing and refusing, and the act itself. */
function Acts({ person, refusal, state }: PartProps) {
  const { t } = useTranslation();
  const { isBusy, press, turn } = state;
  const acts = actsOf(person);
  return (
    <>
      {acts && (
        <Button variant="secondary" onClick={() => turn(!refusal)}>
          {t(refusal ? 'common.back' : `permits.sign.${acts.refusal}.act`)}
        </Button>
      )}
      <Button variant={refusal ? 'danger' : 'primary'} isBusy={isBusy} onClick={() => void press()}>
        {t(refusal ? `permits.sign.${refusal}.act` : (acts?.sign ?? 'permits.sign.act'))}
      </Button>
    </>
  );
}

/** The signer, their role, and the PIN that proves them; neither a link's key nor a login is typed. */
function Signer({ person, pin, isOwnTurn = false, refusal, state: { typed, problem } }: PartProps) {
  const { t } = useTranslation();
  const said = { role: t(`permits.role.${person.role}`), name: nameOf(person) };
  return (
    <>
      <p className={styles.sentence}>
        {t(refusal ? `permits.sign.${refusal}.sentence` : 'permits.sign.sentence', said)}
      </p>
      {!isOwnTurn && !isLinkKey(pin ?? '') && (
        <PasswordField
          id="sign-pin"
          label={t('permits.sign.pin')}
          hint={t(pin === undefined ? 'permits.sign.ownPinHint' : 'permits.sign.pinHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={typed.signPin}
          error={problem.pin}
          onChange={typed.setPin}
        />
      )}
    </>
  );
}

/** Why the work is accepted before its watch is full. */
function EarlyReason({ state: { typed, problem, needsEarly } }: { state: SigningState }) {
  const { t } = useTranslation();
  if (!needsEarly) return null;
  return (
    <TextArea
      id="sign-override"
      label={t('permits.watch.early')}
      hint={t('permits.watch.earlyHint')}
      maxLength={REASON_CHARACTERS}
      rows={3}
      value={typed.override}
      error={problem.override}
      onChange={typed.setOverride}
    />
  );
}

/** What whoever signs is to know before they do. */
function Warnings({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  return (
    <>
      <EndedWarning permit={permit} todo={t('permits.sign.ended')} />
      <Cardless permit={permit} />
      <Overlaps permit={permit} />
      <OwnGrant permit={permit} />
    </>
  );
}

/** What is signed, by whom in which role, and the PIN. A grantor and a work approver may refuse instead, with a separate reason. */
export function SignForm(props: SignFormProps) {
  const { permit, person, onClose } = props;
  const { t } = useTranslation();
  const state = useSigning(props);
  const { problem, isRefusing, needsOverride, needsOverlap } = state;
  const refusal = isRefusing ? actsOf(person)?.refusal : undefined;
  const part = { person, pin: props.pin, isOwnTurn: props.isOwnTurn === true, refusal, state };
  const title = t(refusal ? `permits.sign.${refusal}.title` : 'permits.sign.title', { number: permit.number });
  return (
    <Dialog
      isOpen
      isForm
      title={<WithNumber text={title} number={permit.number} />}
      onClose={onClose}
      actions={<Acts {...part} />}
    >
      <Stack gap={4}>
        {state.asksWhetherDone && <DoneQuestion permit={permit} />}
        <Signed permit={permit} />
        {props.chooser}
        {!refusal && <Warnings permit={permit} />}
        {problem.text && (
          <Alert
            kind="error"
            title={t(refusal ? `permits.sign.${refusal}.failed` : 'permits.sign.failed')}
            live="alert"
          >
            <p>{problem.text}</p>
          </Alert>
        )}
        {refusal && <RefusalPart refusal={refusal} state={state} />}
        <EarlyReason state={state} />
        {!refusal && needsOverlap && <OverlapReason id="sign-overlap" state={state} />}
        {!refusal && needsOverride && <CardOverride permit={permit} by={person} state={state} />}
        <Signer {...part} />
      </Stack>
    </Dialog>
  );
}
