import { marshall } from '@aws-sdk/util-dynamodb';
import { newId } from '../../../functions/security/random-ids.ts';
import { newCardEntries } from '../../../functions/store/entities/cards/card-writes.ts';
import { cards as cardEntity, type CardRecord } from '../../../functions/store/entities/cards/cards.ts';
import type { CountedApp } from './counted-app.ts';
import { putAll } from './put-all.ts';

type World = Parameters<typeof newId>[0];
type Rows = { company: string; inductionFormId: string; from: number; to: number };

function cardOf(world: World, { company, inductionFormId }: Rows, number: number): CardRecord {
  const at = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
  return {
    _id: newId(world),
    company,
    inductionFormId,
    userFormId: 'A'.repeat(22),
    project: null,
    name: 'Tulityökortti',
    nameOther: '',
    firstName: 'Matti',
    lastName: `Mallikas${String(number).padStart(6, '0')}`,
    employer: 'Sähkötyö Valo Oy',
    expires: `20${String(30 + (number % 60))}-05-01`,
    imageSrc: `${'0'.repeat(32)}.jpg`,
    version: 1,
    approved: false,
    archived: false,
    archivedBy: null,
    created: at,
    modified: at,
    epoch: 1,
  };
}

/** Puts cards number `from` to before `to` of a form into the table, with the entries that find them. */
export async function addCardRows({ app, shadow }: CountedApp, rows: Rows): Promise<void> {
  const cards = Array.from({ length: rows.to - rows.from }, (_, at) => cardOf(app.world, rows, rows.from + at));
  const items = cards.flatMap((card) => [
    cardEntity.itemOf(card),
    ...newCardEntries(card).flatMap((write) => ('put' in write ? [write.put] : [])),
  ]);
  await putAll(
    shadow,
    app.world.table.name,
    items.map((item) => marshall(item, { removeUndefinedValues: true })),
  );
}
