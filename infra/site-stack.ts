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
import { logGroup } from './parts/product-function.ts';
import type { Settings } from './settings.ts';
import { withOrigin } from './site-origin.ts';

type SiteStackProps = StackProps & { settings: Settings; edge: EdgeStack; site: string };

const YEAR = Duration.days(365);
const PAGE = 'index.html';
/** The folder of the pages that are read without a script, and what names their addresses. */
const PAGES = 'pages';
const ADDRESS_LISTS = ['robots.txt', 'sitemap.xml'];
const WORKER = 'sw.js';
const HASHED = 'assets';
/** The scripts and styles among them once more, compressed. */
const COMPRESSED = 'br';
const COMPRESSED_TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };
/** The builder's own list of files, which no browser asks for. */
const MANIFEST = '.vite';

/**
 * The built site. What has its hash in its name goes first and stays, so that pages opened before a release go on
 * working; the page that names it goes after it, and last the service worker, which fetches them all at once.
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
      sources: [Source.asset(site, { exclude: [PAGE, PAGES, ...ADDRESS_LISTS, WORKER, HASHED, COMPRESSED, MANIFEST] })],
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.minutes(5)), CacheControl.mustRevalidate()],
    });
    const page = deploy('Page', {
      sources: [Source.asset(site, { exclude: ['**', MANIFEST, `!${PAGE}`] }), ...withOwnAddress(site, edge.baseUrl)],
      cacheControl: [CacheControl.noCache()],
      distribution: edge.distribution,
      distributionPaths: [`/${PAGE}`, `/${PAGES}/*`, ...ADDRESS_LISTS.map((file) => `/${file}`), '/languages/*'],
    });
    const worker = deploy('ServiceWorker', {
      sources: [Source.asset(site, { exclude: ['**', MANIFEST, `!${WORKER}`] })],
      cacheControl: [CacheControl.noCache()],
      distribution: edge.distribution,
      distributionPaths: [`/${WORKER}`],
    });
    named.node.addDependency(hashed, ...compressed);
    page.node.addDependency(named);
    worker.node.addDependency(page);
  }
}

/** The files that name the site's own origin, which stands in them when they are deployed. */
function withOwnAddress(site: string, origin: string): ISource[] {
  const pages = readdirSync(join(site, PAGES), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const files = [...pages.map((file) => join(PAGES, file)), ...ADDRESS_LISTS].toSorted();
  return files.map((file) => Source.data(file, withOrigin(readFileSync(join(site, file), 'utf8'), origin)));
}
