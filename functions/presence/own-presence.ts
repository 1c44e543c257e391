import { AppError } from '../../shared/core/errors.ts';
import { isId } from '../../shared/core/fields.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { checkInApi } from '../../shared/presence/check-in-api.ts';
import type { Project } from '../../shared/projects/project.ts';
import type { Call } from '../http/answer.ts';
import { checkInHash } from '../security/check-in-hash.ts';
import { sealValue } from '../security/keys.ts';
import { inductionOfKey } from '../store/entities/presence/check-in-keys.ts';
import { siteOfGate } from '../store/entities/presence/gate-codes.ts';
import { projects } from '../store/entities/projects.ts';
import { checkInKey, gateCodeKey } from '../store/site-keys.ts';
import { limitKey } from '../store/keys.ts';
import { isUsedUp, takeAttempt, usedUpError, type Limit } from '../store/limits/limits.ts';
import type { World } from '../world.ts';
import { noteEvent, requireTime, type Stop } from './note-event.ts';
import { sentAnew } from './note-presence.ts';

const MISSES: Limit = { name: 'gateMiss', most: 60, backEverySeconds: 1 };

/** The site of a gate whose code somebody reads. */
export async function showGate({ world, params, address }: Call<typeof checkInApi.gate>): Promise<{ name: string }> {
  const { site } = await lookUp(world, { gate: params.id, address });
  return { name: site.name };
}

/** Notes the worker whose phone holds the key, as they tell it themselves; an arrival that the gate refuses is not noted. */
export async function noteOwnPresence({
  world,
  params,
  body,
  address,
  once,
}: Call<typeof checkInApi.note>): Promise<Reply<typeof checkInApi.note>> {
  const { site, userForm } = await lookUp(world, { gate: params.id, address, key: body.checkInKey });
  const event = { kind: body.kind, at: requireTime(body, world.now()), by: null };
  const whose = { project: site, userForm };
  const anew = once && sentAnew(once, body);
  const { kind, at, day } = await noteEvent(world, { whose, event, once: anew, stop: stopRefused });
  return { kind, at, day, site: site.name };
}

/** What is left of an archived induction, and of one that retention took, has no key any more. */
const stopRefused: Stop = (head, { verdict, reasons }) => {
  if (head.archived || head.pin === '') throw new AppError('unauthorized');
  if (verdict !== 'refused') return;
  throw new AppError('invalid_state', { issues: reasons.map((code) => ({ path: 'verdict', code })) });
};

type Asked = { gate: string; address: string; key?: string };

/** A gate by its code, and the induction by a phone's key; what leads nowhere counts against the address (rule 7.11). */
async function lookUp(world: World, { gate, address, key }: Asked): Promise<{ site: Project; userForm: string }> {
  const { table } = world;
  const client = sealValue(world.keys, 'address', address);
  const keys = [limitKey(MISSES.name, client), gateCodeKey(isId(gate) ? gate : ''), checkInKey(checkInHash(key ?? ''))];
  const [misses, code, held] = await table.getMany(keys);
  if (isUsedUp(MISSES, misses, world.now())) throw usedUpError(MISSES, misses, world.now());
  const site = code && (await projects.find(table, siteOfGate(code).project));
  const isOpen = site?.presence === true && site.selfCheckIn;
  if (isOpen && (key === undefined || held)) return { site, userForm: held ? inductionOfKey(held).userForm : '' };
  await takeAttempt(table, MISSES, client, world.now());
  throw new AppError(isOpen ? 'unauthorized' : 'not_found');
}
