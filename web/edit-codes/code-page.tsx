import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { codeReason } from '../app/routing/code-reason.ts';
import { CodeFrame } from './code-frame.tsx';
import { userFormWay } from './code-way.ts';

/** `/o/{formId}`: reopens an induction with a code sent to its worker. */
export function CodePage() {
  const { t } = useTranslation();
  const { formId = '' } = useParams();
  // Only a press in the application sets a history state; a link in a mail has none.
  const { state } = useLocation();
  const reason = codeReason(state);
  return (
    <CodeFrame key={formId} title={t('codes.title')} way={userFormWay(formId)} isAsked={state !== null}>
      {reason && <p>{t(`codes.${reason}`)}</p>}
    </CodeFrame>
  );
}
