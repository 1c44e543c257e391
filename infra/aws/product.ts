import { readFileSync } from 'node:fs';
import { App, Tags, Validations } from 'aws-cdk-lib';
import recommendedFlags from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import { ApplicationStack } from './stacks/application-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { FirewallStack } from './stacks/firewall-stack.ts';
import { GlobalStack } from './stacks/global-stack.ts';
import { OperationsStack } from './stacks/operations-stack.ts';
import { PolicyChecks } from './policy/policy-checks.ts';
import type { Settings } from './settings.ts';
import { SiteStack } from './stacks/site-stack.ts';

/** The build's folders (the site, and a folder of functions by name) with this deployment's options. */
export type Release = Deployment & { site: string; bundles: string };

export type Deployment = {
  /** Skips waiting and rollback on alarm, for when something is already broken. */
  isEmergency?: boolean;
};

export type Product = {
  global: GlobalStack;
  firewall: FirewallStack;
  data: DataStack;
  edge: EdgeStack;
  application: ApplicationStack;
  site: SiteStack;
  operations: OperationsStack;
};

const PACKAGE = new URL('../../package.json', import.meta.url);

/** The library's recommended flags for new apps; but a stack whose values others use cannot be deleted before them. */
const FLAGS = { ...recommendedFlags, '@aws-cdk/core:defaultCrossStackReferences': 'strong' };

export function newApp(outdir?: string, checks = new PolicyChecks()): App {
  const app = new App({ context: FLAGS, ...(outdir === undefined ? {} : { outdir }) });
  Validations.of(app).addPlugins(checks);
  return app;
}

/** The stacks of one stage, by lifetime; each depends only on longer-lived ones. */
export function addProduct(
  app: App,
  stage: string,
  settings: Settings,
  { site, bundles, isEmergency = false }: Release,
): Product {
  const env = { region: settings.region };
  const inVirginia = { env: { region: 'us-east-1' } };
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  const id = (name: string) => `tyomaaportti-${stage}-${name}`;
  const data = new DataStack(app, id('data'), { env, settings });
  const globalStack = new GlobalStack(app, id('global'), { ...inVirginia, stage, settings });
  const firewall = new FirewallStack(app, id('firewall'), { ...inVirginia, settings });
  const edge = new EdgeStack(app, id('edge'), { env, settings, data, global: globalStack, firewall, bundles });
  const letGoFirst = 'what the edge no longer uses is removed when the edge has let it go';
  if (!settings.hasFirewall) firewall.addStackDependency(edge, letGoFirst);
  if (!settings.domain) globalStack.addStackDependency(edge, letGoFirst);
  const application = new ApplicationStack(app, id('application'), {
    env,
    settings,
    data,
    edge,
    bundles,
    version,
    isEmergency,
  });
  const siteStack = new SiteStack(app, id('site'), { env, settings, edge, site });
  siteStack.addStackDependency(application, 'the API is compatible with the site before it, not the other way round');
  const operations = new OperationsStack(app, id('operations'), {
    env,
    stage,
    settings,
    data,
    edge,
    application,
    bundles,
  });
  Tags.of(app).add('product', 'tyomaaportti');
  Tags.of(app).add('stage', stage);
  return { global: globalStack, firewall, data, edge, application, site: siteStack, operations };
}
