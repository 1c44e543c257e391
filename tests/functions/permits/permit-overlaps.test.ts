import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import type { Zone } from '../../../shared/core/zones/zone.ts';
import { personBlock } from '../../fixtures/permits/permit-blocks.ts';
import { CREATOR_MAIL, GRANTOR_MAIL, pinOf } from '../../fixtures/permits/permit-mail.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit, signByMail, signPermit } from '../../fixtures/permits/sign-permit.ts';
import { DRAWING, OTHER_DRAWING } from '../../fixtures/walk.ts';

let site: PermitSite;
let cellar: Zone;
let roof: Zone;
let grantor: object;
let plain: string;
let exclusive: string;
beforeAll(async () => {
  site = await PermitSite.start();
  const got = await saveZones([{ name: 'Kellari' }, { name: 'Vesikatto' }]);
  [cellar, roof] = got.body.zones as [Zone, Zone];
  grantor = { userId: await site.userId('manager') };
  plain = await site.form([personBlock('Grantor')]);
  exclusive = await site.form([personBlock('Grantor')]);
  const form = (await site.app.call(permitFormApi.get, { params: { id: exclusive }, query: {} }, editor())).body;
  await site.app.call(
    permitFormApi.update,
    { params: { id: exclusive }, body: { ...form, exclusive: true } },
    editor(),
  );
});
afterAll(() => site.app.stop());

const editor = () => ({ token: site.tokens.editor });
const foreman = () => ({ token: site.tokens.foreman });

async function project() {
  return (await site.app.call(projectApi.get, { params: { id: site.project } }, foreman())).body;
}

async function saveZones(zones: readonly Partial<Zone>[]) {
  const { version } = await project();
  const body = { zones, version } as never;
  return site.app.call(projectApi.saveZones, { params: { id: site.project }, body }, foreman());
}

/** A complete draft in zones; each test has days of its own, so that none sees another's permits. */
async function draft(form: string, day: string, rest: object = {}): Promise<Permit> {
  const times = { startDate: day, endTime: day, zones: [cellar._id] };
  const created = await site.create(form, { ...times, ...rest });
  if (created.status !== 201) throw new Error(JSON.stringify(created.body));
  return (await site.choose(created.body, [[grantor]])).body;
}

async function submit(permit: Permit): Promise<Permit> {
  const got = await site.act(permit, 'submit');
  if (got.status !== 200) throw new Error(JSON.stringify(got.body));
  return got.body;
}

/** A submitted permit at its grantor's turn, with what they sign by. */
async function atGrantor(form: string, day: string, rest: object = {}): Promise<{ permit: Permit; pin: string }> {
  const permit = await submit(await draft(form, day, rest));
  await signByMail(site, permit, 'Creator');
  return { permit, pin: await pinOf(site, GRANTOR_MAIL, permit) };
}

describe('permits that overlap', () => {
  test('are told to the author when the second one is sent, and to its grantor, without any person', async () => {
    const first = await submit(await draft(plain, '2030-07-01', { zones: [cellar, roof] }));
    const { permit, pin } = await atGrantor(plain, '2030-07-01');
    expect(first.overlaps).toEqual([]);
    const overlap = {
      number: first.number,
      zone: 'Kellari',
      from: '2030-07-01T04:00:00.000Z',
      until: '2030-07-01T13:00:00.000Z',
      isExclusive: false,
    };
    expect(permit.overlaps).toEqual([overlap]);
    const reviewer = (await reviewPermit(site, permit._id, pin)).body.token;
    expect((await site.get(permit, reviewer)).body.overlaps).toEqual([overlap]);
    expect((await signPermit(site, permit, { role: 'Grantor', signPin: pin })).body.status).toBe('Approved');
    expect((await site.get(first)).body.overlaps).toEqual([{ ...overlap, number: permit.number }]);
  });

  test('are told before a draft is sent, and not to persons who do not grant it', async () => {
    const first = await submit(await draft(plain, '2030-07-02'));
    expect((await draft(plain, '2030-07-02')).overlaps).toHaveLength(1);
    const creator = (await reviewPermit(site, first._id, await pinOf(site, CREATOR_MAIL, first))).body.token;
    expect((await site.get(first, creator)).body).not.toHaveProperty('overlaps');
  });

  test('are granted beside one whose form wants its zone for itself only with a reason, which stays with both', async () => {
    const { permit: first, pin: firstPin } = await atGrantor(exclusive, '2030-07-03');
    expect((await signPermit(site, first, { role: 'Grantor', signPin: firstPin })).body.status).toBe('Approved');
    const { permit, pin } = await atGrantor(plain, '2030-07-03');
    expect(permit.overlaps).toMatchObject([{ number: first.number, isExclusive: true }]);
    const refused = await signPermit(site, permit, { role: 'Grantor', signPin: pin });
    expect([refused.status, refused.body.code]).toEqual([422, 'overlap_reason']);
    const blank = await signPermit(site, permit, { role: 'Grantor', signPin: pin, overlapReason: '  ' });
    expect(blank.body.code).toBe('overlap_reason');
    const reason = 'Väliin rakennettiin palosuoja.';
    await signPermit(site, permit, { role: 'Grantor', signPin: pin, overlapReason: reason });
    const granted = (await site.get(permit)).body;
    expect(granted).toMatchObject({ status: 'Approved', overlapReason: { reason, by: 'Matti Mestari' } });
    expect(granted.overlapReason.overlaps).toMatchObject([{ number: first.number, zone: 'Kellari' }]);
    expect(granted.history[0]).toMatchObject({ what: 'signed', role: 'Grantor', overlapReason: reason });
    const copy = { params: { id: permit._id }, query: { language: 'fi' } } as const;
    expect((await site.app.call(permitApi.copy, copy, foreman())).body.overlapReason).toBe(null);
    const other = (await site.get(first)).body;
    expect(other).toMatchObject({ status: 'Approved', overlapReason: null });
    expect(other.history[0]).toMatchObject({ what: 'overlapped', reason, overlap: { number: permit.number } });
  });

  test('lose the reason when the content is changed, and the grantor gives it anew', async () => {
    await submit(await draft(exclusive, '2030-07-04'));
    const { permit, pin } = await atGrantor(plain, '2030-07-04');
    const moved = (await site.put((await site.get(permit)).body, { description: 'Muualla', zones: [roof._id] })).body;
    expect([moved.overlaps, moved.zones]).toEqual([[], [roof]]);
    expect((await signPermit(site, permit, { role: 'Grantor', signPin: pin })).status).not.toBe(200);
  });

  test('do not count once they are over', async () => {
    const first = await submit(await draft(plain, '2030-07-05'));
    await site.act(first, 'cancel');
    expect((await submit(await draft(plain, '2030-07-05'))).overlaps).toEqual([]);
  });

  test.each([
    [4, '2030-07-10'],
    [4, '2030-07-11'],
  ])('sent at once, %i of them, see each other (%s)', async (count, day) => {
    const drafts: Permit[] = [];
    for (let at = 0; at < count; at += 1) drafts.push(await draft(plain, day));
    const sent = await Promise.all(drafts.map(submit));
    const pairs = sent.flatMap((permit) =>
      sent.filter((other) => permit.overlaps.some(({ number }: { number: string }) => number === other.number)),
    );
    // Of every two at least the later one tells of the other when it is sent; both do when they are read.
    expect(pairs.length).toBeGreaterThanOrEqual((count * (count - 1)) / 2);
    for (const permit of sent) expect((await site.get(permit)).body.overlaps).toHaveLength(count - 1);
  });

  test('granted at once without a reason, the later one finds the other', async () => {
    const one = await atGrantor(exclusive, '2030-07-12');
    const two = await atGrantor(exclusive, '2030-07-12');
    const got = await Promise.all(
      [one, two].map(({ permit, pin }) => signPermit(site, permit, { role: 'Grantor', signPin: pin })),
    );
    expect(got.map(({ body }) => body.code)).toEqual(['overlap_reason', 'overlap_reason']);
  });
});

describe('the zones of a site', () => {
  test('keep their ids when they are renamed and moved; a signed permit keeps the name that it was signed with', async () => {
    const permit = await submit(await draft(plain, '2030-07-20'));
    const saved = (await saveZones([roof, { ...cellar, name: 'Kellari K1' }, { name: 'Piha' }])).body;
    expect(saved.zones).toMatchObject([roof, { _id: cellar._id, name: 'Kellari K1' }, { name: 'Piha' }]);
    expect((await site.get(permit)).body.zones).toEqual([cellar]);
    expect((await draft(plain, '2030-07-21')).zones).toEqual([{ _id: cellar._id, name: 'Kellari K1' }]);
    await saveZones([cellar, roof]);
  });

  test('do not go while an open permit names them', async () => {
    const permit = await submit(await draft(plain, '2030-07-22', { zones: [roof._id] }));
    const open = await saveZones([cellar]);
    expect([open.status, open.body.code]).toEqual([409, 'in_use']);
    await site.act(permit, 'cancel');
  });

  test('are those of the permit’s own site', async () => {
    const got = await site.create(plain, { zones: [cellar._id, 'A'.repeat(22)] });
    expect([got.status, got.body.issues]).toEqual([422, [{ path: 'zones.1', code: 'invalid_value' }]]);
  });

  test('are at most a hundred', async () => {
    const many = Array.from({ length: 101 }, (_, at) => ({ name: `Alue ${at}` }));
    expect((await saveZones(many)).status).toBe(422);
    expect((await saveZones([{ name: ' ' }])).body.issues).toEqual([{ path: 'zones.0.name', code: 'required' }]);
  });
});

test('the plan of a site gives way to another user’s, and no picture of what is refused is kept', async () => {
  const params = { id: site.project };
  const save = async (body: object) =>
    site.app.call(projectApi.saveZones, { params, body: { zones: [cellar, roof], ...body } as never }, foreman());
  const takePictures = () => site.app.files.erase(`static/images/project/${site.project}/`);
  const { version: begun } = await project();

  const { plan, version } = (await save({ plan: DRAWING, version: begun })).body;
  expect((await save({ plan: DRAWING, version: begun })).body).toMatchObject({ plan, version });
  const replaced = (await save({ plan: OTHER_DRAWING, version })).body;
  const current = { plan: replaced.plan, planToken: expect.any(String) };
  expect((await save({ plan, version })).body).toMatchObject({ code: 'version_conflict', current });
  expect(await takePictures()).toBe(2);

  expect((await save({ plan: DRAWING, version })).body).toMatchObject({ code: 'version_conflict', current });
  await submit(await draft(plain, '2030-07-23'));
  const refused = await save({ zones: [roof], plan: DRAWING, version: replaced.version });
  expect(refused.body.code).toBe('in_use');
  expect(await takePictures()).toBe(0);
});
