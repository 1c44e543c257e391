import { checkInApi } from '../../shared/presence/check-in-api.ts';
import type { GateReason } from '../../shared/gate/gate-verdict.ts';
import type { PresenceKind } from '../../shared/presence/presence-event.ts';
import { issuesIn } from '../../shared/core/errors.ts';
import { call } from '../app/api/call.ts';
import { codeOf } from '../app/api/error-text.ts';
import { newUuid } from '../app/api/uuid.ts';
import { atOnce } from '../phone/phone-rooms.ts';
import type { FinishedInduction, OwnNoting } from '../phone/rows.ts';

/** A finished induction of this phone, with the key that notes its worker. */
export type Owner = FinishedInduction & { checkInKey: string };

/** What became of an arrival or a leaving: `kept` waits for a network. */
export type Outcome =
  | { what: 'noted' | 'kept'; kind: PresenceKind; at: string }
  | { what: 'refused'; reasons: readonly GateReason[] }
  | { what: 'tooOld' | 'unknown' | 'ended' };

const timeoutSeconds = 15;

/** This phone's finished inductions, the latest first. */
export async function ownInductions(): Promise<FinishedInduction[]> {
  const rows = await atOnce('readonly', (rooms) => rooms.all('finished'));
  return rows.sort((one, other) => other.signed.localeCompare(one.signed));
}

export const isOwner = (row: FinishedInduction): row is Owner => row.checkInKey !== undefined;

function changeRow(userFormId: string, change: (row: FinishedInduction) => FinishedInduction): Promise<void> {
  return atOnce('readwrite', async (rooms) => {
    const row = await rooms.get('finished', userFormId);
    if (row) await rooms.put('finished', change(row));
  });
}

const isSame = (one: OwnNoting, other: OwnNoting) => one.at === other.at && one.kind === other.kind;

/** Keeps an arrival or a leaving on the phone, and sends it. */
export async function noteMyself(owner: Owner, gateId: string, kind: PresenceKind): Promise<Outcome> {
  const noting = { gateId, kind, at: new Date().toISOString() };
  await changeRow(owner.userFormId, (row) => ({ ...row, unsentNotings: [...(row.unsentNotings ?? []), noting] }));
  return (await sendUnsent(owner.userFormId)) ?? { what: 'kept', kind, at: noting.at };
}

/** Sends what this phone has noted of a worker, the oldest first; answers what became of the last one. */
export async function sendUnsent(userFormId: string): Promise<Outcome | undefined> {
  const row = (await ownInductions()).find((one) => one.userFormId === userFormId);
  let last: Outcome | undefined;
  for (const noting of row?.unsentNotings ?? []) {
    if (!row || !isOwner(row)) return last;
    last = await send(row, noting);
    if (last.what === 'kept') return last;
    await changeRow(userFormId, (kept) => settled(kept, noting, last));
    if (last.what === 'ended') return last;
  }
  return last;
}

async function send({ checkInKey }: Owner, { gateId, kind, at }: OwnNoting): Promise<Outcome> {
  const body = { checkInKey, kind, at, sentAt: new Date().toISOString() };
  try {
    const noted = await call(
      checkInApi.note,
      { params: { id: gateId }, body },
      { token: null, key: newUuid(), timeoutSeconds },
    );
    return { what: 'noted', kind, at: noted.at };
  } catch (error) {
    return fateOf(error) ?? { what: 'kept', kind, at };
  }
}

/** Why the server will never note it; undefined where it may later. */
function fateOf(error: unknown): Outcome | undefined {
  const code = codeOf(error);
  if (code === 'invalid_state')
    return { what: 'refused', reasons: issuesIn(error).map((issue) => issue.code as GateReason) };
  if (code === 'unauthorized') return { what: 'ended' };
  if (code === 'bad_time') return { what: 'tooOld' };
  return code === 'not_found' ? { what: 'unknown' } : undefined;
}

/** The row without what was sent; without its key where that has ended. */
function settled(row: FinishedInduction, sent: OwnNoting, outcome: Outcome | undefined): FinishedInduction {
  const { checkInKey, ...rest } = row;
  if (outcome?.what === 'ended') return { ...rest, unsentNotings: undefined, lastNoted: undefined };
  const unsentNotings = row.unsentNotings?.filter((one) => !isSame(one, sent));
  const lastNoted = outcome?.what === 'noted' ? { ...sent, at: outcome.at } : row.lastNoted;
  return { ...rest, checkInKey, unsentNotings, lastNoted };
}
