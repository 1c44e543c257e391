import type { Reply } from '../../../shared/core/endpoint.ts';
import { userFormTrailApi } from '../../../shared/user-forms/user-form-trail-api.ts';
import type { Call } from '../../http/answer.ts';
import { listRequest } from '../../http/list-request.ts';
import { findOpenings } from '../../store/entities/user-forms/openings.ts';
import { doorOf, loadHead } from '../load-user-form.ts';

const DOOR = { ...doorOf(userFormTrailApi.openings), own: false } as const;

/** Who opened an induction, newest first. */
export async function listOpenings({
  world,
  actor,
  params: { id },
  query,
}: Call<typeof userFormTrailApi.openings>): Promise<Reply<typeof userFormTrailApi.openings>> {
  await loadHead(world, { actor, id, door: DOOR });
  const { limit, after, nextCursor } = listRequest(world, actor, { list: `openings of ${id}`, query });
  const { items, position } = await findOpenings(world.table, id, { limit, after });
  return { items, nextCursor: nextCursor(position) };
}
