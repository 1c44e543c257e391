import { MOST_KEYS } from '../../shared/api-keys/key-roles.ts';
import type { apiKeyApi } from '../../shared/api-keys/api-key-api.ts';
import { refOf, type Staff } from '../../shared/core/actor.ts';
import { localDate } from '../../shared/core/dates.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { Call } from '../http/answer.ts';
import { companyAsked } from '../http/company-asked.ts';
import { requireConfirmed } from '../security/confirmed-login.ts';
import { newId } from '../security/random-ids.ts';
import { securityWrite } from '../security/security-log.ts';
import { grantableRoles, keyText, secretHash } from '../security/tokens/api-key.ts';
import { addedKeyWrite, findCompanyKeys, redrawnKeyWrite, type StoredKey } from '../store/entities/api-keys.ts';
import { companies } from '../store/entities/companies.ts';
import { isReplay, writeOnce } from '../store/once.ts';
import { untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';
import { showApiKey } from './list-api-keys.ts';

type MakeCall = Call<typeof apiKeyApi.make>;
type Body = MakeCall['body'];

/** Makes a key and shows it once. A repeated call draws the secret of its key anew, since none is kept to be answered again. */
export async function makeApiKey(call: MakeCall): Promise<Reply<typeof apiKeyApi.make>> {
  const { world, actor, body, address, once } = call;
  requireGrantable(world, actor, body);
  await requireConfirmed(world, { actor, address, currentPassword: body.currentPassword });
  const company = companyAsked(actor, body);
  if (!(await companies.find(world.table, company))) throw new AppError('not_found');
  const secret = Buffer.from(world.randomBytes(32)).toString('base64url');
  const first = newKey(world, actor, { body, secret });
  const { result, isReplay: isRepeated } = await untilWritten(async () => {
    const stored = await findCompanyKeys(world.table, company);
    const isFull = Object.keys(stored.keys).length >= MOST_KEYS;
    if (isFull && !(once && (await isReplay(world.table, once, world.now())))) throw new AppError('invalid_state');
    const entry = securityWrite(world, { kind: 'apiKeyMade', company, by: actor.userId, about: first.name });
    const writes = [addedKeyWrite(stored, first), entry];
    return writeOnce(world.table, { once, now: world.now(), result: { id: first._id }, writes });
  });
  const key = isRepeated ? await redraw(world, { company, id: result.id, secret }) : first;
  return { ...showApiKey(key), key: keyText(company, key._id, secret) };
}

/** 422 for a role that the caller lacks, and for a last day that is over. */
function requireGrantable(world: World, actor: Staff, { roles, expires }: Body): void {
  const granted = grantableRoles(roles, actor);
  const place = roles.findIndex((role) => !granted.includes(role));
  if (place >= 0) {
    throw new AppError('validation_failed', { issues: [{ path: `roles.${place}`, code: 'not_allowed' }] });
  }
  if (expires && expires < localDate(world.now())) {
    throw new AppError('validation_failed', { issues: [{ path: 'expires', code: 'in_the_past' }] });
  }
}

function newKey(world: World, actor: Staff, { body, secret }: { body: Body; secret: string }): StoredKey {
  const _id = newId(world);
  return {
    _id,
    name: body.name,
    roles: [...new Set(body.roles)],
    created: world.now().toISOString(),
    by: refOf(actor),
    expires: body.expires ?? null,
    lastUsed: null,
    hash: secretHash(world.keys, _id, secret),
  };
}

type Redrawn = { company: string; id: string; secret: string };

async function redraw(world: World, { company, id, secret }: Redrawn): Promise<StoredKey> {
  const stored = await findCompanyKeys(world.table, company);
  const key = stored.keys[id];
  if (!key) throw new AppError('invalid_state');
  const after = { ...key, hash: secretHash(world.keys, id, secret) };
  await world.table.write([redrawnKeyWrite(stored, after)]);
  return after;
}
