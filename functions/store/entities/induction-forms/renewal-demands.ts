import { demandOf, type RenewalDemand } from '../../../../shared/user-forms/renewal/renewal.ts';
import { headKey } from '../../keys.ts';
import type { Item } from '../../items.ts';
import type { Table } from '../../table.ts';
import { inductionFormOf } from './induction-forms.ts';

type OfForm = { inductionFormId: string; formVersion: number };

/** What the forms of inductions demand of them. */
export type Demands = (induction: OfForm) => Pick<RenewalDemand, 'reason' | 'by'> | undefined;

/** The keys of the forms of inductions, each once, and what their items demand. */
export function demandsOfForms(inductions: readonly Pick<OfForm, 'inductionFormId'>[]) {
  const formIds = [...new Set(inductions.map(({ inductionFormId }) => inductionFormId))];
  const demandsIn = (items: readonly (Item | undefined)[]): Demands => {
    const byForm = new Map(formIds.map((id, place) => [id, demandIn(items[place])]));
    return ({ inductionFormId, formVersion }) => demandOf(byForm.get(inductionFormId), formVersion);
  };
  return { keys: formIds.map(headKey), demandsIn };
}

function demandIn(item: Item | undefined): RenewalDemand | undefined {
  return item && item['removed'] === undefined ? inductionFormOf(item).renewal : undefined;
}

/** What an induction's form demands of it. */
export async function findDemand(table: Table, induction: OfForm): Promise<ReturnType<Demands>> {
  const { keys, demandsIn } = demandsOfForms([induction]);
  return demandsIn(await table.getMany(keys))(induction);
}
