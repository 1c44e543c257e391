import { createHash } from 'node:crypto';
import { canonicalJson } from '../../shared/content/canonical.ts';
import { factsOf } from '../../shared/permits/permit-facts.ts';
import type { WholePermit } from '../store/entities/permits/permits.ts';

/** SHA-256 over what a signature of the permit covers: its facts, its form's version, the answers, and the persons with their roles. */
export function permitHash({ head, pages }: Pick<WholePermit, 'head' | 'pages'>): string {
  const { number, images, documents } = head;
  const persons = head.persons.map(({ _id, role, firstName, lastName, cardId }) => ({
    _id,
    role,
    firstName,
    lastName,
    cardId,
  }));
  const covered = {
    form: [head.permitFormId, head.formVersion],
    facts: { number, ...factsOf(head) },
    files: { images, documents },
    pages: [...pages].filter(([, answers]) => Object.keys(answers).length > 0).toSorted(([a], [b]) => a - b),
    persons,
  };
  return createHash('sha256').update(canonicalJson(covered)).digest('hex');
}
