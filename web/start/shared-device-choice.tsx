import { useTranslation } from 'react-i18next';
import { setSharedDevice, useSharedDevice } from '../shared-device/shared-device.ts';
import { Button } from '../ui/button.tsx';

/** Switches this device to one that stores nothing of its users, and back. */
export function SharedDeviceChoice() {
  const { t } = useTranslation();
  const isShared = useSharedDevice();
  return (
    <div>
      <output>{isShared && t('start.shared.text')}</output>
      <Button variant="ghost" wide onClick={() => setSharedDevice(!isShared)}>
        {t(isShared ? 'start.shared.end' : 'start.shared.begin')}
      </Button>
    </div>
  );
}
