import { marshall } from '@aws-sdk/util-dynamodb';
import { newId } from '../../../functions/security/random-ids.ts';
import { newCardEntries } from '../../../functions/store/entities/cards/card-writes.ts';
import { cards, type CardRecord } from '../../../functions/store/entities/cards/cards.ts';
import { projects } from '../../../functions/store/entities/projects.ts';
import type { Item } from '../../../functions/store/items.ts';
import { searchEntries } from '../../../functions/store/search/search-entries.ts';
import { PRESENCE_MONTHS } from '../../../shared/projects/new-project.ts';
import { ProjectDraft, type Project } from '../../../shared/projects/project.ts';
import type { CountedApp } from '../../bench/counts/counted-app.ts';
import { putAll } from '../../bench/counts/put-all.ts';

type Place = { company: string; inductionFormId: string };

function cardOf(id: string, { company, inductionFormId }: Place, number: number): CardRecord {
  const at = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
  return {
    _id: id,
    company,
    inductionFormId,
    userFormId: 'A'.repeat(22),
    project: null,
    name: 'Tulityökortti',
    nameOther: '',
    firstName: 'Matti',
    lastName: `Mallikas${String(number).padStart(6, '0')}`,
    employer: 'Sähkötyö Valo Oy',
    expires: `20${String(20 + (number % 20))}-05-01`,
    imageSrc: '',
    version: 1,
    approved: number % 2 === 0,
    archived: false,
    archivedBy: null,
    created: at,
    modified: at,
    epoch: 1,
  };
}

function projectOf(id: string, { company, inductionFormId }: Place, number: number): Project {
  return {
    ...ProjectDraft.parse({ name: `Työmaa ${number}` }),
    presence: false,
    presenceMonths: PRESENCE_MONTHS,
    selfCheckIn: false,
    gateId: null,
    zones: [],
    board: null,
    _id: id,
    company,
    version: 1,
    ended: false,
    created: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
    inductionFormIds: [inductionFormId],
  };
}

/** Puts that many cards and projects into a company. */
export async function addManyThings(
  { app, shadow }: CountedApp,
  place: Place,
  count: { cards: number; sites: number },
) {
  const each = <T>(length: number, make: (id: string, place: Place, number: number) => T) =>
    Array.from({ length }, (_, number) => make(newId(app.world), place, number));
  const items: Item[] = [
    ...each(count.cards, cardOf).flatMap((card) => [
      cards.itemOf(card),
      ...newCardEntries(card).flatMap((write) => ('put' in write ? [write.put] : [])),
    ]),
    ...each(count.sites, projectOf).flatMap((project) => [
      projects.itemOf(project),
      ...searchEntries(projects.searchable(project)),
    ]),
  ];
  await putAll(
    shadow,
    app.world.table.name,
    items.map((item) => marshall(item, { removeUndefinedValues: true })),
  );
}
