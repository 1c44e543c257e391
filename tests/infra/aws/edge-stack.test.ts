import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { newKeys } from '../../../infra/aws/parts/keys/new-keys.ts';
import {
  apiHeaders,
  documentHeaders,
  fileHeaders,
  headerLines,
  siteHeaders,
} from '../../../infra/aws/security-headers.ts';
import { behaviorOf, distributionOf } from './distribution-config.ts';
import { actionsOf, named, only, statementsOf, type Synthesized, synthesized } from './synthesized-product.ts';

let stacks: Synthesized;

beforeAll(() => {
  stacks = synthesized('production');
});

describe('the edge functions', () => {
  test.each([
    ['SiteRouter', 'functions/edge/site-router.js'],
    ['PosterRouter', 'functions/edge/poster-router.js'],
    ['StaticToken', 'functions/edge/static-token.js'],
  ])('%s is the tested source, on runtime 2.0', (id, file) => {
    const { Properties } = named(stacks.templates.edge, 'AWS::CloudFront::Function', id);
    expect(Properties).toMatchObject({ AutoPublish: true, FunctionConfig: { Runtime: 'cloudfront-js-2.0' } });
    expect(Properties['FunctionCode']).toBe(readFileSync(file, 'utf8'));
  });

  test('only the gate reads the keys of the file tokens', () => {
    const stores = (id: string) =>
      (
        named(stacks.templates.edge, 'AWS::CloudFront::Function', id).Properties['FunctionConfig'] as Record<
          string,
          unknown
        >
      )['KeyValueStoreAssociations'];
    expect(stores('StaticToken')).toHaveLength(1);
    expect(stores('SiteRouter')).toBeUndefined();
  });
});

describe('the response headers', () => {
  const UPLOADS = 'https://files.example';

  /** What an answer has by a policy, with the address of the bucket put in. */
  function linesOf(path: string): Record<string, string> {
    const { Ref } = behaviorOf(distributionOf(stacks), path).ResponseHeadersPolicyId;
    const policy = named(stacks.templates.edge, 'AWS::CloudFront::ResponseHeadersPolicy', Ref).Properties[
      'ResponseHeadersPolicyConfig'
    ];
    const { SecurityHeadersConfig: secure, CustomHeadersConfig } = policy as {
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: string | { 'Fn::Join': [string, (string | object)[]] } };
        StrictTransportSecurity: { AccessControlMaxAgeSec: number; IncludeSubdomains?: boolean };
        FrameOptions: { FrameOption: string };
        ReferrerPolicy: { ReferrerPolicy: string };
      };
      CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
    };
    const csp = secure.ContentSecurityPolicy.ContentSecurityPolicy;
    const text =
      typeof csp === 'string'
        ? csp
        : csp['Fn::Join'][1].map((part) => (typeof part === 'string' ? part : 'files.example')).join('');
    return {
      'Content-Security-Policy': text,
      'Strict-Transport-Security': [
        `max-age=${secure.StrictTransportSecurity.AccessControlMaxAgeSec}`,
        ...(secure.StrictTransportSecurity.IncludeSubdomains ? ['includeSubDomains'] : []),
      ].join('; '),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': secure.FrameOptions.FrameOption,
      'Referrer-Policy': secure.ReferrerPolicy.ReferrerPolicy,
      ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
    };
  }

  test.each([
    ['*', siteHeaders({ uploadOrigin: UPLOADS })],
    ['/languages/*', siteHeaders({ uploadOrigin: UPLOADS })],
    ['/api/*', apiHeaders()],
    ['/static/documents/*', documentHeaders()],
    ['/static/*', fileHeaders()],
  ])('at %s are those of the local server', (path, headers) => {
    expect(linesOf(path)).toEqual(headerLines(headers));
  });
});

describe('the keys of a new installation', () => {
  const installed = () => only(stacks.templates.edge, 'Custom::InstalledKeys');

  test('are there before the distribution, and again when the product knows of a new one', () => {
    const { DependsOn } = only(stacks.templates.edge, 'AWS::CloudFront::Distribution');
    expect(DependsOn).toContain('InstalledKeys');
    expect(installed().Properties['Kinds']).toBe(Object.keys(newKeys()).join(' '));
  });

  test('wait for the permissions of what makes them', () => {
    expect(installed().DependsOn?.some((id) => id.includes('DefaultPolicy'))).toBe(true);
  });

  test('may be written by their installer only, there and at the edge', () => {
    const writers = stacks.all.filter(
      ([, , { Type, Properties }]) =>
        Type === 'AWS::IAM::Policy' && /PutSecretValue|keyvaluestore/.test(JSON.stringify(Properties)),
    );
    expect(writers.map(([, id]) => id.replace(/[0-9A-F]{8}$/, ''))).toEqual(['InstallKeysServiceRoleDefaultPolicy']);
    const statements = writers.flatMap(([, , policy]) => statementsOf(policy));
    expect(actionsOf(statements).filter((action) => action.startsWith('cloudfront'))).toEqual([
      'cloudfront-keyvaluestore:DescribeKeyValueStore',
      'cloudfront-keyvaluestore:ListKeys',
      'cloudfront-keyvaluestore:UpdateKeys',
    ]);
    expect(statements.map(({ Resource }) => Resource)).not.toContain('*');
  });

  test('are rotated by that installer, which knows its own secret and store and is named for the operator', () => {
    const functions = stacks.all.filter(([stack, , { Type }]) => stack === 'edge' && Type === 'AWS::Lambda::Function');
    const installer = functions.find(([, id]) => /^InstallKeys[0-9A-F]{8}$/.test(id));
    const environment = installer?.[2].Properties['Environment'] as { Variables: Record<string, unknown> } | undefined;
    expect(environment).toEqual({ Variables: { KEYS_SECRET: expect.anything(), KEY_STORE: expect.anything() } });
    expect(JSON.stringify(environment)).toMatch(/KEYS_SECRET.*Keys.*KEY_STORE.*FileTokenKeys/);
    expect(JSON.stringify(stacks.templates.edge.findOutputs('KeyKeeper'))).toContain('InstallKeys');
  });

  test('are read by the functions and changed by none of them', () => {
    const policies = Object.values(stacks.templates.application.findResources('AWS::IAM::Policy'));
    expect(policies.length).toBeGreaterThan(2);
    expect(JSON.stringify(policies)).not.toMatch(/PutSecretValue|UpdateSecret|keyvaluestore|DeleteSecret/);
  });
});
