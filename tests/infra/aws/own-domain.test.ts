import { Match, type Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, test } from 'vitest';
import { only, type Synthesized, synthesized } from './synthesized-product.ts';

const DOMAIN = { name: 'portti.esimerkki.fi', zoneName: 'esimerkki.fi', hostedZoneId: 'Z0123456789' };

describe('a stage with a domain of its own and a firewall', () => {
  let stacks: Synthesized;
  let global: Template;
  let edge: Template;

  beforeAll(() => {
    stacks = synthesized('production', { domain: DOMAIN, hasFirewall: true, mailFrom: 'portti@esimerkki.fi' });
    ({ global, edge } = stacks.templates);
  });

  test('has its certificate and firewall in the one region where CloudFront looks for them', () => {
    expect(stacks.product.global.region).toBe('us-east-1');
    expect(only(global, 'AWS::CertificateManager::Certificate').Properties).toMatchObject({
      DomainName: DOMAIN.name,
      ValidationMethod: 'DNS',
    });
    expect(only(global, 'AWS::WAFv2::WebACL').Properties).toMatchObject({ Scope: 'CLOUDFRONT' });
  });

  test('is led to over IPv4 and IPv6', () => {
    for (const Type of ['A', 'AAAA'])
      edge.hasResourceProperties('AWS::Route53::RecordSet', { Name: `${DOMAIN.name}.`, Type });
    expect(only(edge, 'AWS::CloudFront::Distribution').Properties['DistributionConfig']).toMatchObject({
      Aliases: [DOMAIN.name],
      WebACLId: expect.anything() as unknown,
    });
  });

  test('signs its mail, answers for its bounces, and asks receivers to doubt what is not signed', () => {
    const { EmailIdentity, MailFromAttributes } = only(edge, 'AWS::SES::EmailIdentity').Properties;
    expect([EmailIdentity, MailFromAttributes]).toEqual([DOMAIN.zoneName, { MailFromDomain: 'mail.esimerkki.fi' }]);
    const records = Object.values(edge.findResources('AWS::Route53::RecordSet')).map(
      ({ Properties }) => (Properties as { ResourceRecords?: string[] }).ResourceRecords?.[0],
    );
    expect(records).toEqual(
      expect.arrayContaining([
        '"v=DMARC1; p=quarantine; adkim=s; aspf=r"',
        expect.stringContaining('v=spf1 include:amazonses.com'),
      ]),
    );
    edge.resourcePropertiesCountIs('AWS::Route53::RecordSet', { Type: 'CNAME' }, 3);
  });

  test('names its address in links, and takes uploads from it alone', () => {
    const urls = Object.values(stacks.templates.application.findResources('AWS::Lambda::Function')).map(
      ({ Properties }) =>
        (Properties as { Environment?: { Variables: Record<string, unknown> } }).Environment?.Variables['BASE_URL'],
    );
    expect(new Set(urls)).toEqual(new Set([`https://${DOMAIN.name}`]));
    stacks.templates.data.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: { CorsRules: [Match.objectLike({ AllowedOrigins: [`https://${DOMAIN.name}`] })] },
    });
  });

  test('turns away who guesses far sooner than who only asks much, and keeps no path', () => {
    const { Rules } = only(global, 'AWS::WAFv2::WebACL').Properties as {
      Rules: { Name: string; Statement: { RateBasedStatement: { Limit: number } }; VisibilityConfig: object }[];
    };
    const limit = (name: string) =>
      Rules.find(({ Name }) => Name === name)?.Statement.RateBasedStatement.Limit ?? Number.NaN;
    expect(limit('Guesses')).toBeLessThan(limit('Requests') / 5);
    for (const { VisibilityConfig } of Rules) expect(VisibilityConfig).toMatchObject({ SampledRequestsEnabled: false });
  });
});

describe('a stage without them', () => {
  test('works at the address of CloudFront, and has only its budget in the other region', () => {
    const { global, edge } = synthesized('production').templates;
    expect(
      Object.values(global.toJSON()['Resources'] as Record<string, { Type: string }>).map(({ Type }) => Type),
    ).toEqual(['AWS::Budgets::Budget']);
    edge.resourceCountIs('AWS::Route53::RecordSet', 0);
    edge.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({ Aliases: Match.absent(), WebACLId: Match.absent() }),
    });
  });
});
