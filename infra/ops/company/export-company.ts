import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { billingItems } from '../../../functions/store/billing.ts';
import { findCompany } from '../../../functions/store/companies.ts';
import { companyKey } from '../../../functions/store/company-counts.ts';
import { findThingLists, listedThings, thingItems, type ThingKind } from '../../../functions/store/company-things.ts';
import { erasureItems } from '../../../functions/store/erasures.ts';
import type { Item } from '../../../functions/store/items.ts';
import { messageItemsAbout } from '../../../functions/store/messages.ts';
import { permitNumbersKey } from '../../../functions/store/permit-writes.ts';
import { type Installation, OperatorError } from '../installation.ts';
import { lineOf } from './company-lines.ts';
import {
  addLines,
  finishExport,
  keepProgress,
  objectPath,
  readProgress,
  type FileLine,
  type Manifest,
  type Progress,
} from './export-folder.ts';
import { messagesAbout, thingFolders } from './thing-files.ts';

type Exporting = { installation: Installation; folder: string; company: string };
type Lines = Map<string, string[]>;

/** Before the first list. */
const BEGINNING = -1;

/**
 * Writes all that belongs to a company into a folder: a file of lines a kind of thing, the files themselves, and last the
 * manifest. One that was killed goes on where it was when it is begun again. Throws OperatorError for no such company.
 */
export async function exportCompany(installation: Installation, company: string, folder: string): Promise<Manifest> {
  const { table } = installation.world;
  const found = await findCompany(table, company);
  if (!found) throw new OperatorError(`There is no company ${company}.`);
  const exporting = { installation, folder, company };
  let progress = await readProgress(folder, company);
  if (!progress) {
    progress = { company, lists: await findThingLists(table, company), next: BEGINNING, after: undefined, bytes: {} };
    await keepProgress(folder, progress);
  }
  if (progress.next === BEGINNING) progress = await exportHead(exporting, found.created, progress);
  while (progress.next < progress.lists.length) progress = await exportList(exporting, progress);
  if (progress.next === progress.lists.length) await exportBilling(exporting, progress);
  return finishExport(folder, { _id: company, name: found.name });
}

/** The company itself, the numbers drawn for its permits, the receipts of what was erased. */
async function exportHead(exporting: Exporting, created: string, progress: Progress): Promise<Progress> {
  const { installation, company } = exporting;
  const { table, now } = installation.world;
  const item = await table.get(companyKey(company));
  const first = Number(created.slice(0, 4));
  const years = Array.from({ length: now().getUTCFullYear() + 2 - first }, (_, index) => String(first + index));
  const counters = await table.getMany(years.map((year) => permitNumbersKey(company, year)));
  const erasures = await erasureItems(table, company);
  const items = [item, ...counters, ...erasures].filter((one): one is Item => one !== undefined);
  return goOn(exporting, progress, { lines: new Map([['company', items.map(lineOf)]]), position: undefined });
}

async function exportList(exporting: Exporting, from: Progress): Promise<Progress> {
  const { table } = exporting.installation.world;
  const list = from.lists[from.next];
  if (!list) throw new OperatorError('The progress of the export names a list that it does not have.');
  let progress = from;
  for await (const { ids, position } of listedThings(table, list.partition, from.after)) {
    const lines: Lines = new Map([
      [list.kind, []],
      ['messages', []],
      ['files', []],
    ]);
    for (const id of ids) await exportThing(exporting, { kind: list.kind, id }, lines);
    progress = await goOn(exporting, progress, { lines, position });
  }
  return progress;
}

async function exportThing(exporting: Exporting, { kind, id }: { kind: ThingKind; id: string }, lines: Lines) {
  const { installation, company } = exporting;
  const { table } = installation.world;
  for (const item of await thingItems(table, kind, id)) lines.get(kind)?.push(lineOf(item));
  const about = messagesAbout(kind, id);
  const messages = about === undefined ? [] : await messageItemsAbout(table, { company, about });
  // What still waits is sent from here, once.
  for (const item of messages) if (item['GSI3PK'] === undefined) lines.get('messages')?.push(lineOf(item));
  for (const prefix of thingFolders(kind, id)) {
    for await (const key of installation.files.keys(prefix)) {
      lines.get('files')?.push(JSON.stringify(await exportFile(exporting, key)));
    }
  }
}

async function exportFile({ installation, folder }: Exporting, key: string): Promise<FileLine> {
  const { bytes, contentType, cacheControl } = await installation.files.get(key);
  const file = objectPath(folder, key);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { key, contentType, cacheControl, bytes: bytes.length, sha256 };
}

/** Billing comes after the lists; its positions are sort keys. */
async function exportBilling(exporting: Exporting, from: Progress): Promise<void> {
  const { installation, company } = exporting;
  let progress = from;
  do {
    const { items, next } = await billingItems(installation.world.table, company, progress.after ?? '0');
    const lines = new Map([['billing', items.map(lineOf)]]);
    progress = await goOn(exporting, progress, { lines, position: next });
  } while (progress.next === from.next);
}

type Step = { lines: Lines; /** Where to go on; undefined where the list is done. */ position: string | undefined };

/** Writes what a step has found, and then that it is done. */
async function goOn({ folder }: Exporting, progress: Progress, { lines, position }: Step): Promise<Progress> {
  const bytes = { ...progress.bytes };
  for (const [name, added] of lines) bytes[name] = (bytes[name] ?? 0) + (await addLines(folder, name, added));
  const next = progress.next + (position === undefined ? 1 : 0);
  const after: Progress = { ...progress, bytes, next, after: position };
  await keepProgress(folder, after);
  return after;
}
