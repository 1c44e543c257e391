import { useTranslation } from 'react-i18next';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { SigningState } from '../sign/use-signing.ts';

/** Why the permit may be granted although one of the forms wants its zone for itself. */
export function OverlapReason({ state: { typed, problem } }: { state: SigningState }) {
  const { t } = useTranslation();
  return (
    <TextArea
      id="sign-overlap"
      label={t('permits.overlaps.reason')}
      hint={t('permits.overlaps.reasonHint')}
      maxLength={1000}
      rows={3}
      value={typed.overlap}
      error={problem.overlap}
      onChange={typed.setOverlap}
    />
  );
}
