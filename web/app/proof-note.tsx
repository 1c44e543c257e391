import { useTranslation } from 'react-i18next';
import { useIsProving } from './pending-calls.ts';

/** Says, while the phone works out a proof for the server, that something goes on by itself. */
export function ProofNote({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const isProving = useIsProving();
  return <output className={className}>{isProving && t('start.proof')}</output>;
}
