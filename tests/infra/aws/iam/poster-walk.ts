import { randomBytes } from 'node:crypto';
import { createPosterApp } from '../../../../functions/poster/poster-app.ts';
import { PLAYER_PAGE } from '../../../../functions/poster/built-site.ts';
import { siteFromEnv } from '../../../../functions/poster/site-from-env.ts';
import type { Table } from '../../../../functions/store/table.ts';
import { doLaterWork } from '../../../../functions/verbs/later-work.ts';
import { page, paragraph } from '../../../../infra/demo/form-builders.ts';
import { inductionFormApi } from '../../../../shared/induction-forms/induction-form-api.ts';
import { uuid } from '../../../fixtures/test-app.ts';
import type { GuardedProduct } from './guarded-app.ts';

/** More wrong PINs than an address has. */
const GUESSES = 25;

/** A process that has read no version yet: versions are remembered by the table's name. */
const withoutMemory = (table: Table) =>
  new Proxy(table, {
    get: (of, name) => {
      const member: unknown = Reflect.get(of, name);
      if (name === 'name') return `${of.name} of another process`;
      return typeof member === 'function' ? (member.bind(of) as unknown) : member;
    },
  });

/** The poster of a form that is too large for the table, and wrong PINs until the address has none left. */
export async function walkPosters({ app, poster, functions }: GuardedProduct): Promise<void> {
  const token = await app.login('editor@example.com');
  const pages = Array.from({ length: 3 }, () =>
    page(
      'Pitkä',
      Array.from({ length: 80 }, () => paragraph(randomBytes(700).toString('base64'))),
    ),
  );
  const body = { meta: { name: 'Suuri juliste' }, pages };
  const made = await app.call(inductionFormApi.create, { body }, { token, key: uuid() });
  const draw = () => Promise.resolve('');
  const posters = createPosterApp(
    { ...poster, table: withoutMemory(poster.table) },
    { readSite: siteFromEnv(functions.Poster.env), draw },
  );
  const headers = { 'x-origin-secret': poster.settings.originSecret, 'x-viewer-address': '198.51.100.7' };
  const status = async (pin: string) =>
    (await posters.request(`/${PLAYER_PAGE}?pin=${pin}&language=fi`, { headers })).status;
  const found = await status(String(made.body.meta.pin));
  if (found !== 200) throw new Error(`the poster was answered ${found}`);
  let last = 200;
  for (let guess = 0; guess < GUESSES; guess += 1) last = await status(String(900_000 + guess));
  await doLaterWork();
  if (last !== 429) throw new Error(`the last guess was answered ${last}`);
}
