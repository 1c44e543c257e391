import { useTranslation } from 'react-i18next';
import { useIsProving } from './pending-calls.ts';

/** Says that the phone is solving a proof of work and needs no input. */
export function ProofNote({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const isProving = useIsProving();
  return <output className={className}>{isProving && t('start.proof')}</output>;
}
