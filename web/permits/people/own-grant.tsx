import { useTranslation } from 'react-i18next';
import { knownBy, ownGrants } from '../../../shared/permits/competence.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { nameOf } from '../state/shown-permit.ts';

/** Says where a worker of the permit also grants it; renders nothing otherwise. */
export function OwnGrant({ permit: { persons } }: { permit: Permit }) {
  const { t } = useTranslation();
  const places = ownGrants(persons.map((person) => ({ ...person, name: nameOf(person), known: knownBy(person) })));
  if (places.length === 0) return null;
  const names = places.flatMap((place) => (persons[place] ? [nameOf(persons[place])] : [])).join(', ');
  return (
    <Alert kind="other">
      <p>{t('permits.people.ownGrant', { names })}</p>
    </Alert>
  );
}
