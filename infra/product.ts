import { readFileSync } from 'node:fs';
import { App, Tags } from 'aws-cdk-lib';
import recommendedFlags from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import { ApplicationStack } from './application-stack.ts';
import { DataStack } from './data-stack.ts';
import { EdgeStack } from './edge-stack.ts';
import type { Settings } from './settings.ts';
import { SiteStack } from './site-stack.ts';

/** The folders that a build leaves: the site, and a folder of functions by name. */
export type Assets = { site: string; bundles: string };

export type Product = { data: DataStack; edge: EdgeStack; application: ApplicationStack; site: SiteStack };

const PACKAGE = new URL('../package.json', import.meta.url);

/** As the library recommends to new apps; but a stack whose values others use cannot be deleted before them. */
const FLAGS = { ...recommendedFlags, '@aws-cdk/core:defaultCrossStackReferences': 'strong' };

export function newApp(outdir?: string): App {
  return new App({ context: FLAGS, ...(outdir === undefined ? {} : { outdir }) });
}

/** The stacks of one stage, by life span; each knows only those that live longer. */
export function addProduct(app: App, stage: string, settings: Settings, { site, bundles }: Assets): Product {
  const env = { region: settings.region };
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  const id = (name: string) => `tyomaaportti-${stage}-${name}`;
  const data = new DataStack(app, id('data'), { env, settings });
  const edge = new EdgeStack(app, id('edge'), { env, settings, data, bundles });
  const application = new ApplicationStack(app, id('application'), { env, settings, data, edge, bundles, version });
  const siteStack = new SiteStack(app, id('site'), { env, settings, edge, site });
  siteStack.addStackDependency(application, 'the API is compatible with the site before it, not the other way round');
  Tags.of(app).add('product', 'tyomaaportti');
  Tags.of(app).add('stage', stage);
  return { data, edge, application, site: siteStack };
}
