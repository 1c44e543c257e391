import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../../functions/api/app.ts';
import { userFormKey, userFormsPartition } from '../../../functions/store/keys.ts';
import { findSearchFaults } from '../../../functions/store/search/search-repairs.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import { dyingWorld } from '../../fixtures/store/dying-world.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { PERSON, SHORT_PIN, start, type Started } from '../../fixtures/walk.ts';
import { startSeededApp } from '../../fixtures/walk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());

/** The same request as often as it is needed, as a phone sends it until it is answered. */
function saving({ id, token, body }: Started, lastName: string) {
  const headers = {
    'x-origin-secret': app.world.settings.originSecret,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  const sent = JSON.stringify({ user: { ...PERSON, lastName }, version: body.version });
  return (world = app.world) =>
    createApp(world).request(`/api/user-forms/${id}`, { method: 'PUT', headers, body: sent });
}

async function faultsOf({ body }: Started) {
  const { company, inductionForm } = body;
  const faults = [];
  const partition = userFormsPartition(company, inductionForm._id, false);
  for await (const fault of findSearchFaults(app.world.table, partition, userFormKey)) faults.push(fault);
  return faults;
}

test.each(['before', 'after'] as const)(
  'whoever is answered that their name is saved is found by it, wherever a process died before: %s each step',
  async (moment) => {
    const token = await app.login('manager@example.com');
    for (let at = 1, isDying = true; isDying; at += 1) {
      const started = await start(app, SHORT_PIN);
      const lastName = `Sammunut${moment}${at}`;
      const save = saving(started, lastName);
      const { world, hasDied } = dyingWorld(app.world, { at, moment });
      await save(world);
      isDying = hasDied();
      expect({ at, status: (await save()).status }).toEqual({ at, status: 200 });
      const { items } = (
        await app.call(
          userFormSearchApi.listOfForm,
          { params: { id: started.body.inductionForm._id }, query: { q: lastName.toLowerCase() } },
          { token },
        )
      ).body;
      expect({ at, found: items.map(({ _id }: { _id: string }) => _id) }).toEqual({ at, found: [started.id] });
      expect({ at, faults: await faultsOf(started) }).toEqual({ at, faults: [] });
    }
  },
);
