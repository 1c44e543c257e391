import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { openStage } from '../stage-installation.ts';
import { settingsOf } from '../../aws/stages.ts';
import { type DeployedStack, stacksOf } from './assembly.ts';
import { refusedResources, stackOf } from './cloudformation.ts';
import type { Parts } from './rehearsal.ts';
import { type Cast, castFor, walk } from './walk.ts';
import { byAddress } from './way.ts';

/** Runs `npx cdk` with these arguments. Throws with its last output on failure. */
export type Cdk = (args: readonly string[]) => Promise<void>;

type Rehearsed = { folder: string; settings?: string | undefined; cdk: Cdk };

/** The rehearsed stage: its resources can all be destroyed. */
const STAGE = 'test';
/** The next version's change: it is in every function's environment, so each function gets a new version. */
const NEXT = { wordmark: 'Työmaaportti, seuraava' };

/** A rehearsal with the CDK's own commands, on the account or endpoint of the environment. */
export function cdkParts({ folder, settings, cdk }: Rehearsed): Parts {
  const { region, isProtected } = settingsOf(STAGE, settings);
  const assembly = (version: string) => path.join(folder, version);
  let stacks: DeployedStack[] = [];
  let cast: Cast | undefined;
  const of = (name: string): DeployedStack => {
    const found = stacks.find((stack) => stack.name === name);
    if (!found) throw new Error(`there is no stack ${name}`);
    return found;
  };
  const synthesize = async (version: string, file: string) =>
    cdk(['synth', '--quiet', '-c', `stage=${STAGE}`, '-c', `settings=${file}`, '--output', assembly(version)]);
  return {
    stacks: async () => {
      mkdirSync(folder, { recursive: true });
      const given: unknown = settings === undefined ? {} : JSON.parse(readFileSync(settings, 'utf8'));
      for (const [version, change] of Object.entries({ first: {}, next: NEXT })) {
        const file = path.join(folder, `${version}.json`);
        writeFileSync(file, JSON.stringify({ ...(given as object), ...change }));
        await synthesize(version, file);
      }
      stacks = stacksOf(assembly('first'));
      return stacks;
    },
    bootstrap: () => cdk(['bootstrap', '--app', assembly('first')]),
    deploy: (name, version) =>
      cdk(['deploy', name, '--exclusively', '--require-approval', 'never', '--app', assembly(version)]),
    refusedBy: (name) => refusedResources(of(name)),
    walk: async () => {
      const edge = await stackOf(of(`tyomaaportti-${STAGE}-edge`));
      const url = edge?.Outputs?.find(({ OutputKey }) => OutputKey === 'Url')?.OutputValue;
      if (url === undefined) throw new Error('the stack edge tells no Url');
      if (!cast) {
        const installation = await openStage(STAGE, { region, isProtected });
        cast = await castFor(installation.world).finally(installation.close);
      }
      const way = byAddress(url);
      return [way.says, ...(await walk(way, cast))];
    },
    destroy: () => cdk(['destroy', '--all', '--force', '--app', assembly('first')]),
    left: async () => {
      const found = await Promise.all(stacks.map(async (stack) => ((await stackOf(stack)) ? [stack.name] : [])));
      return found.flat();
    },
  };
}
