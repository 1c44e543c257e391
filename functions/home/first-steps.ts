import { hasRole } from '../../shared/core/access.ts';
import type { Staff } from '../../shared/core/actor.ts';
import type { StaffRole } from '../../shared/core/roles.ts';
import { FIRST_STEPS, type FirstStep, type Home } from '../../shared/home/home.ts';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import { projectApi } from '../../shared/projects/project-api.ts';
import { userApi } from '../../shared/users/user-api.ts';
import { companies } from '../store/entities/companies.ts';
import { inductionForms } from '../store/entities/induction-forms/induction-forms.ts';
import { readList } from '../store/index-list.ts';
import { companyKey, formsPartition } from '../store/keys.ts';
import type { Table } from '../store/table.ts';
import type { CompanyStanding } from './company-standing.ts';

const MOST_FORMS = 20;

/** Whose step it is. */
const DOERS: Readonly<Record<FirstStep, readonly StaffRole[]>> = {
  site: projectApi.create.access.roles ?? [],
  form: inductionFormApi.create.access.roles ?? [],
  poster: inductionFormApi.create.access.roles ?? [],
  people: userApi.create.access.roles ?? [],
};

/** Whether nothing of a working company is there yet: then its first steps are looked at, and nothing is to be approved. */
export function isYoung({ waitingForms = [], permits, cards }: CompanyStanding): boolean {
  return waitingForms.length === 0 && !permits?.items.length && !cards?.all.length;
}

/** The caller's steps of a beginning company; undefined where all are done or none is the caller's. */
export async function firstSteps(table: Table, actor: Staff, company: string): Promise<Home['steps']> {
  const steps = FIRST_STEPS.filter((step) => hasRole(actor, DOERS[step]));
  if (steps.length === 0) return undefined;
  const [head, listed] = await Promise.all([
    table.get(companyKey(company)),
    readList(table, {
      index: 'GSI1',
      partitions: [formsPartition(company, false)],
      limit: MOST_FORMS,
      after: undefined,
    }),
  ]);
  const forms = listed.items.map(inductionForms.rowOf);
  const counts = head && companies.ofItem(head);
  const isDone: Record<FirstStep, boolean> = {
    site: (counts?.projectCount ?? 0) > 0,
    form: forms.length > 0,
    // Nobody tells that a poster hangs: the first start by its PIN does.
    poster: forms.some(({ started }) => started > 0),
    people: (counts?.userCount ?? 0) > 1,
  };
  if (steps.every((step) => isDone[step])) return undefined;
  const formId = forms.at(-1)?._id;
  return steps.map((step) => ({
    step,
    isDone: isDone[step],
    ...(step === 'poster' && formId !== undefined && { formId }),
  }));
}
