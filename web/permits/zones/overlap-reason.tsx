import { useTranslation } from 'react-i18next';
import { REASON_CHARACTERS } from '../../../shared/permits/permit-limits.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';

type OverlapReasonProps = {
  id: string;
  state: {
    typed: { overlap: string; setOverlap: (reason: string) => void };
    problem: { overlap?: string | undefined };
  };
};

/** Why the permit may be granted although one of the forms wants its zone for itself. */
export function OverlapReason({ id, state: { typed, problem } }: OverlapReasonProps) {
  const { t } = useTranslation();
  return (
    <TextArea
      id={id}
      label={t('permits.overlaps.reason')}
      hint={t('permits.overlaps.reasonHint')}
      maxLength={REASON_CHARACTERS}
      rows={3}
      value={typed.overlap}
      error={problem.overlap}
      onChange={typed.setOverlap}
    />
  );
}
