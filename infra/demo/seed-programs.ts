import type { World } from '../../functions/world.ts';
import { newId } from '../../functions/security/random-ids.ts';
import { secretHash } from '../../functions/security/tokens/api-key.ts';
import { addedKeyWrite, findCompanyKeys } from '../../functions/store/entities/api-keys.ts';
import { findUserByEmail } from '../../functions/store/entities/users/users.ts';
import { addedWebhookWrite, findWebhooks } from '../../functions/store/entities/webhooks/webhooks.ts';
import { drawSecret } from '../../functions/webhooks/webhook-signature.ts';
import { dayAfter, localDate } from '../../shared/core/dates.ts';

/** A key whose last day is over and a webhook that is off: how both look, and nothing that anybody could use. */
export async function seedPrograms(world: World): Promise<void> {
  const { table } = world;
  const admin = await findUserByEmail(table, 'admin@example.com');
  if (!admin) return;
  const { company, _id, name } = admin;
  const created = world.now().toISOString();
  const by = { _id, name };
  const key = newId(world);
  const secret = Buffer.from(world.randomBytes(32)).toString('base64url');
  const made = {
    _id: key,
    name: 'Palkanlaskenta',
    roles: ['projectCRUD' as const],
    created,
    by,
    expires: dayAfter(localDate(world.now()), -1),
    lastUsed: null,
    hash: secretHash(world.keys, key, secret),
  };
  const webhook = {
    _id: newId(world),
    name: 'Kulunvalvonta',
    url: 'https://hooks.example.com/tyomaa',
    kinds: ['induction.approved' as const, 'card.expiring' as const],
    version: 1,
    isOn: false,
    created,
    by,
    failingSince: null,
    parked: null,
    formerSecretUntil: null,
    secret: drawSecret(world).box,
    formerSecret: null,
    failures: 0,
    pausedUntil: null,
  };
  await table.write([addedKeyWrite(await findCompanyKeys(table, company), made)]);
  await table.write([addedWebhookWrite(await findWebhooks(table, company), webhook)]);
}
