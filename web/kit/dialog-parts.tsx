import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { AskedButton } from '../ui/overlays/asked-button.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { LeaveGuard } from '../editing/leave-guard.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { TypedDialog } from '../editing/typed-dialog.tsx';
import { paths } from '../app/routing/paths.ts';
import { SecretOnce } from '../lists/secret-once.tsx';
import { Kept } from './kept.tsx';
import { Opened } from './opened.tsx';
import { Part, State } from './part.tsx';
import { NOTHING, SAMPLE } from './samples.ts';

function SampleTypedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [value, setValue] = useState('');
  return (
    <TypedDialog
      isTyped={value !== ''}
      title={t('users.newTitle')}
      onClose={onClose}
      actions={(leave) => <Button onClick={leave}>{t('common.cancel')}</Button>}
    >
      <TextField id="in-typed-dialog" label={t('users.name')} value={value} onChange={setValue} />
    </TypedDialog>
  );
}

const SIZES = [
  { state: 'rest', size: {} },
  { state: 'filled', size: { isForm: true } },
  { state: 'wide', size: { isWide: true } },
] as const;

function SecretPart() {
  const { t } = useTranslation();
  return (
    <Part name="secret-once">
      <State name="rest">
        <Opened>
          {(isOpen, onClose) =>
            isOpen && (
              <SecretOnce
                secret={SAMPLE.long}
                texts={{
                  title: t('apiKeys.ready.title', { name: SAMPLE.name }),
                  once: t('apiKeys.ready.once'),
                  copy: t('apiKeys.ready.copy'),
                  use: t('apiKeys.ready.use'),
                  done: t('apiKeys.ready.done'),
                }}
                onClose={onClose}
              />
            )
          }
        </Opened>
      </State>
    </Part>
  );
}

function QuestionParts() {
  const { t } = useTranslation();
  return (
    <>
      <Part name="confirm-dialog">
        {(['rest', 'dangerous', 'busy'] as const).map((state) => (
          <State key={state} name={state}>
            <Opened>
              {(isOpen, close) => (
                <ConfirmDialog
                  isOpen={isOpen}
                  isDangerous={state === 'dangerous'}
                  isBusy={state === 'busy'}
                  onConfirm={close}
                  onCancel={close}
                />
              )}
            </Opened>
          </State>
        ))}
      </Part>
      <Part name="asked-button">
        {(['rest', 'dangerous', 'busy'] as const).map((state) => (
          <State key={state} name={state}>
            <AskedButton
              label={t('common.continue')}
              title={t('common.confirmTitle')}
              isDangerous={state === 'dangerous'}
              isBusy={state === 'busy'}
              onConfirm={NOTHING}
            >
              {t('common.confirmText')}
            </AskedButton>
          </State>
        ))}
      </Part>
    </>
  );
}

/** Dialogs and overlays. */
export function DialogParts() {
  const { t } = useTranslation();
  return (
    <>
      <Part name="dialog">
        {SIZES.map(({ state, size }) => (
          <State key={state} name={state}>
            <Opened>
              {(isOpen, onClose) => (
                <Dialog
                  {...size}
                  isOpen={isOpen}
                  onClose={onClose}
                  title={t('users.newTitle')}
                  actions={<Button onClick={onClose}>{t('unsaved.save')}</Button>}
                >
                  <Kept first={SAMPLE.long as string}>
                    {(value, keep) => (
                      <TextField id="in-dialog" label={t('users.name')} value={value} onChange={keep} />
                    )}
                  </Kept>
                </Dialog>
              )}
            </Opened>
          </State>
        ))}
      </Part>
      <SecretPart />
      <Part name="typed-dialog">
        <State name="rest">
          <Opened>{(isOpen, close) => isOpen && <SampleTypedDialog onClose={close} />}</Opened>
        </State>
      </Part>
      <QuestionParts />
      <Part name="leave-guard">
        <State name="rest">
          <Opened>
            {(isOn, turnOff) => (
              <>
                <LeaveGuard isOn={isOn} onLeave={turnOff} />
                {isOn && (
                  <LinkButton to={paths.start} variant="secondary" isSmall>
                    {t('common.continue')}
                  </LinkButton>
                )}
              </>
            )}
          </Opened>
        </State>
      </Part>
    </>
  );
}
