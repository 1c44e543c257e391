import { marshall } from '@aws-sdk/util-dynamodb';
import { newId, randomDigits } from '../../../functions/security/random-ids.ts';
import { ownerWrites } from '../../../functions/store/entities/user-forms/owned-user-forms.ts';
import { newProjectWrites } from '../../../functions/store/entities/projects.ts';
import { searchWrites } from '../../../functions/store/search/search-entries.ts';
import type { Write } from '../../../functions/store/table.ts';
import { searchableOf } from '../../../functions/store/entities/user-forms/user-forms.ts';
import { userFormItem } from '../../../functions/store/entities/user-forms/user-form-items.ts';
import { type UserFormHead } from '../../../functions/store/entities/user-forms/user-form-head.ts';
import { PRESENCE_MONTHS } from '../../../shared/projects/new-project.ts';
import { ProjectDraft } from '../../../shared/projects/project.ts';
import type { CountedApp } from './counted-app.ts';
import { putAll } from './put-all.ts';

/** Names that many share; every tenth person has the same. */
export const FIRST_NAMES = ['Aino', 'Antti', 'Eero', 'Elina', 'Juho', 'Kaisa', 'Laura', 'Matti', 'Olli', 'Sanna'];
export const LAST_NAME = 'Meikäläinen';
export const lastNameOf = (number: number) => `${LAST_NAME}${String(number).padStart(6, '0')}`;

const ROWS_IN_MEMORY = 2000;

type Rows = { company: string; formId: string; formName: string; owner: string; from: number; to: number };

/** Puts inductions number `from` to before `to` of a form into the table, with the entries that find them by name and by their owner; answers their ids. */
export async function addInductionRows(on: CountedApp, rows: Rows): Promise<string[]> {
  const ids: string[] = [];
  for (let { from } = rows; from < rows.to; from += ROWS_IN_MEMORY)
    ids.push(...(await putInductionRows(on, { ...rows, from, to: Math.min(rows.to, from + ROWS_IN_MEMORY) })));
  return ids;
}

async function putInductionRows({ app, shadow }: CountedApp, rows: Rows): Promise<string[]> {
  const heads = Array.from({ length: rows.to - rows.from }, (_, at) => headOf(app.world, rows, rows.from + at));
  const items = heads.flatMap((head) => [
    userFormItem(head),
    ...putsOf([...searchWrites(undefined, searchableOf(head)), ...ownerWrites(undefined, head)]),
  ]);
  await putAll(
    shadow,
    app.world.table.name,
    items.map((item) => marshall(item, { removeUndefinedValues: true })),
  );
  return heads.map(({ _id }) => _id);
}

const putsOf = (writes: readonly Write[]) => writes.flatMap((write) => ('put' in write ? [write.put] : []));

/** Puts projects number `from` to before `to` of a company into the table. */
export async function addProjectRows(
  { app, shadow }: CountedApp,
  { company, from, to }: Pick<Rows, 'company' | 'from' | 'to'>,
): Promise<void> {
  const items = Array.from({ length: to - from }, (_, at) =>
    newProjectWrites({
      ...ProjectDraft.parse({ name: `Työmaa ${from + at}` }),
      presence: false,
      presenceMonths: PRESENCE_MONTHS,
      selfCheckIn: false,
      gateId: null,
      zones: [],
      board: null,
      _id: newId(app.world),
      company,
      version: 1,
      ended: false,
      created: createdAs(from + at),
    }),
  );
  await putAll(
    shadow,
    app.world.table.name,
    putsOf(items.flat()).map((item) => marshall(item, { removeUndefinedValues: true })),
  );
}

const createdAs = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();

type World = Parameters<typeof newId>[0];

function headOf(world: World, { company, formId, formName, owner }: Rows, number: number): UserFormHead {
  const created = createdAs(number);
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
    claimedBy: owner,
    skipEmail: false,
    isLinkSent: true,
    taxNumberValidation: null,
    businessIdLookup: null,
    returned: null,
    billedAs: null,
  };
}
