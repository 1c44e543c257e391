import type { Item } from '../../../functions/store/items.ts';
import { boardPermitItems } from '../../../functions/store/entities/boards/board-permits.ts';
import { permits } from '../../../functions/store/entities/permits/permit-record.ts';
import { projects } from '../../../functions/store/entities/projects.ts';
import { siteWrites } from '../../../functions/store/entities/sites-of-forms.ts';
import { permitSeal } from '../../../functions/store/due/kinds/permit-seal.ts';
import { tallyWrite } from '../../../functions/store/due/kinds/tally.ts';
import { permitSealKey } from '../../../functions/store/evidence-keys.ts';
import { lastDayWrite } from '../../../functions/store/entities/user-forms/last-days.ts';
import { rowOf, userFormOf } from '../../../functions/store/entities/user-forms/user-form-items.ts';
import { isSignedByAnybody } from '../../../shared/permits/permit-moves.ts';

/** The schema of an item without the attribute `schema`. */
export const FIRST_SCHEMA = 1;

/** Converts items of one shape to the next; the code deployed before it must read both shapes. */
export type Upgrade = {
  name: string;
  /** The items' schema after the upgrade. */
  to: number;
  isFor: (item: Item) => boolean;
  /** Returns the item in its new shape, under the same key. */
  upgrade: (item: Item) => Item;
  /** Items that stand beside it from then on. */
  beside?: (item: Item) => Item[];
};

/** Adds to permit rows whether anybody has signed or refused, so that lists offer to cancel a draft that was sent back. */
const SIGNED_ROWS: Upgrade = {
  name: 'signed-rows-of-permits',
  to: 2,
  isFor: (item) =>
    item['entity'] === 'permit' && !permits.rowOf(item).isSigned && isSignedByAnybody(permits.ofItem(item)),
  upgrade: (item) => ({ ...item, row: { ...(item['row'] as object), isSigned: true } }),
};

/** Gives permits their place in the company's list, and their rows the user whose turn it is. */
const PERMITS_BY_END: Upgrade = {
  name: 'permits-of-the-company',
  to: 3,
  isFor: (item) => item['entity'] === 'permit' && item['removed'] === undefined && item['GSI2PK'] === undefined,
  upgrade: (item) => ({ ...item, ...placedAnew(permits.itemOf(permits.ofItem(item))) }),
};

/** Gives rows of projects their induction forms, so that lists count what waits in them. */
const FORMS_OF_PROJECTS: Upgrade = {
  name: 'induction-forms-in-rows-of-projects',
  to: 2,
  isFor: (item) => item['entity'] === 'project' && Object(item['row'])['inductionFormIds'] === undefined,
  upgrade: (item) => ({ ...item, row: { ...Object(item['row']), inductionFormIds: item['inductionFormIds'] } }),
};

/** Gives forms the open projects that name them, and those projects the lists of the workers who were inducted before. */
const SITES_OF_FORMS: Upgrade = {
  name: 'sites-of-induction-forms',
  to: 3,
  isFor: (item) => item['entity'] === 'project',
  upgrade: (item) => item,
  beside: (item) => {
    const project = projects.ofItem(item);
    return siteWrites(undefined, project, project.created).flatMap((write) => ('put' in write ? [write.put] : []));
  },
};

/** Gives rows of inductions the day on which a young person is 18, so that lists warn of them. */
const AGE_IN_ROWS: Upgrade = {
  name: 'young-people-in-rows-of-inductions',
  to: 2,
  isFor: (item) => item['entity'] === 'userForm' && comesOfAge(item) !== Object(item['row'])['comesOfAge'],
  upgrade: (item) => ({ ...item, row: { ...Object(item['row']), comesOfAge: comesOfAge(item) } }),
};

const comesOfAge = (item: Item) => rowOf(userFormOf(item)).comesOfAge;

/** Puts the open permits of before on the boards of their projects, where overlaps are looked for. */
const PERMITS_ON_BOARDS: Upgrade = {
  name: 'open-permits-on-boards',
  to: 4,
  isFor: (item) =>
    item['entity'] === 'permit' && item['removed'] === undefined && boardPermitItems(permits.ofItem(item)).length > 0,
  upgrade: (item) => item,
  beside: (item) => boardPermitItems(permits.ofItem(item)),
};

/** Has inductions that were signed with a last valid day found by it. */
const LAST_DAYS: Upgrade = {
  name: 'last-days-of-inductions',
  to: 3,
  isFor: (item) => item['entity'] === 'userForm' && endingOf(item) !== undefined,
  upgrade: (item) => item,
  beside: (item) => {
    const ending = endingOf(item);
    const write = ending && lastDayWrite(ending);
    return write && 'put' in write ? [write.put] : [];
  },
};

function endingOf(item: Item) {
  const { validUntil, ...head } = userFormOf(item);
  if (validUntil === undefined || head.signed === null || head.archived || head.isRenewed) return undefined;
  return { ...head, validUntil };
}

/** Has the chains of inductions that were signed before there were chains begin, as due work. */
const INDUCTIONS_TO_SEAL: Upgrade = {
  name: 'inductions-to-seal',
  to: 4,
  isFor: (item) => item['entity'] === 'userForm' && userFormOf(item).signed !== null,
  upgrade: (item) => item,
  beside: (item) => {
    const { _id: id, inductionFormId: formId, signed } = userFormOf(item);
    const write = tallyWrite(`seal-${id}`, signed ?? '', { formId, chain: { id } });
    return 'put' in write ? [write.put] : [];
  },
};

/** The same of permits. */
const PERMITS_TO_SEAL: Upgrade = {
  name: 'permits-to-seal',
  to: 5,
  isFor: (item) => item['entity'] === 'permit' && item['removed'] === undefined,
  upgrade: (item) => item,
  beside: (item) => {
    const { _id: permitId } = permits.ofItem(item);
    const placed = {
      at: item['GSI1SK'] === undefined ? '' : (String(item['GSI1SK']).split('#')[0] ?? ''),
      id: permitId,
    };
    return [permitSeal.item(permitSealKey(permitId), placed, { permitId })];
  },
};

const placedAnew = ({ GSI2PK, GSI2SK, row }: Item) => ({ GSI2PK, GSI2SK, row });

/** Every upgrade, in order. */
export const UPGRADES: readonly Upgrade[] = [
  SIGNED_ROWS,
  PERMITS_BY_END,
  FORMS_OF_PROJECTS,
  AGE_IN_ROWS,
  SITES_OF_FORMS,
  PERMITS_ON_BOARDS,
  LAST_DAYS,
  INDUCTIONS_TO_SEAL,
  PERMITS_TO_SEAL,
];
