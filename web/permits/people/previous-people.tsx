import { useTranslation } from 'react-i18next';
import type { SelectedPerson } from '../../../shared/content/blocks/person/rules.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { selectionOf, usePermitPeople } from './permit-people.ts';
import { proposedNames, usePreviousPeople } from './use-previous-people.ts';

type PreviousPeopleProps = {
  permit: Permit;
  page: number;
  onAnswer: (place: number, answer: SelectedPerson[]) => void;
};

/** Chooses the people of the previous permit with one press; nothing where there are none to choose. */
export function PreviousPeople({ permit, page, onAnswer }: PreviousPeopleProps) {
  const { t } = useTranslation();
  const { remember } = usePermitPeople();
  const previous = usePreviousPeople(permit, page);
  if (!previous) return null;
  const { number, proposed } = previous;
  const choose = () => {
    remember(proposed.flatMap(({ candidates }) => candidates));
    for (const { place, block, candidates } of proposed)
      onAnswer(
        place,
        candidates.map((candidate) => selectionOf(block, candidate)),
      );
  };
  return (
    <Row gap={2} across={4} align="center" isApart>
      <span>{t('permits.people.previous', { number, names: proposedNames(proposed).join(', ') })}</span>
      <Button variant="secondary" onClick={choose}>
        {t('permits.people.takePrevious')}
      </Button>
    </Row>
  );
}
