import { permitKey, permitOf, wasActedOn, findWholePermit, type PermitHead } from '../../../functions/store/permits.ts';
import { changedPermitWrites } from '../../../functions/store/permit-writes.ts';
import { messageItemsAbout } from '../../../functions/store/messages.ts';
import { ConditionFailed } from '../../../functions/store/table-errors.ts';
import type { Table } from '../../../functions/store/table.ts';
import { thingItems } from '../../../functions/store/company-things.ts';
import { normalizedEmail } from '../../../functions/store/users.ts';
import { pagesOf } from './find-person.ts';

type Person = PermitHead['persons'][number];

/** A person who is in permits by their inductions; `addresses` are all that are known of them. */
export type Named = { userForms: ReadonlySet<string>; addresses: ReadonlySet<string> };

const MOST_TRIES = 4;
/** Stands where a name was. */
const NOBODY = '–';

/** A company's permits that name one of the inductions. */
export async function findPermitsNaming(
  table: Table,
  company: string,
  userForms: ReadonlySet<string>,
): Promise<PermitHead[]> {
  const found: PermitHead[] = [];
  for await (const ids of pagesOf(table, company, 'permits')) {
    for (const item of await table.getMany(ids.map(permitKey))) {
      const head = item && permitOf(item);
      if (head?.persons.some((person) => isNamed(person, userForms))) found.push(head);
    }
  }
  return found;
}

const isNamed = ({ userFormId }: Person, userForms: ReadonlySet<string>) =>
  userFormId !== null && userForms.has(userFormId);

/**
 * Takes a person's addresses and PINs out of a permit, and the messages to them; the name too, unless somebody has signed
 * it: then it is a record of who did the work, and the signatures cover it. Answers whether the name is kept.
 */
export async function erasePermitPerson(table: Table, id: string, named: Named): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const whole = await findWholePermit(table, id);
    if (!whole) return false;
    const { head } = whole;
    const isKept = wasActedOn(whole);
    await eraseMessages(table, head, named);
    const persons = head.persons.map((person) =>
      isNamed(person, named.userForms) ? withoutContact(person, isKept) : person,
    );
    if (!isKept) await eraseFromHistory(table, head, named);
    if (JSON.stringify(persons) === JSON.stringify(head.persons)) return isKept;
    try {
      await table.write(changedPermitWrites(head, { ...head, persons, version: head.version + 1 }, {}));
      return isKept;
    } catch (error) {
      if (!(error instanceof ConditionFailed) || tries >= MOST_TRIES) throw error;
    }
  }
}

function withoutContact(person: Person, isKept: boolean): Person {
  const rest = { ...person, email: '', phoneNumber: '', pins: [] };
  return isKept ? rest : { ...rest, firstName: '', lastName: NOBODY, company: '' };
}

/** Events name whose PIN was drawn. */
async function eraseFromHistory(table: Table, { _id, persons }: PermitHead, named: Named): Promise<void> {
  const own = persons.filter((person) => isNamed(person, named.userForms));
  const names = new Set(own.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()));
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
    if (addresses.has(normalizedEmail(String(to)))) await table.write([{ delete: { PK, SK } }]);
  }
}

/** The addresses of somebody, as they are compared. */
export function addressesOf(person: { email?: string | undefined; phoneNumber?: string | undefined }): string[] {
  return [person.email, person.phoneNumber].flatMap((address) => (address ? [normalizedEmail(address)] : []));
}
