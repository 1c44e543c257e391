import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passwordRequestApi } from '../../../shared/password-requests/password-request-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { PASSWORD, People } from '../../fixtures/people/people.ts';
import { uuid } from '../../fixtures/test-app.ts';

let people: People;
beforeAll(async () => {
  people = await People.start();
});
afterAll(() => people.app.stop());

describe('a new password', () => {
  test.each([
    'salasana',
    'Password1',
    'qwertyuiop',
    'työmaaportti',
    'Tyomaaportti2026!',
    'perehdytys1',
    'virtanen',
    'Maija_Virtanen_77',
    'm4ijavirtan3n',
    'virtamaija@virta',
    'Rakennus-Esimerkki1',
    'esimerkki2026',
  ])('of common words, or of the product’s, the user’s or the company’s, is refused: %s', async (password) => {
    const draft = { name: 'Maija Virtanen', email: `virta.maija+${uuid()}@virta.example.org`, password };
    const got = await people.app.call(userApi.create, { body: draft }, { token: people.tokens.admin, key: uuid() });
    expect(got).toMatchObject({
      status: 422,
      body: { code: 'password_too_common', issues: [{ path: 'password', code: 'password_too_common' }] },
    });
  });

  test.each(['keltainen-lapio-99', 'maija-ostaa-nosturin', 'x7Kp-Maija-q2Lw', 'q9w8-hirvi'])(
    'that is more than such words is taken: %s',
    async (password) => {
      expect((await people.made({ name: 'Maija Virtanen', password })).isInvited).toBe(false);
    },
  );

  test('is refused by the same rule where a link sets it, and the link stays good', async () => {
    const { email } = await people.made({ name: 'Maija Virtanen', password: PASSWORD });
    await people.app.call(passwordRequestApi.create, { body: { email } }, { key: uuid() });
    await people.app.settle();
    const [, id = ''] =
      /\/reset-password\/([\w-]{22})/.exec(people.app.post.mails.findLast(({ to }) => to === email)?.text ?? '') ?? [];
    const set = (password: string) =>
      people.app.call(passwordRequestApi.reset, { params: { id }, body: { email, password } });
    expect(await set('MaijaVirtanen26')).toMatchObject({ status: 422, body: { code: 'password_too_common' } });
    expect((await set('toinen-hyvä-lause')).status).toBe(200);
  });
});
