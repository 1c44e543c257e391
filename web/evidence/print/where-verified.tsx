import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { evidenceApi } from '../../../shared/evidence/evidence-api.ts';
import type { EvidenceKind } from '../../../shared/evidence/evidence.ts';
import { call } from '../../app/api/call.ts';
import { paths } from '../../app/routing/paths.ts';
import { useStaffLanguage } from '../../app/texts/i18n.ts';
import { EVIDENCE_MARK } from './marks-ready.ts';

type WhereVerifiedProps = { kind: EvidenceKind; id: string };

/** A print waits for the mark. */
const TIMEOUT_SECONDS = 10;

const MARKS = { userForm: evidenceApi.markOfUserForm, permit: evidenceApi.markOfPermit } as const;

/** Says on paper the mark of the newest link of what is printed, and where anybody checks its evidence file. */
export function WhereVerified({ kind, id }: WhereVerifiedProps) {
  const { t } = useTranslation();
  const address = `${window.location.origin}${paths.verify(useStaffLanguage())}`;
  const { data } = useQuery({
    queryKey: [EVIDENCE_MARK, kind, id],
    queryFn: ({ signal }) => call(MARKS[kind], { params: { id } }, { signal, timeoutSeconds: TIMEOUT_SECONDS }),
  });
  return (
    <p>
      {data && `${data.mark === null ? t('evidence.noMark') : t('evidence.markOnPaper', { mark: data.mark })} `}
      {t('evidence.onPaper', { address })}
    </p>
  );
}
