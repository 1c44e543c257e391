import type { AnyEndpoint, Reply } from '../../shared/core/endpoint.ts';
import type { evidenceApi } from '../../shared/evidence/evidence-api.ts';
import { markOf } from '../../shared/evidence/mark.ts';
import type { Call, Handlers } from '../http/answer.ts';
import { asText } from '../http/json-text.ts';
import { findNewestLink, type ChainOf } from '../store/entities/evidence/chains.ts';
import { findEvidenceDays } from '../store/entities/evidence/evidence-days.ts';
import { findEvidenceKeys } from '../store/entities/evidence/evidence-keys.ts';
import type { World } from '../world.ts';
import { evidenceFile, type Told } from './evidence-file.ts';
import { isLarge, keepForAnHour } from './large-file.ts';

type OfUserForm = Call<typeof evidenceApi.ofUserForm>;
type OfPermit = Call<typeof evidenceApi.ofPermit>;

/** How the features that have chains tell of them, and of whose chain the caller may know. */
export type Tellers = {
  userForm: { tell(call: OfUserForm): Promise<Told>; chainOf(call: OfUserForm): Promise<ChainOf> };
  permit: { tell(call: OfPermit): Promise<Told>; chainOf(call: OfPermit): Promise<ChainOf> };
};

export const evidenceHandlers = ({ userForm, permit }: Tellers) =>
  ({
    keys: async ({ world }) => ({ keys: await findEvidenceKeys(world.table) }),
    days: async ({ world, query: { company } }) => ({
      days: company === undefined ? [] : await findEvidenceDays(world.table, company),
    }),
    ofUserForm: async (call) => answered(call.world, await userForm.tell(call)),
    ofPermit: async (call) => answered(call.world, await permit.tell(call)),
    markOfUserForm: async (call) => newestMark(call.world, await userForm.chainOf(call)),
    markOfPermit: async (call) => newestMark(call.world, await permit.chainOf(call)),
  }) satisfies Handlers<typeof evidenceApi>;

async function answered<E extends AnyEndpoint>(world: World, told: Told): Promise<Reply<E>> {
  const text = await evidenceFile(world, told);
  return isLarge(text) ? ((await keepForAnHour(world, text)) as Reply<E>) : asText(text);
}

async function newestMark({ table }: World, of: ChainOf): Promise<{ mark: string | null }> {
  const newest = await findNewestLink(table, of);
  return { mark: newest ? markOf(newest.link) : null };
}
