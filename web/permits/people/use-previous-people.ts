import { useQuery } from '@tanstack/react-query';
import { personBlocksOf, type PersonBlock } from '../../../shared/content/blocks/person/rules.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import type { Permit, PermitPerson, PermitRow } from '../../../shared/permits/permit.ts';
import { call } from '../../app/api/call.ts';
import { cardStanding, keyOf, knownPeople, type Candidate } from './permit-people.ts';

const MOST_READ = '50';

/** People for one block of a permit, by its place on the page. */
export type Proposed = { place: number; block: PersonBlock; candidates: readonly Candidate[] };

type Sought = Pick<Permit, '_id' | 'project' | 'permitFormId'>;

const isUsed = ({ status }: PermitRow) => status !== 'Draft' && status !== 'Cancelled';

/** The newest permit of the form on the site that was sent to be signed; null where there is none. */
async function findPrevious({ _id, project, permitFormId: { name } }: Sought, signal: AbortSignal) {
  const query = { limit: MOST_READ };
  const { items } = await call(permitApi.listOfProject, { params: { id: project }, query }, { signal });
  const row = items.find((each) => each._id !== _id && each.formName === name && isUsed(each));
  return row ? call(permitApi.get, { params: { id: row._id }, query: {} }, { signal }) : null;
}

/** Whoever held the block's role in the previous permit, with a card that is good for this one. */
function candidatesFor(block: PersonBlock, persons: readonly PermitPerson[], permit: Permit): Candidate[] {
  const held = persons.filter(({ role, title }) => role === block.personRole && title === block.title);
  return [...knownPeople(held).values()].filter(
    (candidate) => cardStanding(block, candidate, permit).cardProblem === null,
  );
}

/** The people of the previous permit for the blocks of a page that have nobody yet. */
export function usePreviousPeople(permit: Permit, page: number): { number: string; proposed: Proposed[] } | undefined {
  const open = personBlocksOf(permit.pages).filter(
    (each) => each.page === page && each.block.selectedPersons.length === 0 && !each.block.defaultToCreator,
  );
  const { data } = useQuery({
    queryKey: ['previous-permit', permit._id],
    queryFn: ({ signal }) => findPrevious(permit, signal),
    enabled: open.length > 0 && permit.status === 'Draft',
  });
  if (!data) return undefined;
  const proposed = open
    .map(({ block, place }) => ({ block, place, candidates: candidatesFor(block, data.persons, permit) }))
    .filter(({ candidates }) => candidates.length > 0);
  return proposed.length > 0 ? { number: data.number, proposed } : undefined;
}

/** The names of everybody proposed, each once. */
export function proposedNames(proposed: readonly Proposed[]): string[] {
  const all = proposed.flatMap(({ candidates }) => candidates);
  return [...new Map(all.map((each) => [keyOf(each.selected), each.name])).values()];
}
