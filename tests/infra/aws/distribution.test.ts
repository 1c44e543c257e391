import { beforeAll, describe, expect, test } from 'vitest';
import { behaviorOf, type DistributionConfig, distributionOf } from './distribution-config.ts';
import { named, only, type Resource, statementsOf, type Synthesized, synthesized } from './synthesized-product.ts';

let stacks: Synthesized;
let config: DistributionConfig;

beforeAll(() => {
  stacks = synthesized('production');
  config = distributionOf(stacks);
});

const behavior = (path: string) => behaviorOf(config, path);
const functionOf = (path: string) =>
  behavior(path).FunctionAssociations?.map((at) => [
    at.EventType,
    at.FunctionARN['Fn::GetAtt'][0]?.replace(/[0-9A-F]{8}$/, ''),
  ]);
const originOf = (path: string) => {
  const found = config.Origins.find(({ Id }) => Id === behavior(path).TargetOriginId);
  if (!found) throw new Error(`no origin for ${path}`);
  return found;
};

describe('the distribution', () => {
  test('has a behaviour for the site, posters, its languages, the API, published keys and days, and uploaded files, and no other', () => {
    expect(config.CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual([
      '/s/*',
      '/languages/*',
      '/api/*',
      '/.well-known/tyomaaportti-*',
      '/static/documents/*',
      '/static/*',
    ]);
  });

  test.each([
    ['*', 'Site'],
    ['/languages/*', 'Site'],
    ['/api/*', 'HttpApi'],
    ['/static/*', 'Files'],
  ])('takes %s from %s', (path, origin) => {
    expect(JSON.stringify(originOf(path).DomainName)).toMatch(new RegExp(`(Ref|GetAtt|ImportValue).*${origin}`));
  });

  test('speaks to nobody without TLS', () => {
    expect(['*', '/languages/*', '/api/*', '/static/*'].map((path) => behavior(path).ViewerProtocolPolicy)).toEqual([
      'redirect-to-https',
      'redirect-to-https',
      'https-only',
      'https-only',
    ]);
  });

  test('answers over HTTP/3 and IPv6, and the page at its root', () => {
    expect(config).toMatchObject({ HttpVersion: 'http2and3', IPV6Enabled: true, DefaultRootObject: 'index.html' });
  });

  test('runs the router before the site and the API, and the gate before uploaded files', () => {
    expect(functionOf('*')).toEqual([['viewer-request', 'SiteRouter']]);
    expect(functionOf('/s/*')).toEqual([['viewer-request', 'PosterRouter']]);
    expect(functionOf('/api/*')).toEqual([['viewer-request', 'SiteRouter']]);
    expect(functionOf('/static/*')).toEqual([['viewer-request', 'StaticToken']]);
    expect(functionOf('/languages/*')).toBeUndefined();
  });

  test('lets only the API be written to', () => {
    expect(behavior('/api/*').AllowedMethods).toEqual(expect.arrayContaining(['GET', 'PUT', 'POST', 'DELETE']));
    for (const path of ['*', '/s/*', '/languages/*', '/static/*'])
      expect(behavior(path)).not.toHaveProperty('AllowedMethods');
  });

  test('never caches the API and hands it all that the client sends but its host, and of cookies the one of known devices', () => {
    const policy = named(stacks.templates.edge, 'AWS::CloudFront::OriginRequestPolicy', 'ApiRequests');
    expect(behavior('/api/*')).toMatchObject({
      // The managed policy CachingDisabled.
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: { Ref: expect.stringMatching(/^ApiRequests/) },
    });
    expect(policy.Properties['OriginRequestPolicyConfig']).toMatchObject({
      HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['Host'] },
      CookiesConfig: { CookieBehavior: 'whitelist', Cookies: ['__Secure-device'] },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
    });
  });

  test('caches files and languages without tokens, cookies or headers in the key, and not for long', () => {
    const policies = ['LanguageCaching', 'FileCaching'].map((id) =>
      named(stacks.templates.edge, 'AWS::CloudFront::CachePolicy', id),
    );
    for (const { Properties } of policies) {
      const { MaxTTL, ParametersInCacheKeyAndForwardedToOrigin: key } = Properties['CachePolicyConfig'] as Record<
        string,
        unknown
      >;
      expect(MaxTTL).toBeLessThanOrEqual(3600);
      expect(key).toMatchObject({
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
      });
    }
  });

  test('shows the API a secret that stands in the template as a reference only', () => {
    const [header] = originOf('/api/*').OriginCustomHeaders ?? [];
    expect(header?.HeaderName).toBe('x-origin-secret');
    expect(JSON.stringify(header?.HeaderValue)).toMatch(/resolve:secretsmanager:.*:SecretString:origin::/);
  });

  test('speaks TLS 1.2 to the API and gives it longer than the API takes itself', () => {
    const { TimeoutInMillis: apiTimeout } = named(
      stacks.templates.application,
      'AWS::ApiGatewayV2::Integration',
      'ApiRoute',
    ).Properties;
    expect(originOf('/api/*')).toMatchObject({
      CustomOriginConfig: { OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] },
    });
    const { CustomOriginConfig } = originOf('/api/*') as unknown as {
      CustomOriginConfig: { OriginReadTimeout: number };
    };
    expect(CustomOriginConfig.OriginReadTimeout * 1000).toBeGreaterThan(Number(apiTimeout));
  });

  test('signs what it asks of the buckets', () => {
    const controls = Object.values(
      stacks.templates.edge.findResources('AWS::CloudFront::OriginAccessControl'),
    ) as Resource[];
    expect(controls.map(({ Properties }) => Properties['OriginAccessControlConfig'])).toEqual([
      expect.objectContaining({ SigningBehavior: 'always', SigningProtocol: 'sigv4' }),
      expect.objectContaining({ SigningBehavior: 'always', SigningProtocol: 'sigv4' }),
    ]);
    for (const path of ['*', '/static/*']) expect(originOf(path)).toHaveProperty('OriginAccessControlId');
  });

  test('may list the bucket of the site, so that a file of an older version is a 404', () => {
    const statements = statementsOf(only(stacks.templates.edge, 'AWS::S3::BucketPolicy'));
    const [allowed, ...others] = statements.filter(({ Effect }) => Effect === 'Allow');
    expect(others).toEqual([]);
    expect(allowed?.Action).toEqual(['s3:GetObject', 's3:ListBucket']);
    expect(JSON.stringify(allowed?.Condition)).toContain('AWS:SourceArn');
  });
});

describe('the pages of posters', () => {
  const edge = () => stacks.templates.edge;

  test('come from the function, and from the site’s files where it fails, is late, or has no page', () => {
    const group = config.OriginGroups.Items.find(({ Id }) => Id === behavior('/s/*').TargetOriginId);
    const [first, second] = (group?.Members.Items ?? []).map(({ OriginId }) =>
      config.Origins.find(({ Id }) => Id === OriginId),
    );
    expect(JSON.stringify(first?.DomainName)).toContain('HttpApi');
    expect(first).toMatchObject({
      ConnectionAttempts: 1,
      ConnectionTimeout: 3,
      CustomOriginConfig: { OriginReadTimeout: 3 },
      OriginCustomHeaders: [{ HeaderName: 'x-origin-secret' }],
    });
    expect(second?.Id).toBe(behavior('*').TargetOriginId);
    expect(group?.FailoverCriteria.StatusCodes.Items).toEqual([403, 404, 429, 500, 502, 503, 504]);
  });

  test('are kept by PIN and language, for a minute at most and only where the page says so', () => {
    const { Properties } = named(edge(), 'AWS::CloudFront::CachePolicy', 'PosterCaching');
    expect(Properties['CachePolicyConfig']).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 60,
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: ['pin', 'language'] },
      },
    });
  });

  test('tell the function whose wrong PINs it counts, and nothing else of the viewer', () => {
    const { Properties } = named(edge(), 'AWS::CloudFront::OriginRequestPolicy', 'PosterRequests');
    expect(Properties['OriginRequestPolicyConfig']).toMatchObject({
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-viewer-address'] },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
    });
  });

  test('have the headers of the site', () => {
    expect(behavior('/s/*').ResponseHeadersPolicyId).toEqual(behavior('*').ResponseHeadersPolicyId);
  });
});
