import type { Call } from '../../http/answer.ts';
import { companyAsked } from '../../http/company-asked.ts';
import { securityWrite } from '../../security/security-log.ts';
import { companies } from '../../store/entities/companies.ts';
import { findRetentionRun, retentionRunWrite } from '../../store/due/kinds/retention-run.ts';
import { findRetentionPeriods, retentionPeriodsWrite } from '../../store/installation/retention-periods.ts';
import { requireVersion, saveOver } from '../../verbs/save-over.ts';
import { AppError } from '../../../shared/core/errors.ts';
import type { Reply } from '../../../shared/core/endpoint.ts';
import type { dataDeskApi } from '../../../shared/data-desk/data-desk-api.ts';
import type { World } from '../../world.ts';
import { newRun } from './ask-retention.ts';

type Shown = Reply<typeof dataDeskApi.retention>;

async function shown({ table }: World, company: string): Promise<Shown> {
  const [{ periods, version }, run] = await Promise.all([
    findRetentionPeriods(table, company),
    findRetentionRun(table, company),
  ]);
  if (!run) return { periods, version, run: null };
  const { state, begun, announced, endsFrom, ended, found, taken, manifest } = run;
  return { periods, version, run: { state, begun, announced, endsFrom, ended, found, taken, manifest } };
}

export function showRetention({ world, actor, query }: Call<typeof dataDeskApi.retention>): Promise<Shown> {
  return shown(world, companyAsked(actor, query));
}

/** Sets the times and looks anew by them: what was found by others is not erased. */
export async function saveRetention({ world, actor, body }: Call<typeof dataDeskApi.saveRetention>): Promise<Shown> {
  const { table } = world;
  const company = companyAsked(actor, body);
  if (!(await companies.find(table, company))) throw new AppError('not_found');
  const current = () => shown(world, company);
  const stored = await findRetentionPeriods(table, company);
  const isSame = Object.entries(body.periods).every(([name, value]) => Object(stored.periods)[name] === value);
  if (isSame) return current();
  await requireVersion(body, stored, current);
  const run = newRun(world, company, await findRetentionRun(table, company));
  await saveOver(world, {
    current,
    writes: [
      retentionPeriodsWrite(company, stored, body.periods),
      retentionRunWrite(run, run.begun),
      securityWrite(world, { kind: 'retentionSet', company, by: actor.userId }),
    ],
  });
  return current();
}
