import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  BucketDeployment,
  type BucketDeploymentProps,
  CacheControl,
  type ISource,
  Source,
} from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import type { EdgeStack } from './edge-stack.ts';
import { logGroup } from '../parts/product-function.ts';
import { withFacts, type InstallationFacts } from '../installation-facts.ts';
import type { Settings } from '../settings.ts';

type SiteStackProps = StackProps & { settings: Settings; edge: EdgeStack; site: string };

const YEAR = Duration.days(365);
const PAGE = 'index.html';
/** The folder of the prerendered pages, and the files that contain their addresses. */
const PAGES = 'pages';
const ADDRESS_LISTS = ['robots.txt', 'sitemap.xml', '.well-known/security.txt'];
const HIDDEN = '.well-known';
const WORKER = 'sw.js';
const HASHED = 'assets';
/** Brotli-compressed copies of the scripts and styles. */
const COMPRESSED = 'br';
const COMPRESSED_TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };
/** The bundler's own list of files; no browser requests it. */
const MANIFEST = '.vite';

/**
 * The built site. Files with hashed names go first and stay, so that pages opened before a release keep working. The page that names them
 * follows, and the service worker, which fetches them all at once, goes last.
 */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, { settings, edge, site, ...props }: SiteStackProps) {
    super(scope, id, props);
    const log = logGroup(this, 'DeployLog', settings.logDays);
    const deploy = (
      name: string,
      part: Pick<BucketDeploymentProps, 'sources' | 'cacheControl'> & Partial<BucketDeploymentProps>,
    ) =>
      new BucketDeployment(this, name, {
        destinationBucket: edge.site,
        prune: false,
        memoryLimit: 512,
        logGroup: log,
        ...part,
      });
    const forEver = [CacheControl.setPublic(), CacheControl.maxAge(YEAR), CacheControl.immutable()];
    const hashed = deploy('Hashed', {
      sources: [Source.asset(join(site, HASHED))],
      destinationKeyPrefix: HASHED,
      cacheControl: forEver,
    });
    const compressed = Object.entries(COMPRESSED_TYPES).map(([ending, contentType]) =>
      deploy(`Compressed${ending.toUpperCase()}`, {
        sources: [Source.asset(join(site, COMPRESSED), { exclude: ['*', `!*.${ending}`] })],
        destinationKeyPrefix: COMPRESSED,
        contentType,
        contentEncoding: 'br',
        cacheControl: forEver,
      }),
    );
    const named = deploy('Named', {
      sources: [
        Source.asset(site, { exclude: [PAGE, PAGES, ...ADDRESS_LISTS, HIDDEN, WORKER, HASHED, COMPRESSED, MANIFEST] }),
      ],
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.minutes(5)), CacheControl.mustRevalidate()],
    });
    const page = deploy('Page', {
      sources: [
        Source.asset(site, { exclude: ['**', HIDDEN, MANIFEST, `!${PAGE}`] }),
        ...withOwnFacts(site, { origin: edge.baseUrl, demoPin: settings.demoPin }),
      ],
      cacheControl: [CacheControl.noCache()],
      distribution: edge.distribution,
      distributionPaths: [`/${PAGE}`, `/${PAGES}/*`, ...ADDRESS_LISTS.map((file) => `/${file}`), '/languages/*'],
    });
    const worker = deploy('ServiceWorker', {
      sources: [Source.asset(site, { exclude: ['**', HIDDEN, MANIFEST, `!${WORKER}`] })],
      cacheControl: [CacheControl.noCache()],
      distribution: edge.distribution,
      distributionPaths: [`/${WORKER}`],
    });
    named.node.addDependency(hashed, ...compressed);
    page.node.addDependency(named);
    worker.node.addDependency(page);
  }
}

/** Files with what only the installation knows, which the deployment fills in. */
function withOwnFacts(site: string, facts: InstallationFacts): ISource[] {
  const pages = readdirSync(join(site, PAGES), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const files = [...pages.map((file) => join(PAGES, file)), ...ADDRESS_LISTS].toSorted();
  return files.map((file) => Source.data(file, withFacts(readFileSync(join(site, file), 'utf8'), facts)));
}
