import type { Reader } from '../load-user-form.ts';
import type { Page } from '../../../shared/content/pages/page.ts';
import { hasRole } from '../../../shared/core/access.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { fullName } from '../../../shared/core/full-name.ts';
import { evidenceApi } from '../../../shared/evidence/evidence-api.ts';
import type { Told } from '../../evidence/evidence-file.ts';
import { noteOpening } from '../../security/note-opening.ts';
import { findChain, type ChainOf, type StoredLink } from '../../store/entities/evidence/chains.ts';
import { findFormVersion, type FormVersion } from '../../store/entities/form-versions.ts';
import { findInductionRecord, type InductionRecord } from '../../store/entities/user-forms/user-form-events.ts';
import type { World } from '../../world.ts';
import { findUserForm } from '../../store/entities/user-forms/user-forms.ts';
import { doorOf, standingOf } from '../load-user-form.ts';
import { pageAsSigned } from '../sign/shown-page.ts';
import { formerParts } from './former-parts.ts';
import { eventPart, eventsOf } from './induction-events.ts';

const DOOR = doorOf(evidenceApi.ofUserForm);
const kind = 'userForm' as const;

type Asked = { world: World; actor: Reader; params: { id: string } };

/** What an evidence file tells of an induction; 409 `seal_pending` while an event of it is not sealed. */
export async function tellInduction({ world, actor, params: { id } }: Asked): Promise<Told> {
  const record = await findInductionRecord(world.table, id);
  if (!record) return tellErased(world, actor, id);
  standingOf(actor, record.head, DOOR);
  const told = await toldOf(world, record);
  const events = eventsOf(record);
  if (events.length === 0) throw new AppError('invalid_state');
  if (unsealed(told.chain, events).length > 0) throw new AppError('seal_pending');
  noteOpening(world, actor, record.head, 'evidence');
  return told;
}

/** The chain of an induction that the caller may read, or of an erased one. */
async function chainOfInduction({ world, actor, params: { id } }: Asked): Promise<ChainOf> {
  const head = await findUserForm(world.table, id);
  if (head) standingOf(actor, head, DOOR);
  else await tellErased(world, actor, id);
  return { company: head?.company ?? actor.company, kind, id };
}

/** The events that a chain does not have yet. */
export function unsealed<Event extends { event: string; at: string }>(
  chain: readonly StoredLink[],
  events: readonly Event[],
): Event[] {
  const linked = new Set(chain.map(({ event }) => event));
  const adopted = chain.find(({ link }) => link.what === 'adopted')?.link.at ?? '';
  return events.filter(({ event, at }) => !linked.has(event) && at > adopted);
}

/** Of an erased induction only its chain remains, for those who might read it in their company. */
async function tellErased(world: World, actor: Reader, id: string): Promise<Told> {
  if (actor.kind !== 'staff' || !hasRole(actor, DOOR.roles)) throw new AppError('not_found');
  const of = { company: actor.company, kind, id };
  const chain = await findChain(world.table, of);
  if (chain.length === 0) throw new AppError('not_found');
  return { of, chain, standing: new Map(), former: [], names: {} };
}

/** The chain of an induction and what stands in the table now. */
export async function toldOf(world: World, record: InductionRecord): Promise<Told> {
  const { head } = record;
  const of = { company: head.company, kind, id: head._id };
  const chain = await findChain(world.table, of);
  const version = await findFormVersion(world, head.inductionFormId, head.formVersion);
  const pages = await pagesAsSigned(world, version, record);
  return {
    of,
    chain,
    standing: standingParts(record, pages, chain),
    former: await formerParts(world, version, record),
    // Of an erased one the name is kept for the list of workers alone.
    names: chain.some(({ link }) => link.what === 'erased') ? {} : namesOf(record),
  };
}

/** Each page as whoever signed it last was shown it. */
async function pagesAsSigned(world: World, version: FormVersion, record: InductionRecord): Promise<Page[]> {
  const signed = version.pages.map(async (page, index) => {
    const shownIn = record.pages.find((one) => one.index === index)?.shownIn;
    return shownIn ? (await pageAsSigned(world, version, { index, shownIn })).page : page;
  });
  return Promise.all(signed);
}

/** What the newest content names, as it stands: a row that was changed behind the product's back no longer has its hash. */
function standingParts(
  { head, pages, events }: InductionRecord,
  signed: readonly Page[],
  chain: readonly StoredLink[],
): Map<string, unknown> {
  const parts = new Map<string, unknown>();
  for (const { event, content } of chain) {
    if (content?.kind !== 'userForm') continue;
    const kept = events.find(({ SK }) => SK === event);
    if (content.event !== undefined && kept) parts.set(content.event, eventPart(kept));
  }
  const newest = chain.findLast(({ content }) => content !== undefined)?.content;
  if (newest?.kind !== 'userForm') return parts;
  parts.set(newest.details, head.user);
  for (const { index, hash } of newest.pages) {
    const page = pages.find((one) => one.index === index);
    if (hash !== null && page) parts.set(hash, { page: signed[index], answers: page.answers });
  }
  return parts;
}

function namesOf({ head, events }: InductionRecord): Record<string, string> {
  const staff = events.flatMap(({ by, detail }) =>
    typeof detail?.['name'] === 'string' ? [[by, detail['name']]] : [],
  );
  return { ...Object.fromEntries(staff), [head._id]: fullName(head.user) };
}

export const inductionTeller = { tell: tellInduction, chainOf: chainOfInduction };
