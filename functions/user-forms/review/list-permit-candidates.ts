import type { Reply } from '../../../shared/core/endpoint.ts';
import { localDate } from '../../../shared/core/dates.ts';
import type { PersonFitness } from '../../../shared/content/person-fitness.ts';
import { isInForce } from '../../../shared/user-forms/renewal/renewal.ts';
import type { PermitCandidate } from '../../../shared/user-forms/user-form.ts';
import type { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import type { Call } from '../../http/answer.ts';
import { listRequest } from '../../http/list-request.ts';
import { userFormKey, userFormsPartition } from '../../store/keys.ts';
import { readFound } from '../../store/search/found-list.ts';
import { readList, type ListPage } from '../../store/index-list.ts';
import type { Table } from '../../store/table.ts';
import { signedPartitions } from '../../store/entities/user-forms/user-form-items.ts';
import { userFormOf } from '../../store/entities/user-forms/user-form-items.ts';
import { fitnessOf } from '../../verbs/person-fitness.ts';
import { loadProject } from '../../verbs/load-project.ts';
import { type UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';

type CandidateCall = Call<typeof userFormSearchApi.permitCandidates>;

/** The persons of a project's signed inductions: newest first, by name, or by words of the name. */
export async function listPermitCandidates({
  world,
  actor,
  params,
  query,
}: CandidateCall): Promise<Reply<typeof userFormSearchApi.permitCandidates>> {
  const { company, inductionFormIds } = await loadProject(world, actor, params.id);
  const { limit, after, nextCursor } = listRequest(world, actor, { list: `permit candidates of ${params.id}`, query });
  const list = { company, formIds: inductionFormIds, limit, after, query };
  const { items: found, position } = await readSignedForms(world.table, list);
  const heads = found.map(userFormOf).filter((head) => head.signed !== null && !head.archived && stands(head));
  const fitness = await fitnessOf(world.table, heads, localDate(world.now()));
  const items = heads.flatMap((head, index) => {
    const fit = fitness[index];
    return fit ? [{ ...personOf(head), ...fit }] : [];
  });
  return { items, nextCursor: nextCursor(position) };
}

type Read = {
  company: string;
  formIds: readonly string[];
  limit: number;
  after: string | undefined;
  query: CandidateCall['query'];
};

/** Whole heads; a search page leaves the unsigned out and is shorter. */
async function readSignedForms(table: Table, { company, formIds, limit, after, query }: Read): Promise<ListPage> {
  if (query.q || query.sort === 'name') {
    const partitions = formIds.map((formId) => userFormsPartition(company, formId, false));
    return readFound(table, { partitions, limit, after, q: query.q, keyOf: userFormKey, isWhole: true });
  }
  const partitions = formIds.flatMap((formId) => signedPartitions(company, formId));
  const { items, position } = await readList(table, { index: 'GSI2', partitions, limit, after });
  const heads = await table.getMany(
    items.map(({ id }) => userFormKey(String(id))),
    { isForShow: true },
  );
  return { items: heads.flatMap((item) => item ?? []), position };
}

/** A former induction until its renewal stands, then the renewal; a page is shorter by the others. */
const stands = (head: UserFormHead) => !head.isRenewed && (head.renewalOf === undefined || isInForce(head));

function personOf({ _id, user }: UserFormHead): Omit<PermitCandidate, keyof PersonFitness> {
  const { firstName = '', lastName = '', company = '', email = '', phoneNumber = '' } = user;
  return { userFormId: _id, firstName, lastName, company, email, phoneNumber };
}
