import type { evidenceApi } from '../../shared/evidence/evidence-api.ts';
import type { Call, Handlers } from '../http/answer.ts';
import { asText } from '../http/json-text.ts';
import { findEvidenceDays } from '../store/entities/evidence/evidence-days.ts';
import { findEvidenceKeys } from '../store/entities/evidence/evidence-keys.ts';
import { evidenceFile, type Told } from './evidence-file.ts';

/** How the features that have chains tell of them. */
export type Tellers = {
  userForm(call: Call<typeof evidenceApi.ofUserForm>): Promise<Told>;
  permit(call: Call<typeof evidenceApi.ofPermit>): Promise<Told>;
};

export const evidenceHandlers = (tellers: Tellers) =>
  ({
    keys: async ({ world }) => ({ keys: await findEvidenceKeys(world.table) }),
    days: async ({ world, query: { company } }) => ({
      days: company === undefined ? [] : await findEvidenceDays(world.table, company),
    }),
    ofUserForm: async (call) => asText(await evidenceFile(call.world, await tellers.userForm(call))),
    ofPermit: async (call) => asText(await evidenceFile(call.world, await tellers.permit(call))),
  }) satisfies Handlers<typeof evidenceApi>;
