import type { PersonDetails } from '../../shared/user-forms/person-details.ts';
import type { WorkerFacts } from '../../shared/workers/worker.ts';

/** What a person is known by over several inductions (rule 11.2); empty where it was not given. */
export function pickIdentity({
  firstName = '',
  lastName = '',
  birthday = '',
  taxNumber = '',
}: PersonDetails): Pick<WorkerFacts, 'firstName' | 'lastName' | 'birthday' | 'taxNumber'> {
  return { firstName, lastName, birthday, taxNumber };
}
