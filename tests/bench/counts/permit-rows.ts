import { marshall } from '@aws-sdk/util-dynamodb';
import { newId } from '../../../functions/security/random-ids.ts';
import { permits, type PermitHead } from '../../../functions/store/entities/permits/permit-record.ts';
import type { World } from '../../../functions/world.ts';
import type { CountedApp } from './counted-app.ts';
import { putAll } from './put-all.ts';

type Rows = { company: string; project: string; from: number; to: number } & Partial<
  Pick<PermitHead, 'status' | 'endTime'>
>;

/** Puts permits number `from` to before `to` of a project into the table, as its list shows them. */
export async function addPermitRows({ app, shadow }: CountedApp, rows: Rows): Promise<void> {
  const items = Array.from({ length: rows.to - rows.from }, (_, at) =>
    permits.itemOf(headOf(app.world, rows, rows.from + at)),
  );
  await putAll(
    shadow,
    app.world.table.name,
    items.map((item) => marshall(item, { removeUndefinedValues: true })),
  );
}

function headOf(
  world: World,
  { company, project, status = 'Draft', endTime = '2026-11-22' }: Rows,
  number: number,
): PermitHead {
  return {
    _id: newId(world),
    company,
    project,
    projectName: 'Kalasataman torni C',
    permitFormId: newId(world),
    formVersion: 1,
    formName: 'Tulityölupa',
    version: 1,
    contentVersion: 1,
    number: `2026-${String(number).padStart(6, '0')}`,
    name: `Katon tulityö ${number}`,
    description: 'Hitsaus',
    status,
    archived: false,
    startDate: '2026-11-20',
    endTime,
    dailyStartTime: '07:00',
    dailyEndTime: '16:00',
    images: [],
    documents: [],
    persons: [],
    cardOverride: null,
    rejection: null,
    created: new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString(),
    createdBy: { _id: newId(world), name: 'Teemu Työnjohtaja' },
    viewId: newId(world),
  };
}
