import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { APPROVER_MAIL, CREATOR_MAIL, GRANTOR_MAIL, pinOf, WORKER_MAIL } from '../../fixtures/permits/permit-mail.ts';
import { PermitSite } from '../../fixtures/permits/permit-site.ts';
import { reviewPermit, signByMail, signPermit } from '../../fixtures/permits/sign-permit.ts';

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
});
afterAll(() => site.app.stop());

const statuses = ({ persons }: { persons: { role: string; status: string }[] }) =>
  persons.map(({ role, status }) => `${role} ${status}`);

describe('a permit with every role', () => {
  test('goes from draft to accepted work, each person told in turn and signing by their own PIN', async () => {
    const permit = await submitPermit(site);
    expect(permit).toMatchObject({
      status: 'Pending Approval',
      pendingRole: 'Creator',
      processType: 'CreatorWorkerGrantor',
      projectName: 'Lupatyömaa',
      permitFormId: { name: 'Tulityölupa', description: 'Tilapäinen' },
    });
    expect(statuses(permit)).toEqual(['Creator Pending', 'Worker Waiting', 'Grantor Waiting', 'WorkApprover Waiting']);
    const turns = [
      ['Creator', CREATOR_MAIL, 'Pending Approval', 'Worker'],
      ['Worker', WORKER_MAIL, 'Pending Approval', 'Grantor'],
      ['Grantor', GRANTOR_MAIL, 'Approved', 'WorkApprover'],
      ['WorkApprover', APPROVER_MAIL, 'WorkApproved', null],
    ] as const;
    for (const [role, email, status, pendingRole] of turns) {
      const got = await signPermit(site, permit, { role, signPin: await pinOf(site, email, permit) });
      expect({ role, status: got.status, is: got.body.status, next: got.body.pendingRole }).toEqual({
        role,
        status: 200,
        is: status,
        next: pendingRole,
      });
    }
    const done = (await site.get(permit)).body;
    expect(statuses(done)).toEqual(['Creator Signed', 'Worker Signed', 'Grantor Signed', 'WorkApprover Signed']);
    expect(done.history.map(({ what, how, from, to }: Record<string, string>) => [what, how, from, to])).toEqual([
      ['signed', 'pin', 'Approved', 'WorkApproved'],
      ['signed', 'pin', 'Pending Approval', 'Approved'],
      ['signed', 'pin', 'Pending Approval', 'Pending Approval'],
      ['signed', 'pin', 'Pending Approval', 'Pending Approval'],
      ['submitted', 'login', 'Draft', 'Pending Approval'],
      ['created', 'login', null, 'Draft'],
    ]);
    const hashes = done.history.flatMap(({ hash }: { hash?: string }) => hash ?? []);
    expect([hashes.length, new Set(hashes).size]).toEqual([4, 1]);
    const told = (subject: string) =>
      site.app.post.mails.filter((mail) => mail.subject.startsWith(subject)).map(({ to }) => to);
    await site.app.settle();
    expect(told('Työlupa myönnetty').toSorted()).toEqual([CREATOR_MAIL, GRANTOR_MAIL, WORKER_MAIL].toSorted());
  });

  test('is not signed out of turn, twice, in another role or by another PIN', async () => {
    const permit = await submitPermit(site);
    const creator = await pinOf(site, CREATOR_MAIL, permit);
    expect(await signPermit(site, permit, { role: 'Worker', signPin: creator })).toMatchObject({
      status: 409,
      body: { code: 'invalid_state' },
    });
    expect(
      await signPermit(site, permit, { role: 'Creator', signPin: creator, approve: false, reason: 'En halua' }),
    ).toMatchObject({
      status: 409,
      body: { code: 'invalid_state' },
    });
    const as = (await reviewPermit(site, permit._id, creator)).body.token;
    const wrong = await site.app.call(
      permitApi.sign,
      { params: { id: permit._id }, body: { signPin: '000000', role: 'Creator' } },
      { token: as },
    );
    expect(wrong).toMatchObject({ status: 422, body: { code: 'wrong_pin', issues: [{ path: 'signPin' }] } });
    expect((await signPermit(site, permit, { role: 'Creator', signPin: creator })).status).toBe(200);
    expect(await signPermit(site, permit, { role: 'Creator', signPin: creator })).toMatchObject({
      status: 409,
      body: { code: 'invalid_state' },
    });
    const worker = await pinOf(site, WORKER_MAIL, permit);
    const asCreator = await site.app.call(
      permitApi.sign,
      { params: { id: permit._id }, body: { signPin: worker, role: 'Worker' } },
      { token: as },
    );
    expect(asCreator.status).toBe(422);
    expect((await site.get(permit)).body.pendingRole).toBe('Worker');
  });

  test('goes back to draft when the grantor refuses with a reason, and the reason is kept until it is submitted again', async () => {
    const permit = await submitPermit(site);
    await signByMail(site, permit, 'Creator');
    await signByMail(site, permit, 'Worker');
    const grantor = await pinOf(site, GRANTOR_MAIL, permit);
    expect(
      await signPermit(site, permit, { role: 'Grantor', signPin: grantor, approve: false, reason: ' ' }),
    ).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'reason', code: 'required' }] },
    });
    const refused = await signPermit(site, permit, {
      role: 'Grantor',
      signPin: grantor,
      approve: false,
      reason: 'Vartija puuttuu.',
    });
    expect(refused).toMatchObject({
      status: 200,
      body: {
        status: 'Draft',
        pendingRole: null,
        rejection: { reason: 'Vartija puuttuu.', role: 'Grantor', by: 'Matti Mestari' },
      },
    });
    expect(statuses(refused.body)).toEqual([
      'Creator Waiting',
      'Worker Waiting',
      'Grantor Rejected',
      'WorkApprover Waiting',
    ]);
    await site.app.settle();
    const mails = site.app.post.mails.filter(({ subject }) => subject.startsWith('Työlupaa ei hyväksytty'));
    expect(mails.map(({ to }) => to).toSorted()).toEqual([CREATOR_MAIL, WORKER_MAIL].toSorted());
    expect(mails[0]?.text).toContain('Vartija puuttuu.');
    const again = await site.act(permit, 'submit');
    expect(again).toMatchObject({
      status: 200,
      body: { status: 'Pending Approval', rejection: null, pendingRole: 'Creator' },
    });
  });

  test('that was sent back is never deleted, however its draft is changed: it is cancelled, those who were asked are told, and it is archived', async () => {
    const permit = await submitPermit(site);
    const remove = () =>
      site.app.call(permitApi.remove, { params: { id: permit._id } }, { token: site.tokens.foreman });
    await signByMail(site, permit, 'Creator');
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'in_use' } });
    await signByMail(site, permit, 'Worker');
    const reason = 'Vartija puuttuu.';
    const grantor = await pinOf(site, GRANTOR_MAIL, permit);
    const refused = (await signPermit(site, permit, { role: 'Grantor', signPin: grantor, approve: false, reason }))
      .body;
    const rowOf = async () => {
      const { items } = (
        await site.app.call(permitApi.listOfProject, { params: { id: site.project } }, { token: site.tokens.foreman })
      ).body;
      return items.find(({ _id }: { _id: string }) => _id === permit._id);
    };
    expect(await rowOf()).toMatchObject({ state: 'Draft', isSigned: true });
    expect((await site.put(refused, { description: 'Vartija lisätty.' })).status).toBe(200);
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'in_use' } });
    expect(await site.act(permit, 'cancel')).toMatchObject({ status: 200, body: { status: 'Cancelled' } });
    await site.app.settle();
    const cancelled = site.app.post.mails.filter(({ subject }) => subject.startsWith('Työlupa peruttu'));
    expect(cancelled.map(({ to }) => to).toSorted()).toEqual([CREATOR_MAIL, GRANTOR_MAIL, WORKER_MAIL].toSorted());
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'in_use' } });
    expect(await site.act(permit, 'archive')).toMatchObject({ status: 200, body: { archived: true } });
  });

  test('ends as rejected work where the work approver does not accept it, with the reason', async () => {
    const permit = await submitPermit(site);
    for (const [role, email] of [
      ['Creator', CREATOR_MAIL],
      ['Worker', WORKER_MAIL],
      ['Grantor', GRANTOR_MAIL],
    ] as const) {
      await signPermit(site, permit, { role, signPin: await pinOf(site, email, permit) });
    }
    const pin = await pinOf(site, APPROVER_MAIL, permit);
    const got = await signPermit(site, permit, {
      role: 'WorkApprover',
      signPin: pin,
      approve: false,
      reason: 'Jälkivartiointi jäi tekemättä.',
    });
    expect(got).toMatchObject({ status: 200, body: { status: 'WorkRejected', rejection: { role: 'WorkApprover' } } });
    expect((await site.act(permit, 'cancel')).status).toBe(409);
    expect(await site.act(permit, 'archive')).toMatchObject({
      status: 200,
      body: { archived: true, state: 'archived' },
    });
  });

  test('loses every signature when its content is changed while the grantor is to sign; the first signs anew, by the old PIN or the new', async () => {
    const permit = await submitPermit(site);
    const first = await pinOf(site, CREATOR_MAIL, permit);
    await signPermit(site, permit, { role: 'Creator', signPin: first });
    const worker = await pinOf(site, WORKER_MAIL, permit);
    const pending = (await site.get(permit)).body;
    expect(await site.put(pending, site.noted(pending, 'Liian aikaisin'))).toMatchObject({
      status: 409,
      body: { code: 'invalid_state' },
    });
    await signPermit(site, permit, { role: 'Worker', signPin: worker });
    const before = (await site.get(permit)).body;
    const same = await site.put(before, { name: before.name });
    expect(same).toMatchObject({ status: 200, body: { version: before.version, pendingRole: 'Grantor' } });
    const edited = await site.put(before, site.noted(before, 'Myös katon reuna'));
    expect(edited).toMatchObject({
      status: 200,
      body: { status: 'Pending Approval', pendingRole: 'Creator', history: [{ what: 'edited' }, {}, {}, {}, {}] },
    });
    expect(statuses(edited.body)).toEqual([
      'Creator Pending',
      'Worker Waiting',
      'Grantor Waiting',
      'WorkApprover Waiting',
    ]);
    await site.app.settle();
    const voided = site.app.post.mails.filter(({ subject }) => subject.startsWith('Työlupaa muutettiin'));
    expect(voided.map(({ to }) => to).toSorted()).toEqual([CREATOR_MAIL, WORKER_MAIL].toSorted());
    expect((await signPermit(site, permit, { role: 'Creator', signPin: first })).status).toBe(200);
    const again = await pinOf(site, WORKER_MAIL, permit);
    expect(again).not.toBe(worker);
    expect((await signPermit(site, permit, { role: 'Worker', signPin: again })).body).toMatchObject({
      pendingRole: 'Grantor',
    });
  });

  test('asks nobody again where it is changed before anybody has signed', async () => {
    const permit = await submitPermit(site);
    const pin = await pinOf(site, CREATOR_MAIL, permit);
    const sent = site.app.post.mails.length;
    const edited = await site.put(permit, { description: 'Hitsaus ja leikkaus' });
    expect(edited).toMatchObject({ status: 200, body: { pendingRole: 'Creator' } });
    await site.app.settle();
    expect(site.app.post.mails.length).toBe(sent);
    expect((await signPermit(site, permit, { role: 'Creator', signPin: pin })).status).toBe(200);
  });
});
