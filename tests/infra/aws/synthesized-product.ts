import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { FUNCTION_ENTRIES } from '../../../infra/build/build-functions.ts';
import type { Explained } from '../../../infra/aws/policy/explained-findings.ts';
import { PolicyChecks } from '../../../infra/aws/policy/policy-checks.ts';
import { addProduct, type Deployment, newApp, type Product } from '../../../infra/aws/product.ts';
import type { Settings } from '../../../infra/aws/settings.ts';
import { stageSettings } from '../../fixtures/operator/stage-settings.ts';

export type Resource = {
  Type: string;
  Properties: Record<string, unknown>;
  DependsOn?: string[];
  DeletionPolicy?: string;
};
export type StackName = keyof Product;

export type Synthesized = {
  product: Product;
  /** The folder of what was synthesised. */
  assembly: string;
  templates: Record<StackName, Template>;
  /** Every resource of every stack, as the template has it. */
  all: [stack: StackName, id: string, resource: Resource][];
  /** Findings of the policy checks that stay, and why. */
  explained: ReadonlySet<Explained>;
  /** What the library warned of. */
  messages: string[];
  /** The files of an asset by the key under which it is uploaded. */
  assetFiles: (key: string) => string[];
};

/** Small stand-ins for what a build leaves: the templates tell the one from the other by name and hash only. */
const BUILT = [
  'site/index.html',
  'site/.vite/manifest.json',
  'site/robots.txt',
  'site/sitemap.xml',
  'site/.well-known/security.txt',
  'site/site.webmanifest',
  'site/pages/fi/landing.html',
  'site/sw.js',
  'site/languages/fi.json',
  'site/assets/main-3f2a.js',
  'site/assets/main-9c1d.css',
  'site/br/main-3f2a.js',
  'site/br/main-9c1d.css',
  'bundles/source-maps/api/0123456789ab/index.mjs.map',
  ...Object.keys(FUNCTION_ENTRIES).map((name) => `bundles/${name}/index.mjs`),
];

/** What the build leaves the site's own address to. */
const NAMES_ORIGIN = /pages\/|robots|sitemap|security/;

const folder = '.build/test-stacks';

const done = new Map<string, Synthesized>();

/** The stacks of a stage, synthesised once; `change` is what its settings have otherwise, `deployment` how they are deployed. */
export function synthesized(
  stage = 'production',
  change: Partial<Settings> = {},
  deployment: Deployment = {},
): Synthesized {
  const name = createHash('sha256')
    .update(JSON.stringify([stage, change, deployment]))
    .digest('hex')
    .slice(0, 12);
  const before = done.get(name);
  if (before) return before;
  for (const file of BUILT) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), NAMES_ORIGIN.test(file) ? 'https://site.invalid/' : file);
  }
  const outdir = join(folder, `out-${name}`);
  rmSync(outdir, { recursive: true, force: true });
  const checks = new PolicyChecks();
  const app = newApp(outdir, checks);
  const release = { site: join(folder, 'site'), bundles: join(folder, 'bundles'), ...deployment };
  const product = addProduct(app, stage, { ...stageSettings(stage), ...change }, release);
  const { stacks } = app.synth();
  const names = Object.keys(product) as StackName[];
  const templates = Object.fromEntries(
    names.map((name) => [name, Template.fromStack(product[name])]),
  ) as Synthesized['templates'];
  const now: Synthesized = {
    product,
    assembly: outdir,
    templates,
    all: names.flatMap((name) =>
      Object.entries((templates[name].toJSON()['Resources'] ?? {}) as Record<string, Resource>).map(
        ([id, resource]): [StackName, string, Resource] => [name, id, resource],
      ),
    ),
    explained: checks.used,
    messages: stacks.flatMap(({ messages }) => messages.map(({ entry }) => String(entry.data))),
    assetFiles: (key) =>
      readdirSync(join(outdir, `asset.${key.replace(/\.zip$/, '')}`), { recursive: true }) as string[],
  };
  done.set(name, now);
  return now;
}

/** Every resource of a type in a stack. */
export function every(template: Template, type: string): Resource[] {
  return Object.values(template.findResources(type)) as Resource[];
}

/** The only resource of a type in a stack. */
export function only(template: Template, type: string): Resource {
  const found = Object.values(template.findResources(type)) as Resource[];
  const [resource] = found;
  if (!resource || found.length > 1) throw new Error(`${found.length} resources are a ${type}`);
  return resource;
}

/** A resource by the beginning of its logical id. */
export function named(template: Template, type: string, prefix: string): Resource {
  const found = Object.entries(template.findResources(type)).filter(([id]) => id.startsWith(prefix));
  const [entry] = found;
  if (!entry || found.length > 1) throw new Error(`${found.length} resources ${prefix}… are a ${type}`);
  return entry[1] as Resource;
}

export type Statement = {
  Effect: string;
  Action: string | string[];
  Resource?: unknown;
  NotResource?: unknown;
  Condition?: unknown;
  Principal?: unknown;
};

export function statementsOf(policy: Resource): Statement[] {
  return (policy.Properties['PolicyDocument'] as { Statement: Statement[] }).Statement;
}

export function actionsOf(statements: readonly Statement[]): string[] {
  return statements.flatMap(({ Action }) => Action).toSorted();
}
