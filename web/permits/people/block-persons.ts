import { personBlocksOf, type PersonBlock } from '../../../shared/content/blocks/person/rules.ts';
import type { Permit, PermitPerson } from '../../../shared/permits/permit.ts';
import { cardStanding, keyOf, type Candidate } from './permit-people.ts';

type Named = { key: string; name: string; company: string };

function waiting(block: Pick<PersonBlock, 'personRole' | 'title' | 'cardRequirement' | 'cardIsMandatory'>, who: Named) {
  return {
    _id: `${block.personRole} ${who.key}`,
    role: block.personRole,
    status: 'Waiting' as const,
    firstName: who.name,
    lastName: '',
    company: who.company,
    title: block.title,
    userFormId: null,
    userId: null,
    cardId: null,
    card: null,
    cardProblem: null,
    cardRequirement: block.cardRequirement,
    cardIsMandatory: block.cardIsMandatory,
    signed: null,
    signature: null,
    reason: null,
  } satisfies PermitPerson;
}

const NO_BLOCK = { personRole: 'Creator', title: '', cardRequirement: '', cardIsMandatory: false } as const;

/** A draft's people, with a placeholder called `name` for each signing block without anybody. */
export function chainPersons(permit: Permit, persons: readonly PermitPerson[], name: string): PermitPerson[] {
  const open = personBlocksOf(permit.pages).flatMap(({ block, page, place }) =>
    block.selectedPersons.length > 0 || block.defaultToCreator
      ? []
      : [waiting(block, { key: `open ${page} ${place}`, name, company: '' })],
  );
  return [...persons, ...open];
}

/**
 * A draft's displayed people: those of its blocks, and its maker where no block asks for a creator or where one defaults to them (rule
 * 4.2).
 */
export function draftPersons(permit: Permit, known: ReadonlyMap<string, Candidate>): PermitPerson[] {
  const maker = { key: 'maker', name: permit.meta.createdBy.name, company: '' };
  const blocks = personBlocksOf(permit.pages).map(({ block }) => block);
  const chosen = blocks.flatMap((block) => {
    const { selectedPersons, defaultToCreator } = block;
    if (selectedPersons.length === 0 && defaultToCreator) return [waiting({ ...block, cardRequirement: '' }, maker)];
    return selectedPersons.map((selected): PermitPerson => {
      const candidate = known.get(keyOf(selected)) ?? { selected, name: '', company: '', cards: [] };
      const person = waiting(block, { ...candidate, key: keyOf(selected) });
      return { ...person, ...cardStanding(block, candidate, permit) };
    });
  });
  const hasCreatorBlock = blocks.some(({ personRole }) => personRole === 'Creator');
  return hasCreatorBlock ? chosen : [waiting(NO_BLOCK, maker), ...chosen];
}
