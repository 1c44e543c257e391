import { hasRole } from '../../shared/core/access.ts';
import type { Staff } from '../../shared/core/actor.ts';
import type { HomeForm } from '../../shared/home/home.ts';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import { permitFormApi } from '../../shared/permit-forms/permit-form-api.ts';
import { inductionForms } from '../store/entities/induction-forms/induction-forms.ts';
import { permitForms } from '../store/entities/permit-forms.ts';
import { readList } from '../store/index-list.ts';
import { formsPartition, permitFormsPartition } from '../store/keys.ts';
import type { Table } from '../store/table.ts';

const MOST_READ = 50;

/** The forms that an author changed last; undefined for who writes none. */
export async function findFormsChangedLast(
  table: Table,
  actor: Staff,
  company: string,
  most: number,
): Promise<HomeForm[] | undefined> {
  const writesInductions = hasRole(actor, inductionFormApi.create.access.roles ?? []);
  const writesPermits = hasRole(actor, permitFormApi.create.access.roles ?? []);
  if (!writesInductions && !writesPermits) return undefined;
  const newest = async (partition: string) =>
    (await readList(table, { index: 'GSI1', partitions: [partition], limit: MOST_READ, after: undefined })).items;
  const [inductions, permits] = await Promise.all([
    writesInductions ? newest(formsPartition(company, false)) : [],
    writesPermits ? newest(permitFormsPartition(company, false)) : [],
  ]);
  const forms = [
    ...inductions.map(inductionForms.rowOf).map((form) => ({ ...form, kind: 'induction' as const })),
    ...permits.map(permitForms.rowOf).map((form) => ({ ...form, kind: 'permit' as const })),
  ];
  return forms
    .toSorted((a, b) => (a.modified < b.modified ? 1 : -1))
    .slice(0, most)
    .map(({ _id, name, kind, modified }) => ({ _id, name, kind, modified }));
}
