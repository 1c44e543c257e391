import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondFactorApi } from '../../../shared/second-factors/second-factor-api.ts';
import type { ChangedFactors, SecondFactors } from '../../../shared/second-factors/second-factor-shapes.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useKeptQuestion } from '../../ui/overlays/kept-question.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureAlert } from '../../ui/feedback/failure-alert.tsx';
import { canUsePasskeys } from '../passkeys.ts';
import { useAct } from '../use-act.ts';
import { FactorDialogs, type Asking } from './factor-dialogs.tsx';
import { FactorList } from './factor-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useFactors } from './use-factors.ts';

type LoadedProps = { factors: SecondFactors; take: (changed: ChangedFactors) => void };

function Loaded({ factors, take }: LoadedProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<Asking>();
  const acting = useAct();
  const count = factors.passkeys.length + (factors.authenticator ? 1 : 0);
  const isLast = count === 1;
  const isKept = factors.isRequired && isLast;
  const close = () => setAsking(undefined);
  const done = (changed: ChangedFactors) => {
    close();
    take(changed);
  };
  const begin = async () =>
    setAsking({ what: 'authenticator', begun: await call(secondFactorApi.beginAuthenticator, {}) });
  const confirm = (work: () => Promise<ChangedFactors>) => acting.act(async () => take(await work())).finally(close);
  return (
    <Stack gap={5}>
      <p>{t(count === 0 ? 'secondFactor.off' : 'secondFactor.on')}</p>
      <FailureAlert failure={acting.failure} />
      <FactorList
        factors={factors}
        onRemove={isKept ? undefined : (removal) => setAsking({ what: 'removal', removal, isLast })}
      />
      {isKept && <p>{t('secondFactor.kept')}</p>}
      <Stack gap={2} align="start">
        <Button variant="secondary" isBusy={acting.isBusy} onClick={() => void acting.act(begin)}>
          {t(factors.authenticator ? 'secondFactor.authenticator.change' : 'secondFactor.authenticator.begin')}
        </Button>
        {canUsePasskeys() ? (
          <Button variant="secondary" onClick={() => setAsking({ what: 'passkey' })}>
            {t('secondFactor.passkey.begin')}
          </Button>
        ) : (
          <p>{t('secondFactor.passkey.impossible')}</p>
        )}
      </Stack>
      {count > 0 && (
        <Stack gap={2} align="start">
          <p>{t('secondFactor.recovery.left', { count: factors.recoveryCodesLeft })}</p>
          <Button variant="secondary" onClick={() => setAsking({ what: 'codes' })}>
            {t('secondFactor.recovery.draw')}
          </Button>
        </Stack>
      )}
      {asking && (
        <FactorDialogs
          asking={asking}
          isBusy={acting.isBusy}
          onDone={done}
          onConfirm={(work) => void confirm(work)}
          onClose={close}
        />
      )}
    </Stack>
  );
}

function ShownCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation();
  const { close, question } = useKeptQuestion(onClose);
  return (
    <Dialog isOpen onClose={close} title={t('secondFactor.recovery.title')}>
      <Stack gap={4}>
        {question}
        <RecoveryCodes codes={codes} doneLabel={t('secondFactor.recovery.kept')} onDone={onClose} />
      </Stack>
    </Dialog>
  );
}

/** A user's own second factors: what there is, adding, removing, recovery codes. */
export function FactorSettings() {
  const { t } = useTranslation();
  const { factors, error, reload, take, codes, hideCodes } = useFactors();
  return (
    <Panel title={t('secondFactor.title')}>
      {!factors && error === undefined && <Skeleton lines={3} label={t('common.loading')} />}
      {!factors && error !== undefined && (
        <Alert kind="error" live="alert">
          <p>{errorText(t, error)}</p>
          <Button variant="secondary" isSmall onClick={reload}>
            {t('common.retry')}
          </Button>
        </Alert>
      )}
      {factors && <Loaded factors={factors} take={take} />}
      {codes && <ShownCodes codes={codes} onClose={hideCodes} />}
    </Panel>
  );
}
