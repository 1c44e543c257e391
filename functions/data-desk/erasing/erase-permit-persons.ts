import { fullName } from '../../../shared/core/full-name.ts';
import { permitKey } from '../../store/keys.ts';
import { wasActedOn, findWholePermit } from '../../store/entities/permits/permits.ts';
import { everybodyOf, permits, withEverybody, type PermitHead } from '../../store/entities/permits/permit-record.ts';
import { changedPermitWrites } from '../../store/entities/permits/permit-writes.ts';
import { messageItemsAbout } from '../../store/messages/messages.ts';
import type { Table } from '../../store/table.ts';
import { eraseFromChain, sealPending } from '../../permits/evidence/erase-from-chain.ts';
import { untilWritten } from '../../verbs/until-written.ts';
import type { World } from '../../world.ts';
import { thingItems } from '../../store/company-data/company-things.ts';
import { normalizeEmail } from '../../store/entities/users/users.ts';
import { pagesOf } from '../../store/company-data/walk-things.ts';

type Person = PermitHead['persons'][number];

/** A person in permits by their inductions; `addresses` are all their known addresses. */
export type Named = { userForms: ReadonlySet<string>; addresses: ReadonlySet<string> };

/** Replaces an erased name. */
const NOBODY = '–';

/** A company's permits that name one of the inductions. */
export async function findPermitsNaming(
  table: Table,
  company: string,
  userForms: ReadonlySet<string>,
): Promise<PermitHead[]> {
  const found: PermitHead[] = [];
  for await (const ids of pagesOf(table, company, 'permits')) {
    found.push(...(await permitsNaming(table, ids, userForms)));
  }
  return found;
}

/** Those permits that name one of the inductions. */
export async function permitsNaming(
  table: Table,
  ids: readonly string[],
  userForms: ReadonlySet<string>,
): Promise<PermitHead[]> {
  const heads = (await table.getMany(ids.map(permitKey))).flatMap((item) => (item ? [permits.ofItem(item)] : []));
  return heads.filter((head) => everybodyOf(head).some((person) => isNamed(person, userForms)));
}

const isNamed = ({ userFormId }: Person, userForms: ReadonlySet<string>) =>
  userFormId !== null && userForms.has(userFormId);

/**
 * Removes a person's addresses and PINs from a permit, and the messages to them. Removes the name too, unless somebody has signed: a signed
 * permit records who did the work, and the signatures cover the name. Returns whether the name stays.
 */
export async function erasePermitPerson(world: World, id: string, named: Named): Promise<boolean> {
  const { table } = world;
  return untilWritten(async () => {
    const whole = await findWholePermit(table, id);
    if (!whole) return false;
    const { head } = whole;
    const isKept = wasActedOn(whole);
    await eraseMessages(table, head, named);
    const after = withEverybody(head, (person) =>
      isNamed(person, named.userForms) ? withoutContact(person, isKept) : person,
    );
    if (!isKept) {
      await sealPending(world, id);
      await eraseFromHistory(table, head, named);
    }
    if (JSON.stringify(after) !== JSON.stringify(head))
      await table.write(changedPermitWrites(head, { ...after, version: head.version + 1 }, {}));
    if (!isKept) await eraseFromChain(world, id);
    return isKept;
  });
}

function withoutContact(person: Person, isKept: boolean): Person {
  const rest = { ...person, email: '', phoneNumber: '', pins: [] };
  return isKept ? rest : { ...rest, firstName: '', lastName: NOBODY, company: '' };
}

/** Erases the names from events that say whose PIN was drawn. */
async function eraseFromHistory(table: Table, { _id, persons }: PermitHead, named: Named): Promise<void> {
  const own = persons.filter((person) => isNamed(person, named.userForms));
  const names = new Set(own.map(fullName));
  for (const { PK, SK, event } of await thingItems(table, 'permits', _id)) {
    const { person } = (event ?? {}) as { person?: string };
    if (person === undefined || !names.has(person)) continue;
    await table.write([
      {
        update: { PK, SK },
        set: 'SET #event.#person = :nobody',
        names: { '#event': 'event', '#person': 'person' },
        values: { ':nobody': NOBODY },
      },
    ]);
  }
}

async function eraseMessages(table: Table, { _id, company, persons }: PermitHead, named: Named): Promise<void> {
  const own = persons.filter((person) => isNamed(person, named.userForms));
  const addresses = new Set([...named.addresses, ...own.flatMap(addressesOf)]);
  for (const { PK, SK, to } of await messageItemsAbout(table, { company, about: `permit#${_id}` })) {
    if (addresses.has(normalizeEmail(String(to)))) await table.write([{ delete: { PK, SK } }]);
  }
}

/** A person's addresses in the form used for comparison. */
export function addressesOf(person: { email?: string | undefined; phoneNumber?: string | undefined }): string[] {
  return [person.email, person.phoneNumber].flatMap((address) => (address ? [normalizeEmail(address)] : []));
}
