import { vi } from 'vitest';
import { doLaterWork } from '../../../../functions/verbs/later-work.ts';
import { doDueWork } from '../../../../functions/jobs/do-due-work.ts';
import { findDueKeys } from '../../../../functions/store/due/due-index.ts';
import type { World } from '../../../../functions/world.ts';
import { worldFromEnv } from '../../../../functions/world-from-env.ts';
import { seedDemo } from '../../../../infra/demo/seed.ts';
import { startLocalCloud } from '../../../bundle/local-cloud.ts';
import { TestApp } from '../../../fixtures/test-app.ts';
import { functionRights, FUNCTIONS, guardFunctions, type GuardedFunctions } from './guarded-functions.ts';

/** The product on this machine, each function with no more rights than its role has. */
export type GuardedProduct = {
  app: TestApp;
  /** The same services without a guard. */
  owner: World;
  worker: World;
  reminders: World;
  poster: World;
  functions: GuardedFunctions;
  /** The kinds of due work that were done. */
  kinds: Set<string>;
  stop: () => Promise<void>;
};

export async function startGuardedProduct(): Promise<GuardedProduct> {
  const rights = functionRights();
  const cloud = await startLocalCloud();
  // The SDK looks for its credentials in the environment of the process.
  for (const [name, value] of Object.entries(cloud.env)) if (name.startsWith('AWS_')) vi.stubEnv(name, value);
  const owner = await worldFromEnv(cloud.env);
  await seedDemo(owner);
  const functions = await guardFunctions(cloud.env, rights);
  const app = new TestApp(
    { endpoint: String(cloud.env['DYNAMODB_ENDPOINT']), tableName: owner.table.name, stop: cloud.stop },
    await outsideOf(functions.Api.env),
  );
  const { now, companyRegister, taxNumberRegister } = app.world;
  const ofWalk = { now, companyRegister, taxNumberRegister, log: () => undefined };
  const worker = withMailSeen(app, { ...(await worldOf(functions.DueWork.env)), ...ofWalk });
  const kinds = new Set<string>();
  app.settle = async () => {
    await doLaterWork();
    do {
      const items = await owner.table.getMany(await findDueKeys(owner.table, now(), 100));
      for (const item of items) kinds.add(String(item?.['entity']));
    } while ((await doDueWork(worker)) > 0);
  };
  const stop = async () => {
    vi.unstubAllEnvs();
    for (const name of FUNCTIONS) await functions[name].stop();
    await app.stop();
  };
  const reminders = { ...(await worldOf(functions.Reminders.env)), ...ofWalk };
  const poster = { ...(await worldOf(functions.Poster.env)), ...ofWalk };
  return { app, owner, worker, reminders, poster, functions, kinds, stop };
}

/** The world of a function, which finds its keys through the extension that listens beside it. */
async function worldOf(env: Record<string, string>): Promise<World> {
  const port = 'PARAMETERS_SECRETS_EXTENSION_HTTP_PORT';
  vi.stubEnv(port, env[port]);
  return worldFromEnv(env);
}

async function outsideOf(env: Record<string, string>): Promise<Partial<World>> {
  const { table, files, keys, mail, sms } = await worldOf(env);
  return { table, files, keys, mail, sms };
}

/** What goes out through the guard is seen by the walk too. */
function withMailSeen({ post }: TestApp, world: World): World {
  const both = <Sent>(...ways: { send: (one: Sent) => Promise<void> }[]) => ({
    send: async (one: Sent) => {
      for (const way of ways) await way.send(one);
    },
  });
  return { ...world, mail: both(world.mail, post), sms: both(world.sms, post.sms) };
}
