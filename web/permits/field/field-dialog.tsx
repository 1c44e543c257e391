import { useTranslation } from 'react-i18next';
import { REASON_CHARACTERS } from '../../../shared/permits/permit-limits.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PasswordField } from '../../ui/fields/password/password-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { DateChoice } from '../../content/fields/dates/date-choice.tsx';
import { TimeChoice } from '../../content/fields/dates/time-choice.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { WithNumber } from '../permit/with-number.tsx';
import { handingWorkers, type FieldAct, type FieldReader } from './field-acts.ts';
import { OverlapReason } from '../zones/overlap-reason.tsx';
import { HandOverFields } from './hand-over-fields.tsx';
import { ExtensionNotice, HandOverNotice } from './field-notices.tsx';
import { useFieldAct, type FieldActState } from './use-field-act.ts';

/** The acts that may be refused instead. */
const REFUSABLE: ReadonlySet<FieldAct> = new Set(['signExtension', 'signHandOver']);

type PartProps = { reader: FieldReader; act: FieldAct; state: FieldActState };

function EndFields({ state: { typed, problem } }: PartProps) {
  const { t } = useTranslation();
  const group = { help: '', isOptional: false };
  return (
    <>
      <DateChoice
        {...group}
        id="field-endTime"
        label={t('permits.facts.endTime')}
        error={problem.endTime}
        date={typed.endTime}
        onDate={typed.setEndTime}
      />
      <TimeChoice
        {...group}
        id="field-dailyEndTime"
        label={t('permits.facts.dailyEndTime')}
        error={undefined}
        time={typed.dailyEndTime}
        onTime={typed.setDailyEndTime}
      />
    </>
  );
}

/** What an act needs to know of the permit, and what it asks. */
function Fields(props: PartProps) {
  const { reader, act, state } = props;
  const { t } = useTranslation();
  const { typed, problem, needsReason, needsOverlap, asksPin, isRefusing } = state;
  const { permit, pin } = reader;
  return (
    <>
      {act === 'signExtension' && <ExtensionNotice permit={permit} />}
      {act === 'signHandOver' && <HandOverNotice permit={permit} />}
      {act === 'extend' && <EndFields {...props} />}
      {act === 'handOver' && <HandOverFields reader={reader} state={state} />}
      {needsReason && (
        <TextArea
          id="field-reason"
          label={t(isRefusing ? 'permits.field.refusalReason' : 'permits.field.reason')}
          hint={t('permits.field.reasonHint')}
          maxLength={REASON_CHARACTERS}
          rows={3}
          value={typed.reason}
          error={problem.reason}
          onChange={typed.setReason}
        />
      )}
      {needsOverlap && <OverlapReason id="field-overlap" state={state} />}
      {asksPin && (
        <PasswordField
          id="field-pin"
          label={t('permits.sign.pin')}
          hint={t(pin === undefined ? `permits.field.${act}.pinHint` : 'permits.sign.pinHint')}
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

type FieldDialogProps = { reader: FieldReader; act: FieldAct; onClose: () => void };

/** One act on a granted permit: what follows from it, what it asks, and the PIN where no login proves who acts. */
export function FieldDialog({ reader, act, onClose }: FieldDialogProps) {
  const { t } = useTranslation();
  const state = useFieldAct(reader, act, onClose);
  const { typed, problem, isBusy, isRefusing, press, turn } = state;
  const { number } = reader.permit;
  const worker = typed.personId || (handingWorkers(reader)[0]?._id ?? '');
  const title = t(`permits.field.${act}.title`, { number });
  const actions = (
    <>
      {REFUSABLE.has(act) && (
        <Button variant="secondary" onClick={() => turn(!isRefusing)}>
          {t(isRefusing ? 'common.back' : 'permits.field.refuse')}
        </Button>
      )}
      <Button
        variant={isRefusing || act === 'suspend' ? 'danger' : 'primary'}
        isBusy={isBusy}
        onClick={() => void press(worker)}
      >
        {t(isRefusing ? 'permits.field.refuse' : `permits.field.${act}.confirm`)}
      </Button>
    </>
  );
  return (
    <Dialog isOpen isForm title={<WithNumber text={title} number={number} />} onClose={onClose} actions={actions}>
      <Stack gap={4}>
        <p>{t(`permits.field.${act}.text`)}</p>
        {problem.text && (
          <Alert kind="error" title={t('permits.field.failed')} live="alert">
            <p>{problem.text}</p>
          </Alert>
        )}
        <Fields reader={reader} act={act} state={state} />
      </Stack>
    </Dialog>
  );
}
