import type { SelectedPerson } from '../../../shared/content/blocks/person/rules.ts';
import type { Item } from '../../store/items.ts';
import { projectKey, userFormKey, userKey } from '../../store/keys.ts';
import type { PermitHead } from '../../store/entities/permits/permit-record.ts';
import { projects } from '../../store/entities/projects.ts';
import { userFormOf } from '../../store/entities/user-forms/user-form-items.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { users, type UserRecord } from '../../store/entities/users/users.ts';
import type { World } from '../../world.ts';

type OfPermit = Pick<PermitHead, 'company' | 'project' | 'createdBy'>;

/** Whether a user is of the permit's company; its creator may be of another, as root is. */
export function isUserOf({ company, createdBy }: OfPermit, user: UserRecord): boolean {
  return user.company === company || user._id === createdBy._id;
}

/** Whether an induction is signed, kept, and of one of the site's forms. */
export function isWorkerOf({ company }: OfPermit, form: UserFormHead, siteForms: readonly string[]): boolean {
  const isOfSite = form.company === company && siteForms.includes(form.inductionFormId);
  return isOfSite && form.signed !== null && !form.archived;
}

/** The place of the first one who can be chosen no longer, in one request; -1 where all can. */
export async function findGonePerson(
  { table }: World,
  permit: OfPermit,
  chosen: readonly SelectedPerson[],
): Promise<number> {
  const keys = chosen.map((one) => ('userId' in one ? userKey(one.userId) : userFormKey(one.userFormId)));
  const [site, ...items] = await table.getMany([projectKey(permit.project), ...keys]);
  const siteForms = site ? projects.ofItem(site).inductionFormIds : [];
  const stands = (one: SelectedPerson, item: Item) =>
    'userId' in one ? isUserOf(permit, users.ofItem(item)) : isWorkerOf(permit, userFormOf(item), siteForms);
  return chosen.findIndex((one, at) => {
    const item = items[at];
    return !item || !stands(one, item);
  });
}
