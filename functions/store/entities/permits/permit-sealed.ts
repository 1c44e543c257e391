import { createHash } from 'node:crypto';
import type { Answers } from '../../../../shared/content/answers/answers.ts';
import { canonicalJson } from '../../../../shared/content/answers/canonical.ts';
import { factsOf } from '../../../../shared/permits/permit-facts.ts';
import type { PermitFormVersion } from '../form-versions.ts';
import type { PermitHead, PermitPersonRecord } from './permit-record.ts';

type Pages = ReadonlyMap<number, Answers>;

/** What a signature of the permit covers: its facts, its form's version, the answers, and the persons with their roles. */
export function coveredBySignatures(head: PermitHead, pages: Pages): object {
  const { number, images, documents } = head;
  const persons = head.persons.map(({ _id, role, firstName, lastName, cardId }) => ({
    _id,
    role,
    firstName,
    lastName,
    cardId,
  }));
  return {
    form: [head.permitFormId, head.formVersion],
    facts: { number, ...factsOf(head) },
    files: { images, documents },
    pages: [...pages].filter(([, answers]) => Object.keys(answers).length > 0).toSorted(([a], [b]) => a - b),
    persons,
  };
}

/** How a permit stands: what its evidence has beside what the signatures cover. */
export function standingOfPermit(head: PermitHead): object {
  const { status, archived, suspended, extension, handOver, watches, cardOverride, overlapReason, rejection } = head;
  return {
    status,
    archived,
    persons: head.persons.map(standingOfPerson),
    suspended,
    extension,
    handOver: handOver && { ...handOver, person: standingOfPerson(handOver.person) },
    watches,
    cardOverride,
    overlapReason,
    rejection,
  };
}

function standingOfPerson(person: PermitPersonRecord): object {
  const { _id, role, status, signed, signature, language, reason, collected, handedOver, tookOver } = person;
  const { pinGivenBy, onPhoneOf, shownIn } = person;
  return {
    _id,
    role,
    status,
    signed,
    signature,
    language,
    reason,
    collected,
    handedOver,
    tookOver,
    pinGivenBy,
    onPhoneOf,
    ...(shownIn && { shownIn }),
  };
}

/** What a signature names by its hash of a form whose texts were shown in another language than its first. */
export function shownTexts({ name, description, pages }: PermitFormVersion): object {
  return { name, description, pages };
}

/** SHA-256, in hex, of what evidence has as a part. */
export const partHash = (part: unknown): string => createHash('sha256').update(canonicalJson(part)).digest('hex');

/**
 * What an event keeps of how it left the permit, for the link that is made of it later. Of a draft nothing: nobody signs one, and it is
 * changed without a line of the history.
 */
export function afterPermitEvent(head: PermitHead, pages: Pages | undefined): { state?: string; covered?: string } {
  if (head.status === 'Draft') return {};
  const covered = pages && { covered: partHash(coveredBySignatures(head, pages)) };
  return { state: partHash(standingOfPermit(head)), ...covered };
}
