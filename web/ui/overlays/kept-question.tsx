import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../feedback/alert.tsx';

/** Closing a window of what nobody sees again: the first press asks whether it was kept, with `question`; the next one closes. */
export function useKeptQuestion(onClose: () => void): { close: () => void; question: ReactNode } {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const question = isAsked && (
    <Alert kind="other" title={t('lists.secretOnce.title')} live="alert">
      <p>{t('lists.secretOnce.text')}</p>
    </Alert>
  );
  return { close: isAsked ? onClose : () => setAsked(true), question };
}
