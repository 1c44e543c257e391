import { beforeAll, describe, expect, test } from 'vitest';
import { named, type Synthesized, synthesized } from './synthesized-product.ts';

let stacks: Synthesized;

beforeAll(() => {
  stacks = synthesized('production');
});

const DEPLOYMENT = 'Custom::CDKBucketDeployment';
const part = (id: string) => named(stacks.templates.site, DEPLOYMENT, id);
const filesOf = (id: string) => {
  const [key] = part(id).Properties['SourceObjectKeys'] as string[];
  return stacks.assetFiles(key ?? '').toSorted();
};
const cacheControl = (id: string) => (part(id).Properties['SystemMetadata'] as Record<string, string>)['cache-control'];

describe('a release of the site', () => {
  test('sends what is named by its hash first, for a year', () => {
    expect(filesOf('Hashed')).toEqual(['main-3f2a.js', 'main-9c1d.css']);
    expect(part('Hashed').Properties['DestinationBucketKeyPrefix']).toBe('assets');
    expect(cacheControl('Hashed')).toBe('public, max-age=31536000, immutable');
  });

  test('sends scripts and styles compressed too, each as what it is, before what names them', () => {
    const sent = ['CompressedJS', 'CompressedCSS'].map((id) => {
      const { DestinationBucketKeyPrefix: folder, SystemMetadata: metadata } = part(id).Properties;
      return { files: filesOf(id), folder, metadata };
    });
    const metadata = { 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' };
    const type = (name: string) => `text/${name}; charset=utf-8`;
    expect(sent).toEqual([
      { files: ['main-3f2a.js'], folder: 'br', metadata: { ...metadata, 'content-type': type('javascript') } },
      { files: ['main-9c1d.css'], folder: 'br', metadata: { ...metadata, 'content-type': type('css') } },
    ]);
    const before = part('Named').DependsOn ?? [];
    for (const id of ['CompressedJS', 'CompressedCSS']) expect(before.some((name) => name.startsWith(id))).toBe(true);
  });

  test('sends the other files next, for minutes', () => {
    expect(filesOf('Named')).toEqual(['languages', 'languages/fi.json', 'site.webmanifest']);
    expect(part('Named').DependsOn?.some((id) => id.startsWith('HashedCustomResource'))).toBe(true);
    expect(cacheControl('Named')).toBe('public, max-age=300, must-revalidate');
  });

  test('sends the page that names the others after them, never to be trusted unasked', () => {
    const keys = part('Page').Properties['SourceObjectKeys'] as string[];
    const files = keys.flatMap((key) => stacks.assetFiles(key)).toSorted();
    expect(files.filter((file) => !['pages', 'pages/fi', '.well-known'].includes(file))).toEqual([
      '.well-known/security.txt',
      'index.html',
      'pages/fi/landing.html',
      'robots.txt',
      'sitemap.xml',
    ]);
    expect(part('Page').DependsOn?.some((id) => id.startsWith('NamedCustomResource'))).toBe(true);
    expect(cacheControl('Page')).toBe('no-cache');
  });

  test('sends the service worker last, when the edge has forgotten the pages that it would fetch, never to be trusted unasked', () => {
    expect(filesOf('ServiceWorker')).toEqual(['sw.js']);
    expect(part('ServiceWorker').DependsOn?.some((id) => id.startsWith('PageCustomResource'))).toBe(true);
    expect(cacheControl('ServiceWorker')).toBe('no-cache');
    expect(part('ServiceWorker').Properties).toMatchObject({ DistributionPaths: ['/sw.js'] });
    expect(part('Page').Properties['WaitForDistributionInvalidation']).not.toBe(false);
  });

  test('puts the site’s own address into the pages that tell it', () => {
    const markers = JSON.stringify(part('Page').Properties['SourceMarkers']);
    expect(markers).toContain('Distribution');
  });

  test('makes the edge forget the pages and the languages, after they are there', () => {
    expect(part('Page').Properties).toMatchObject({
      DistributionPaths: [
        '/index.html',
        '/pages/*',
        '/robots.txt',
        '/sitemap.xml',
        '/.well-known/security.txt',
        '/languages/*',
      ],
    });
    expect(JSON.stringify(part('Page').Properties['DistributionId'])).toContain('Distribution');
    for (const id of ['Hashed', 'Named']) expect(part(id).Properties).not.toHaveProperty('DistributionPaths');
  });

  test('removes nothing, so that open pages of the release before go on working', () => {
    for (const id of ['Hashed', 'CompressedJS', 'CompressedCSS', 'Named', 'Page', 'ServiceWorker'])
      expect(part(id).Properties['Prune']).toBe(false);
  });

  test('goes after the functions, which still answer the site before', () => {
    const dependencies = stacks.product.site.dependencies.map(({ artifactId }) => artifactId);
    expect(dependencies).toContain('tyomaaportti-production-application');
  });
});
