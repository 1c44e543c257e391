import { createHash } from 'node:crypto';
import { messageFor } from '../../messages/new-message.ts';
import { securityWrite } from '../../security/security-log.ts';
import type { Due } from '../../store/due/due-kind.ts';
import {
  dropFormerFinds,
  firstFinds,
  retentionFindsEnd,
  retentionFindsWrite,
  retentionRunWrite,
  type RetentionFind,
  type StoredRun,
} from '../../store/due/kinds/retention-run.ts';
import { findAdmins } from '../../store/entities/users/admins.ts';
import { findRetentionPeriods } from '../../store/installation/retention-periods.ts';
import { markRetentionDay } from '../../store/installation/retention-runs.ts';
import { messageWrite } from '../../store/messages/messages.ts';
import { isWritten } from '../../store/table-errors.ts';
import type { Write } from '../../store/table.ts';
import { formatDate, localDate } from '../../../shared/core/dates.ts';
import { NOTICE_DAYS } from '../../../shared/data-desk/retention-rules.ts';
import type { RetentionCount } from '../../../shared/data-desk/retention-run.ts';
import { staffScreenPaths } from '../../../shared/site-paths/staff-screen-paths.ts';
import type { World } from '../../world.ts';
import { finishErasures } from '../erasing/whole-erasure.ts';
import { countOf, endThem } from './end-them.ts';
import { expiredPages, judgedBy, stillExpired, type Expired, type Judged } from './find-expired.ts';

/** After this long a step ends, so that others get their turn; what is left is due at once. */
const LONGEST_MILLISECONDS = 8000;
const FINDS_A_PAGE = 500;
const ENDED_AT_ONCE = 5;
const DAY_MILLISECONDS = 86_400_000;

/** Goes on with the retention runs of companies: the dry run, and once its notice is over what that found. */
export async function doRetention(world: World, runs: readonly Due<'retentionRun'>[]): Promise<void> {
  for (const run of runs) {
    const began = performance.now();
    const isTimeUp = () => performance.now() - began > LONGEST_MILLISECONDS;
    const writes = await (run.state === 'looking' ? look(world, run, isTimeUp) : end(world, run, isTimeUp));
    // Somebody who set the times meanwhile has begun another run.
    await isWritten(world.table.write(writes));
  }
}

async function judged({ table }: World, { company, today }: StoredRun): Promise<Judged> {
  const { periods } = await findRetentionPeriods(table, company);
  return judgedBy(table, { company, today, periods });
}

const atOnce = (world: World) => world.now().toISOString();

/** A dry run, some of it at a time; it keeps what it found, and nothing else is erased later. */
async function look(world: World, run: StoredRun, isTimeUp: () => boolean): Promise<Write[]> {
  const { table } = world;
  if (run.pages === 0 && run.from === undefined) await dropFormerFinds(table, run);
  const finds: RetentionFind[] = [];
  let { found } = run;
  for await (const { expired, next } of expiredPages(table, await judged(world, run), run.from)) {
    finds.push(...expired.map(({ kind, id, day }) => ({ kind, id, day })));
    found = countedWith(found, expired);
    if (next === undefined || (finds.length < FINDS_A_PAGE && !isTimeUp())) continue;
    const after = withFinds({ ...run, found, from: next }, finds);
    return [...pageWrites(run, finds), retentionRunWrite(after, atOnce(world))];
  }
  const { from: _, ...done } = withFinds({ ...run, found }, finds);
  if (done.pages > 0) return [...pageWrites(run, finds), ...(await announced(world, done))];
  await markRetentionDay(table, localDate(world.now()));
  return [retentionRunWrite({ ...done, state: 'nothing', ended: atOnce(world) }, undefined)];
}

const pageWrites = (run: StoredRun, finds: readonly RetentionFind[]): Write[] =>
  finds.length === 0 ? [] : [retentionFindsWrite(run, run.pages, finds)];

/** The run with one page of finds more, in its hash too. */
function withFinds(run: StoredRun, finds: readonly RetentionFind[]): StoredRun {
  if (finds.length === 0) return run;
  const text = `${run.manifest ?? ''}\n${finds.map(({ kind, id, day }) => `${kind} ${id} ${day}`).join('\n')}`;
  return { ...run, pages: run.pages + 1, manifest: createHash('sha256').update(text).digest('hex') };
}

function countedWith(counts: readonly RetentionCount[], expired: readonly Expired[]): RetentionCount[] {
  const by = new Map(counts.map((one) => [one.kind, one]));
  for (const one of expired) {
    const { count = 0, oldest = one.day } = by.get(one.kind) ?? {};
    by.set(one.kind, {
      kind: one.kind,
      count: count + countOf(one),
      oldest: one.day < oldest ? one.day : oldest,
    });
  }
  return [...by.values()];
}

/** The dry run stands on the desk, and is mailed to the admins in the same transaction; its notice begins. */
async function announced(world: World, run: StoredRun): Promise<Write[]> {
  const { company, found } = run;
  const endsFrom = new Date(world.now().getTime() + NOTICE_DAYS * DAY_MILLISECONDS).toISOString();
  const after = { ...run, state: 'announced' as const, announced: atOnce(world), endsFrom };
  const admins = await findAdmins(world.table, company);
  const data = {
    at: formatDate(endsFrom),
    count: String(found.reduce((sum, { count }) => sum + count, 0)),
    lines: found.map(({ kind, count }) => `${kind} ${count}`).join('\n'),
    link: `${world.settings.baseUrl}${staffScreenPaths.dataDesk}`,
  };
  const mails = admins.flatMap(
    ({ _id, email, language }) =>
      messageFor(world, { kind: 'retentionDue', company, about: `user#${_id}`, email, language, data }) ?? [],
  );
  return [retentionRunWrite(after, endsFrom), ...mails.map(messageWrite)];
}

/** Ends what the dry run found and is over still, some of it at a time; first what a step had begun that died. */
async function end(world: World, run: StoredRun, isTimeUp: () => boolean): Promise<Write[]> {
  const { table } = world;
  const { company } = run;
  const data = { world, files: world.files };
  await finishErasures(data, company, isTimeUp);
  if (isTimeUp()) return [retentionRunWrite({ ...run, state: 'ending' }, atOnce(world))];
  const asked = await judged(world, run);
  const first = await firstFinds(table, run);
  if (!first) return ended(world, run);
  let { taken } = run;
  const left = [...first.finds];
  while (left.length > 0 && !isTimeUp()) {
    const some = left.splice(0, ENDED_AT_ONCE);
    const expired = (await Promise.all(some.map((find) => stillExpired(table, find, asked)))).flatMap(
      (one) => one ?? [],
    );
    await endThem(data, company, expired);
    taken = countedWith(taken, expired);
  }
  const rest = left.length === 0 ? retentionFindsEnd(run, first.page) : retentionFindsWrite(run, first.page, left);
  return [rest, retentionRunWrite({ ...run, state: 'ending', taken }, atOnce(world))];
}

async function ended(world: World, run: StoredRun): Promise<Write[]> {
  const { company, taken } = run;
  await markRetentionDay(world.table, localDate(world.now()));
  const about = String(taken.reduce((sum, { count }) => sum + count, 0));
  return [
    retentionRunWrite({ ...run, state: 'ended', ended: atOnce(world) }, undefined),
    securityWrite(world, { kind: 'retentionEnded', company, about }),
  ];
}
