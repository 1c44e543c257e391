import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

type OfferButtonProps = { error?: unknown; isBusy: boolean; onPress: () => void };

/** "Lataa todiste", with why the last try failed. */
export function OfferButton({ error, isBusy, onPress }: OfferButtonProps) {
  const { t } = useTranslation();
  return (
    <Stack gap={3} align="start">
      {error !== undefined && (
        <Alert kind="error" title={t('evidence.download.failed')} live="alert">
          <p>{errorText(t, error)}</p>
        </Alert>
      )}
      <Button variant="secondary" icon={<DownloadIcon />} isBusy={isBusy} onClick={onPress}>
        {t('evidence.download.act')}
      </Button>
    </Stack>
  );
}
