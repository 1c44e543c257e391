import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageKey } from '../../../functions/uploads/place-image.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { personBlock } from '../../fixtures/permits/permit-blocks.ts';
import { type Permit, PermitSite } from '../../fixtures/permits/permit-site.ts';
import { signByMail } from '../../fixtures/permits/sign-permit.ts';
import { DRAWING } from '../../fixtures/walk.ts';

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
});
afterAll(() => site.app.stop());

test('a permit tells when a drawing on its pages came, by the clock of the server', async () => {
  const drawn = { type: 'signature', name: 'katselmus', label: 'Katselmus', help: '', mandatory: false };
  const draft = (await site.create(await site.form([{ kind: 'form', fields: [drawn] }], 'Katselmus'))).body;
  const saved = async (permit: Permit, value: object): Promise<Permit> => {
    site.app.pass(3600);
    const [block] = permit.pages[1].content;
    const content = [{ ...block, fields: [{ ...block.fields[0], value }] }];
    return (await site.put(permit, { pages: [null, { content }] })).body;
  };
  const signature = { signed: true, value: DRAWING, location: 'Turku', date: '2020-01-01' };
  const begun = site.app.world.now().toISOString();
  const first = await saved(draft, signature);
  const { value } = first.pages[1].content[0].fields[0];
  const came: string = first.signatureTimes[value.value];
  expect(came > begun && came <= site.app.world.now().toISOString()).toBe(true);
  const moved = await saved(first, { ...value, location: 'Raisio' });
  expect(moved.signatureTimes).toEqual({ [value.value]: came });
  const cleared = await saved(moved, { signed: false, value: '', location: '', date: '' });
  expect(cleared.signatureTimes).toBeUndefined();
  const again = await saved(cleared, signature);
  expect(again.signatureTimes[value.value] > came).toBe(true);
});

test('who removes pictures removes no signature', async () => {
  const permit = await submitPermit(site, [personBlock('Creator', { defaultToCreator: true }), personBlock('Grantor')]);
  expect((await signByMail(site, permit, 'Creator', { signature: { value: DRAWING } })).status).toBe(200);
  const signed = (await site.get(permit)).body;
  const imageName: string = signed.persons[0].signature.value;
  const removing = { params: { id: permit._id }, body: { imageName } };
  const got = await site.app.call(permitApi.deleteImage, removing, { token: site.tokens.foreman });
  expect(got).toMatchObject({ status: 200, body: { version: signed.version } });
  expect(await site.app.world.files.exists(imageKey('permit', permit._id, imageName))).toBe(true);
});

test('who removes pictures removes no signature that a change has voided', async () => {
  const permit = await submitPermit(site, [personBlock('Creator', { defaultToCreator: true }), personBlock('Grantor')]);
  await signByMail(site, permit, 'Creator', { signature: { value: DRAWING } });
  const signed = (await site.get(permit)).body;
  const imageName: string = signed.persons[0].signature.value;
  const changed = (await site.put(signed, { description: 'Hionta' })).body;
  expect(changed.persons[0].signature).toBeNull();
  const removing = { params: { id: permit._id }, body: { imageName } };
  const got = await site.app.call(permitApi.deleteImage, removing, { token: site.tokens.foreman });
  expect(got).toMatchObject({ status: 200, body: { version: changed.version } });
  expect(await site.app.world.files.exists(imageKey('permit', permit._id, imageName))).toBe(true);
});
