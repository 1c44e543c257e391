import { dayAfter, formatDate, localDate } from '../../shared/core/dates.ts';
import { VERIFY_PATHS } from '../../shared/site-paths/verify-paths.ts';
import { merkleRoot } from '../../shared/evidence/merkle.ts';
import { messageFor } from '../messages/new-message.ts';
import { dayWrite, findEvidenceDay, findLinksOfDay, leavesWrites } from '../store/entities/evidence/evidence-days.ts';
import { findAdmins } from '../store/entities/users/admins.ts';
import { messageWrite, type Message } from '../store/messages/messages.ts';
import { isWritten } from '../store/table-errors.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';

/** Days that a missed run is made up for. */
const MOST_DAYS = 7;

/** Folds what a company's chains got on each day that is over into the root of the day, and mails it to the company's admins. */
export async function foldDays(world: World, company: string): Promise<void> {
  const today = localDate(world.now());
  for (let back = MOST_DAYS; back > 0; back -= 1) await foldDay(world, company, dayAfter(today, -back));
}

async function foldDay(world: World, company: string, day: string): Promise<void> {
  const { table, now } = world;
  if (await findEvidenceDay(table, company, day)) return;
  const hashes = (await findLinksOfDay(table, company, day)).map(({ hash }) => hash).toSorted();
  if (hashes.length === 0) return;
  for (const write of leavesWrites(company, day, hashes)) await table.write([write]);
  const root = await merkleRoot(hashes);
  const folded = { company, day, root, leaves: hashes.length, at: now().toISOString() };
  // Otherwise another worker was first.
  await isWritten(table.write([dayWrite(folded), ...(await mailsOf(world, folded))]));
}

type Folded = { company: string; day: string; root: string; leaves: number };

async function mailsOf(world: World, { company, day, root, leaves }: Folded): Promise<Write[]> {
  const admins = await findAdmins(world.table, company);
  const said = { at: formatDate(day), count: String(leaves), lines: root };
  const mails = admins.map(({ email, language }) => {
    const data = { ...said, link: `${world.settings.baseUrl}${VERIFY_PATHS[language]}` };
    return messageFor(world, { kind: 'evidenceDay', company, about: `company#${company}`, email, language, data });
  });
  return mails.filter((mail): mail is Message => mail !== undefined).map(messageWrite);
}
