import { useTranslation } from 'react-i18next';
import type { PersonBlock } from '../../../shared/content/blocks/person/rules.ts';
import { formatDate } from '../../../shared/core/dates.ts';
import { needsInduction } from '../../../shared/permits/competence.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { usePermitPeople, type Candidate } from './permit-people.ts';

/** How a candidate's induction stands on the permit's last day. */
function useInductionWords({ fitness }: Candidate): { words: string; isGood: boolean } | undefined {
  const { t } = useTranslation();
  const { permit } = usePermitPeople();
  if (fitness === undefined) return undefined;
  if (fitness === null) return { words: t('permits.people.induction.missing'), isGood: false };
  const { induction, validUntil } = fitness;
  if (induction !== 'good') return { words: t(`permits.people.induction.${induction}`), isGood: false };
  if (validUntil === null) return { words: t('permits.people.induction.good'), isGood: true };
  const isGood = permit.endTime === null || permit.endTime <= validUntil;
  const date = formatDate(validUntil);
  return { words: t(isGood ? 'permits.people.induction.until' : 'permits.people.induction.ends', { date }), isGood };
}

/** A candidate's induction, an age under 18, and the role that they usually have. */
export function CandidateFitness({ candidate, block }: { candidate: Candidate; block: PersonBlock }) {
  const { t } = useTranslation();
  const { permit } = usePermitPeople();
  const { selected, fitness, permitRole } = candidate;
  const induction = useInductionWords(candidate);
  const asked = {
    role: block.personRole,
    isWatch: block.isWatch,
    userId: 'userId' in selected ? selected.userId : null,
  };
  const isRequired = permit.settings.needsInduction && needsInduction(asked);
  return (
    <>
      {permitRole === block.personRole && permitRole !== 'NoRole' && (
        <Tag tone="approved">{t(`permits.role.${permitRole}`)}</Tag>
      )}
      {fitness?.isUnder18 && <Tag tone="pending">{t('permits.people.under18')}</Tag>}
      {induction && (induction.isGood || isRequired || fitness !== null) && (
        <Tag tone={induction.isGood ? 'cardValid' : isRequired ? 'cardExpired' : 'pending'}>{induction.words}</Tag>
      )}
    </>
  );
}
