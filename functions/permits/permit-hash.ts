import { createHash } from 'node:crypto';
import { canonicalJson } from '../../shared/content/canonical.ts';
import type { WholePermit } from '../store/permits.ts';

/** SHA-256 over what a signature of the permit covers: its facts, its form's version, the answers, and who is in it as what. */
export function permitHash({ head, pages }: Pick<WholePermit, 'head' | 'pages'>): string {
  const { number, name, description, startDate, endTime, dailyStartTime, dailyEndTime, images, documents } = head;
  const persons = head.persons.map(({ _id, role, firstName, lastName, cardId }) => ({
    _id,
    role,
    firstName,
    lastName,
    cardId,
  }));
  const covered = {
    form: [head.permitFormId, head.formVersion],
    facts: { number, name, description, startDate, endTime, dailyStartTime, dailyEndTime },
    files: { images, documents },
    pages: [...pages].filter(([, answers]) => Object.keys(answers).length > 0).toSorted(([a], [b]) => a - b),
    persons,
  };
  return createHash('sha256').update(canonicalJson(covered)).digest('hex');
}
