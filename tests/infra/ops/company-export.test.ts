import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { itemOf, lineOf } from '../../../infra/ops/company/company-lines.ts';
import { exportCompany } from '../../../infra/ops/company/export-company.ts';
import { importCompany } from '../../../infra/ops/company/import-company.ts';
import type { Installation } from '../../../infra/ops/installation.ts';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Item } from '../../../functions/store/items.ts';
import { createCardsForm, given, takeWithCards, uploaded } from '../../fixtures/cards-walk.ts';
import { appOver, companyOf, openedInstallation, operatedDemo, type Operated } from '../../fixtures/operated.ts';
import { PermitSite, submitted } from '../../fixtures/permit-walk.ts';
import { PERSON, SHORT_PIN, takeWhole } from '../../fixtures/walk.ts';
import { temporaryFolder } from '../local/temporary-folder.ts';

// Each start begins a process, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** The demo company with inductions, cards, a permit that is being signed, and everything that was sent for them. */
async function lived(): Promise<Operated> {
  const operated = await operatedDemo();
  const { app } = operated;
  const form = await createCardsForm(app, await app.login('editor@example.com'));
  await takeWithCards(app, form.pin, {
    cards: async (started) => [given('Tulityökortti', '2030-01-01', await uploaded(app, started))],
  });
  await takeWhole(app, SHORT_PIN);
  const site = await PermitSite.over(app);
  await site.sign(await submitted(site), 'Creator', await site.pinOf('foreman@example.com'));
  await app.settle();
  return operated;
}

const folderFor = async (name: string) => path.join(await temporaryFolder(), name);

async function textsOf(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl'));
  return (await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))).join('');
}

async function itemsOf({ table }: Installation): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of table.items()) items.push(unmarshall(item) as Item);
  return items;
}

/** The installation as it is when it breaks off at its so many-th reading of the table. */
function breakingOff(installation: Installation, at: number): Installation {
  let reads = 0;
  const table = new Proxy(installation.world.table, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...inputs: unknown[]) => {
        if ((reads += 1) === at) throw new Error('the process has died');
        return Reflect.apply(value, target, inputs) as unknown;
      };
    },
  });
  return { ...installation, world: { ...installation.world, table } };
}

test('an exported company that is imported elsewhere is exported from there the same, and is used as before', async () => {
  const before = await lived();
  const company = await companyOf(before.app);
  const folder = await folderFor('first');
  const exported = await exportCompany(before.installation, company, folder);
  expect(exported.lines['user-forms']?.count).toBeGreaterThan(5);
  expect(exported.lines['files']?.count).toBeGreaterThan(4);

  const empty = await openedInstallation();
  expect(await importCompany(folder, empty)).toEqual(exported);
  const again = await folderFor('second');
  expect(await exportCompany(empty, company, again)).toEqual(exported);

  // What the first one has beside what was exported: secrets, what waits or ends by itself, another company.
  const passing = /^(ONCE|LIMIT|CODE|REMINDED|PERSON|MSG|TALLY|PERMIT)#/;
  const isPassing = ({ PK, SK }: Item) => passing.test(PK) && (!PK.startsWith('PERMIT#') || SK.startsWith('G#'));
  const kept = (items: Item[]) =>
    items
      .filter((item) => !isPassing(item))
      .map(lineOf)
      .toSorted();
  const isOther = (line: string) => /toinen|Toinen|TOINEN/.test(line);
  const ofOther = await companyOf(before.app, 'admin@toinen.example.com');
  const mine = kept(await itemsOf(before.installation)).filter((line) => !isOther(line) && !line.includes(ofOther));
  expect(kept(await itemsOf(empty))).toEqual(mine);

  const { app } = appOver(empty);
  expect((await app.send('/login', { body: { email: 'manager@example.com', password: 'demo-demo' } })).status).toBe(
    401,
  );
  const asked = { email: 'manager@example.com' };
  expect((await app.send('/password-requests', { body: asked })).status).toBeLessThan(300);
  await app.settle();
  const [, id] = /reset-password\/([\w-]{22})/.exec(app.post.mails.at(-1)?.text ?? '') ?? [];
  const chosen = { ...asked, password: 'oikea hevonen akku' };
  expect((await app.put(`/password-requests/${id}`, { body: chosen })).status).toBe(200);
  const token = await app.login(asked.email, chosen.password);
  const { body } = await app.get('/projects?limit=10', { token });
  const shown = await app.get(`/cards/project/${body.items.at(-1)._id}`, { token });
  expect(shown.body.items.length).toBeGreaterThan(0);
  await takeWhole(app, SHORT_PIN);
});

test('an export holds no secret, no other company, and no message that still waits', async () => {
  const { app, installation } = await lived();
  await takeWhole(app, SHORT_PIN);
  const folder = await folderFor('export');
  await exportCompany(installation, await companyOf(app), folder);
  const text = await textsOf(folder);
  expect(text).toContain(PERSON.email);
  expect(text).not.toMatch(
    /scrypt\$|passwordHash|signPinHash|resumeKeyHash|"pins"|"box"|Toinen Yritys|"state":"waiting"/,
  );
});

test('an export that was killed at any reading goes on and ends as if it never had been', async () => {
  const { app, installation } = await lived();
  const company = await companyOf(app);
  const whole = await exportCompany(installation, company, await folderFor('whole'));
  const folder = await folderFor('killed');
  let kills = 0;
  for (;;) {
    try {
      expect(await exportCompany(breakingOff(installation, 8 + kills * 2), company, folder)).toEqual(whole);
      break;
    } catch (error) {
      if (!String(error).includes('has died')) throw error;
      kills += 1;
      await appendFile(path.join(folder, 'messages.jsonl'), '{"torn":');
    }
  }
  expect(kills).toBeGreaterThan(8);
  await expect(exportCompany(installation, company, folder)).rejects.toThrow('is not empty');
});

test('an export that was changed, of no company or into somewhere that is not empty is refused', async () => {
  const { app, installation } = await operatedDemo();
  const company = await companyOf(app);
  const folder = await folderFor('export');
  await exportCompany(installation, company, folder);
  await expect(importCompany(folder, installation)).rejects.toThrow('is not empty');
  await expect(exportCompany(installation, 'nobody', await folderFor('none'))).rejects.toThrow('no company');
  await expect(importCompany(await temporaryFolder(), installation)).rejects.toThrow('no export');
  const users = path.join(folder, 'users.jsonl');
  await writeFile(users, (await readFile(users, 'utf8')).replace('Mestari', 'Varas'));
  await expect(importCompany(folder, await openedInstallation())).rejects.toThrow('users.jsonl is not what');
});

test('packed content comes out of a line as it went in', () => {
  const item = itemOf('{"PK":"FORM#a","SK":"V#000001","entity":"formVersion","content":{"b":1,"a":"ä"}}');
  expect(lineOf(item)).toBe('{"PK":"FORM#a","SK":"V#000001","entity":"formVersion","content":{"b":1,"a":"ä"}}');
});
