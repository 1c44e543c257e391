import { isSameJson } from '../../shared/content/answers/canonical.ts';
import type { Staff } from '../../shared/core/actor.ts';
import type { Trail, TrailEvent } from '../../shared/core/trail.ts';
import { trailWrite } from '../security/trail-write.ts';
import { findVersionHeads, type VersionHead } from '../store/entities/form-versions.ts';
import { findTrailEvents } from '../store/entities/trail-events.ts';
import { headKey } from '../store/keys.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';
import type { FormHead } from './form-sort.ts';

const MOST_VERSIONS = 30;

/** What happened to a form, newest first: its newest versions, and what its trail holds beside them. */
export async function showFormTrail({ table }: World, { _id, contentVersion }: FormHead): Promise<Trail> {
  const [{ heads }, events] = await Promise.all([
    findVersionHeads(table, _id, { limit: MOST_VERSIONS, below: contentVersion + 1 }),
    findTrailEvents(table, headKey(_id)),
  ]);
  const items = [...heads.map(published), ...events];
  return { items: items.toSorted((one, other) => (one.at < other.at ? 1 : -1)) };
}

const published = ({ number, saved }: VersionHead): TrailEvent => ({
  at: saved.at,
  what: number === 1 ? 'created' : 'published',
  by: 'user',
  user: { _id: saved.by, name: saved.name },
  how: 'login',
  place: String(number),
});

type Moved = { actor: Staff; id: string; archived: boolean };

export function formMovedWrite(world: World, { actor, id, archived }: Moved): Write {
  return trailWrite(world, headKey(id), actor, { what: archived ? 'archived' : 'unarchived' });
}

type Saved = { actor: Staff; before: FormHead; settings: object };

/** The line of a form's trail of settings beside its content; none where all stay. */
export function settingsWrites(world: World, { actor, before, settings }: Saved): Write[] {
  const known = before as unknown as Record<string, unknown>;
  const changed = Object.entries(settings).filter(([name, value]) => !isSameJson(value ?? null, known[name] ?? null));
  if (changed.length === 0) return [];
  const changes = changed.map(([field, to]) => ({ field, from: inWords(known[field]), to: inWords(to) }));
  return [trailWrite(world, headKey(before._id), actor, { what: 'settingsChanged', changes })];
}

/** Only numbers and words are told; addresses and texts have too much in them for a line. */
const inWords = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? String(value) : null);
