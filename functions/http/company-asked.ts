import type { Staff } from '../../shared/core/actor.ts';

/** Root may name any company; other callers get their own, whatever they name (rule 1.1). */
export function companyAsked(actor: Staff, { company }: { company?: string | undefined }): string {
  return actor.roles.includes('root') ? (company ?? actor.company) : actor.company;
}
