import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { doDueWork } from '../../../functions/jobs/do-due-work.ts';
import { findCompanyThings } from '../../../functions/store/company-data/company-items.ts';
import { findUserByEmail } from '../../../functions/store/entities/users/users.ts';
import { seedMany } from '../../../infra/demo/inductions/many-inductions.ts';
import { seedDemo } from '../../../infra/demo/seed.ts';
import { backUp } from '../../../infra/operator/backup.ts';
import { exportCompany } from '../../../infra/operator/company/export-company.ts';
import { importCompany } from '../../../infra/operator/company/import-company.ts';
import type { Installation } from '../../../infra/operator/installation.ts';
import { openLocalInstallation } from '../../../infra/operator/local-installation.ts';
import { median } from '../ratios/median.ts';

/** What moving a company takes over what a backup of its whole installation takes, wall times of the same minute. */
export type MeasuredMoving = { userForms: number; exporting: number; importing: number };

const USER_FORMS = 1000;
const FILE_BYTES = 30_000;
const TIMES = 3;

export async function measureMoving(): Promise<MeasuredMoving> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tyomaaportti-moving-'));
  const source = await opened(path.join(folder, 'source'));
  try {
    const company = await fill(source);
    const ratios = [];
    for (let time = 0; time < TIMES; time += 1) ratios.push(await moved(source, company, path.join(folder, `${time}`)));
    return {
      userForms: USER_FORMS,
      exporting: median(ratios.map(({ exporting }) => exporting)),
      importing: median(ratios.map(({ importing }) => importing)),
    };
  } finally {
    await source.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function opened(dataFolder: string): Promise<Installation> {
  const firstData = { kind: 'demo' } as const;
  return openLocalInstallation({ port: 0, host: '', dataFolder, firstData, dynamodbEndpoint: undefined });
}

/** The demo company with many inductions, a card and a picture each. */
async function fill({ world, files }: Installation): Promise<string> {
  await seedDemo(world);
  const user = await findUserByEmail(world.table, 'manager@example.com');
  if (!user) throw new Error('the demo has no manager');
  const { _id: userId, name, company, roles } = user;
  const actor = { kind: 'staff' as const, userId, name, company, roles };
  await seedMany(world, actor, { userForms: USER_FORMS, cards: USER_FORMS }, () => undefined);
  while ((await doDueWork(world)) > 0);
  const { ids } = await findCompanyThings(world.table, company);
  for (const id of ids['user-forms']) {
    const bytes = Buffer.alloc(FILE_BYTES, `picture of ${id} `);
    await files.put(`static/images/userForm/${id}/photo.png`, { bytes, contentType: 'image/png', cacheControl: '' });
  }
  return company;
}

async function moved(source: Installation, company: string, folder: string) {
  const target = await opened(path.join(folder, 'target'));
  try {
    const backup = await secondsOf(() => backUp(source, path.join(folder, 'backup')));
    const exporting = await secondsOf(() => exportCompany(source, { company, folder: path.join(folder, 'export') }));
    const importing = await secondsOf(() => importCompany(path.join(folder, 'export'), target));
    return { exporting: exporting / backup, importing: importing / backup };
  } finally {
    await target.close();
  }
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return (performance.now() - began) / 1000;
}
