import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '../../../functions/security/random-ids.ts';
import { onSiteWrite } from '../../../functions/store/entities/presence/on-site.ts';
import { presenceDayWrite } from '../../../functions/store/entities/presence/presence-days.ts';
import { seedDemo } from '../../../infra/demo/seed.ts';
import { localDate } from '../../../shared/core/dates.ts';
import type { PresenceEvent } from '../../../shared/presence/presence-event.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { counted } from '../../bench/counts/counted.ts';
import { startCountedApp, type CountedApp } from '../../bench/counts/counted-app.ts';
import { putAll } from '../../bench/counts/put-all.ts';

const PEOPLE = 2000;

/** Puts people on a site as they are stored, each with an arrival of today. */
async function addPeople({ app, shadow }: CountedApp, { _id: project, company }: { _id: string; company: string }) {
  const { world } = app;
  const at = world.now().toISOString();
  const writes = Array.from({ length: PEOPLE }, (_, number) => {
    const event: PresenceEvent = {
      _id: newId(world),
      kind: 'in',
      at,
      noted: at,
      by: { _id: newId(world), name: 'Teemu Työnjohtaja' },
      verdict: 'check',
      reasons: ['waiting', 'tax_number_not_checked', 'card_not_approved'],
      struck: null,
    };
    const named = { name: `Matti Meikäläinen-Virtanen ${number}`, employer: 'Sähkötyö Valo ja Kumppanit Oy' };
    const whose = { project, userForm: newId(world), ...named };
    const day = localDate(world.now());
    return [
      presenceDayWrite({ ...whose, day, events: [event, { ...event, kind: 'out' as const }] }),
      onSiteWrite(0, { ...whose, company, since: at }, world.now()),
    ];
  });
  const items = writes.flat().flatMap((write) => ('put' in write ? [write.put] : []));
  await putAll(
    shadow,
    world.table.name,
    items.map((item) => marshall(item, { removeUndefinedValues: true })),
  );
}

test('with 2,000 people on a site, who is there now and each page of a day take one request to the table besides the caller and the project', async () => {
  const on = await startCountedApp();
  onTestFinished(() => on.app.stop());
  await seedDemo(on.app.world);
  const token = await on.app.login('manager@example.com');
  const site = await on.app.ask(projectApi.create, { body: { presence: true } }, { token });
  await addPeople(on, site);
  const params = { id: site._id };
  // The caller and the project.
  const others = (await counted(on, () => on.app.call(projectApi.get, { params }, { token }))).requests;
  const now = await on.app.ask(presenceApi.onSite, { params }, { token });
  expect(now.items).toHaveLength(PEOPLE);
  const read = await counted(on, () => on.app.call(presenceApi.onSite, { params }, { token }));
  expect(read).toMatchObject({ requests: others + 1, writeUnits: 0 });
  let cursor: string | null | undefined;
  const pages: number[] = [];
  do {
    const query = cursor ? { cursor } : {};
    const page = await counted(on, async () => {
      const got = await on.app.call(presenceApi.list, { params, query }, { token });
      cursor = got.body.nextCursor;
      return got;
    });
    pages.push(page.requests);
  } while (cursor !== null);
  expect(pages.slice(0, 2)).toEqual([others + 1, others + 1]);
  expect(pages.length).toBeLessThanOrEqual(3);
});
