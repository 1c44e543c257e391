import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findDueKeys } from '../../functions/store/due/due-index.ts';
import { findUserByEmail } from '../../functions/store/entities/users/users.ts';
import type { World } from '../../functions/world.ts';
import { seedMany } from '../demo/inductions/many-inductions.ts';
import { seedCompanies } from '../demo/many-companies.ts';
import type { Listener } from './listening/routes.ts';
import { startLocalServer } from './listening/server.ts';
import { readSettings } from './settings.ts';
import type { SiteMaker } from './site/site-makers.ts';
import { StartError } from './start-error.ts';

/**
 * `npm run tools -- seed --user-forms 100000 --cards 50000 --companies 1000`: writes many inductions and cards into the demo company of a
 * stopped local installation (`DATA_DIR`), and many companies beside it.
 */
const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { 'user-forms': text, cards: text, companies: text } });

const APPROVER = 'manager@example.com';
const MOST = 100_000;

function countOf(name: string, text: string | undefined, unless: number): number {
  const count = Number(text ?? unless);
  if (Number.isInteger(count) && count >= 0 && count <= MOST) return count;
  throw new StartError(`Give --${name} as a whole number up to ${MOST}.`);
}

const nothing: Listener = (_, response) => {
  response.writeHead(404).end();
  return Promise.resolve();
};
const noSite: SiteMaker = () => Promise.resolve({ listener: nothing, close: () => Promise.resolve() });

const LOOK_MILLISECONDS = 500;

/** Waits until due work has made the counts and cards. */
async function untilSettled({ table, now }: World): Promise<void> {
  while ((await findDueKeys(table, now(), 1)).length > 0) await after(LOOK_MILLISECONDS);
}

/** A batch that a slow disk takes seconds for is waited for: sent again, it would be written twice, and all the later. */
const PATIENCE_MILLISECONDS = 60_000;

async function seed(): Promise<string> {
  process.env['STORE_PATIENCE'] ??= String(PATIENCE_MILLISECONDS);
  const userForms = countOf('user-forms', values['user-forms'], 1000);
  const cards = countOf('cards', values.cards, 0);
  const companies = countOf('companies', values.companies, 0);
  const server = await startLocalServer({ ...readSettings(process.env), port: 0 }, { makeSite: noSite });
  try {
    const user = await findUserByEmail(server.world.table, APPROVER);
    if (!user) throw new StartError('There is no demo company to fill: start it once without DEMO=0.');
    const { _id: userId, name, company, roles } = user;
    const actor = { kind: 'staff' as const, userId, name, company, roles };
    const say = (text: string) => process.stdout.write(`  ${text}\n`);
    await seedCompanies(server.world, companies, say);
    const { formName, pin } = await seedMany(server.world, actor, { userForms, cards }, say);
    say('counts and cards …');
    await untilSettled(server.world);
    return `${userForms} inductions and ${cards} cards are in "${formName}" (PIN ${pin}), ${companies} companies beside it.`;
  } finally {
    await server.stop();
  }
}

await seed().then(
  (told) => process.stdout.write(`${told}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
