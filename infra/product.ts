import { readFileSync } from 'node:fs';
import { App, Tags, Validations } from 'aws-cdk-lib';
import recommendedFlags from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import { ApplicationStack } from './application-stack.ts';
import { DataStack } from './data-stack.ts';
import { EdgeStack } from './edge-stack.ts';
import { GlobalStack } from './global-stack.ts';
import { OperationsStack } from './operations-stack.ts';
import { PolicyChecks } from './policy/policy-checks.ts';
import type { Settings } from './settings.ts';
import { SiteStack } from './site-stack.ts';

/** The folders that a build leaves: the site, and a folder of functions by name. */
export type Assets = { site: string; bundles: string };

export type Product = {
  global: GlobalStack;
  data: DataStack;
  edge: EdgeStack;
  application: ApplicationStack;
  site: SiteStack;
  operations: OperationsStack;
};

const PACKAGE = new URL('../package.json', import.meta.url);

/** As the library recommends to new apps; but a stack whose values others use cannot be deleted before them. */
const FLAGS = { ...recommendedFlags, '@aws-cdk/core:defaultCrossStackReferences': 'strong' };

export function newApp(outdir?: string, checks = new PolicyChecks()): App {
  const app = new App({ context: FLAGS, ...(outdir === undefined ? {} : { outdir }) });
  Validations.of(app).addPlugins(checks);
  return app;
}

/** The stacks of one stage, by life span; each knows only those that live longer. */
export function addProduct(app: App, stage: string, settings: Settings, { site, bundles }: Assets): Product {
  const env = { region: settings.region };
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  const id = (name: string) => `tyomaaportti-${stage}-${name}`;
  const data = new DataStack(app, id('data'), { env, settings });
  // Only where something of it is used elsewhere does the library add what carries values from region to region.
  const crossRegionReferences = settings.domain !== undefined || settings.hasFirewall;
  const inVirginia = { env: { region: 'us-east-1' }, crossRegionReferences };
  const globalStack = new GlobalStack(app, id('global'), { ...inVirginia, stage, settings });
  const edge = new EdgeStack(app, id('edge'), {
    env,
    crossRegionReferences,
    settings,
    data,
    global: globalStack,
    bundles,
  });
  const application = new ApplicationStack(app, id('application'), { env, settings, data, edge, bundles, version });
  const siteStack = new SiteStack(app, id('site'), { env, settings, edge, site });
  siteStack.addStackDependency(application, 'the API is compatible with the site before it, not the other way round');
  const operations = new OperationsStack(app, id('operations'), { env, stage, settings, data, edge, application });
  Tags.of(app).add('product', 'tyomaaportti');
  Tags.of(app).add('stage', stage);
  return { global: globalStack, data, edge, application, site: siteStack, operations };
}
