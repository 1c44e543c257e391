import type { Reply } from '../../shared/core/endpoint.ts';
import type { gateApi } from '../../shared/gate/gate-api.ts';
import type { Call } from '../http/answer.ts';
import { userFormOfPass } from '../security/pass-id.ts';
import { projects } from '../store/entities/projects.ts';
import { findProjectsNaming } from '../store/entities/sites-of-forms.ts';
import { findUserForm } from '../store/entities/user-forms/user-forms.ts';
import { requireOwned } from '../verbs/load-owned.ts';

/** The open projects that a pass of the caller's company may be shown at. */
export async function listSitesOfPass({
  world,
  actor,
  params,
}: Call<typeof gateApi.sitesOfPass>): Promise<Reply<typeof gateApi.sitesOfPass>> {
  const id = userFormOfPass(world.keys, params.id) ?? '';
  const head = requireOwned(actor, await findUserForm(world.table, id));
  const sites = (await findProjectsNaming(world.table, head.inductionFormId)).map((item) => projects.ofItem(item));
  return { items: sites.map(({ _id, name }) => ({ _id, name })) };
}
