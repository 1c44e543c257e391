import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { staffToken } from '../permissions/callers.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { tokenApi } from '../../../shared/sessions/token-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import { PASSWORD, People } from '../../fixtures/people/people.ts';
import { saveDetails, start, type Started } from '../../fixtures/walk.ts';

let people: People;
let foreignPin: string;
beforeAll(async () => {
  people = await People.start();
  const page = { title: 'Sivu', minReadTime: 0, content: [{ kind: 'p', lines: ['Lue.'] }] };
  const body = { meta: { name: 'Toisen yrityksen' }, pages: [page] };
  foreignPin = (await people.app.call(inductionFormApi.create, { body }, { token: people.tokens.other })).body.meta.pin;
});
afterAll(() => people.app.stop());
beforeEach(() => people.app.pass(1));

const claim = ({ id, token }: Started, as: string) =>
  people.app.call(userFormActionApi.claim, { params: { id }, body: { token } }, { token: as });
const mine = async (token: string) =>
  (await people.app.call(userFormSearchApi.mine, {}, { token })).body.items.map(({ _id }: { _id: string }) => _id);
const open = async ({ id }: Started, token: string) =>
  (await people.app.call(userFormApi.get, { params: { id } }, { token })).status;

describe('what somebody claimed', () => {
  test('in other companies is theirs no more once their e-mail is another, and can be claimed anew; what is of their own company stays', async () => {
    const user = await people.made({ roles: [], password: PASSWORD });
    let token = await people.app.login(user.email, PASSWORD);
    const [own, foreign] = [await start(people.app), await start(people.app, foreignPin)];
    await saveDetails(people.app, foreign);
    for (const started of [own, foreign]) expect((await claim(started, token)).status).toBe(200);
    const email = people.freshEmail();
    await people.put(user, { email });
    token = await people.app.login(user.email, PASSWORD);
    await people.app.settle();
    expect((await mine(token)).toSorted()).toEqual([own.id, foreign.id].toSorted());
    await people.app.call(userApi.verifyEmail, { params: { id: await people.linkTo(email) } });
    await people.app.settle();
    expect(await mine(token)).toEqual([own.id]);
    expect([await open(own, token), await open(foreign, token)]).toEqual([200, 403]);
    const code = await people.app.call(tokenApi.userFormToken, { params: { id: foreign.id } });
    expect(code.body.code).toBe('code_required');
  });

  test('is nobody’s once they are removed, also what is archived, however often the work is done', async () => {
    const user = await people.made({ roles: [] });
    const token = await staffToken(people.app, user);
    const [living, archived] = [await start(people.app), await start(people.app)];
    for (const started of [living, archived]) await claim(started, token);
    await people.app.call(userFormActionApi.archive, { params: { id: archived.id } }, { token: people.tokens.admin });
    await people.remove(user._id);
    await Promise.all([people.app.settle(), people.app.settle()]);
    const next = await staffToken(people.app, await people.made({ roles: [] }));
    for (const { id } of [living, archived]) {
      const item = await people.app.world.table.get({ PK: `UF#${id}`, SK: 'META' });
      expect(item?.['claimedBy']).toBeNull();
    }
    expect(await open(living, next)).toBe(403);
  });
});
