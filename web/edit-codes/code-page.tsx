import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { codeReason } from '../app/code-reason.ts';
import { CodeFrame } from './code-frame.tsx';
import { userFormWay } from './code-way.ts';

/** `/o/{formId}`: the way back into an induction, by a code sent to its worker. */
export function CodePage() {
  const { t } = useTranslation();
  const { formId = '' } = useParams();
  const reason = codeReason(useLocation().state);
  return (
    <CodeFrame key={formId} title={t('codes.title')} way={userFormWay(formId)}>
      {reason && <p>{t(`codes.${reason}`)}</p>}
    </CodeFrame>
  );
}
