import { marshall } from '@aws-sdk/util-dynamodb';
import { newId, randomDigits } from '../../../functions/http/random-ids.ts';
import { searchWrites } from '../../../functions/store/search-entries.ts';
import { searchableOf, userFormItem, type UserFormHead } from '../../../functions/store/user-forms.ts';
import type { CountedApp } from './counted-app.ts';
import { putAll } from './put-all.ts';

/** Names that many share; every tenth person has the same. */
export const FIRST_NAMES = ['Aino', 'Antti', 'Eero', 'Elina', 'Juho', 'Kaisa', 'Laura', 'Matti', 'Olli', 'Sanna'];
export const LAST_NAME = 'Meikäläinen';
export const lastNameOf = (number: number) => `${LAST_NAME}${String(number).padStart(6, '0')}`;

type Rows = { company: string; formId: string; formName: string; from: number; to: number };

/** Puts inductions number `from` to before `to` of a form into the table, with the entries that find them by name. */
export async function addInductionRows({ app, shadow }: CountedApp, rows: Rows): Promise<void> {
  const items = Array.from({ length: rows.to - rows.from }, (_, at) => headOf(app.world, rows, rows.from + at)).flatMap(
    (head) => [
      userFormItem(head),
      ...searchWrites(undefined, searchableOf(head)).flatMap((write) => ('put' in write ? [write.put] : [])),
    ],
  );
  await putAll(
    shadow,
    app.world.table.name,
    items.map((item) => marshall(item, { removeUndefinedValues: true })),
  );
}

function headOf(world: Parameters<typeof newId>[0], { company, formId, formName }: Rows, number: number): UserFormHead {
  const created = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
  return {
    _id: newId(world),
    company,
    inductionFormId: formId,
    formVersion: 1,
    formName,
    version: 1,
    user: {
      firstName: FIRST_NAMES[number % FIRST_NAMES.length] ?? '',
      lastName: lastNameOf(number),
      company: 'Sähkötyö Valo Oy',
      email: `meikalainen.${number}@example.org`,
      phoneNumber: '+358401234512',
      taxNumber: '100000000123',
    },
    isDetailsComplete: true,
    created,
    signed: created,
    approved: true,
    approvedBy: { _id: newId(world), name: 'Matti Mestari' },
    archived: false,
    signedCount: 7,
    pageCount: 7,
    readSeconds: 7,
    epoch: 1,
    pin: randomDigits(world, 9),
    language: 'fi',
    resumeKeyHash: newId(world),
    claimedBy: null,
    skipEmail: false,
    isLinkSent: true,
    taxNumberValidation: null,
    businessIdLookup: null,
    returned: null,
    billedAs: null,
  };
}
