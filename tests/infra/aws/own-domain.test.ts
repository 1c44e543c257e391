import { Match, type Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, test } from 'vitest';
import { MONDAY } from '../../../infra/aws/parts/firewall.ts';
import { DOMAIN, SETTINGS } from './exports/variants.ts';
import { only, type StackName, type Synthesized, synthesized } from './synthesized-product.ts';

const MAIL = 'mail.portti.esimerkki.fi';

type Named = { Name: unknown; Type: string; ResourceRecords?: string[] };

const recordsOf = ({ templates: { edge } }: Synthesized) =>
  Object.values(edge.findResources('AWS::Route53::RecordSet')).map(({ Properties }) => Properties as Named);
const before = ({ product }: Synthesized, stack: StackName) =>
  product[stack].dependencies.map(({ artifactId }) => artifactId.split('-').at(-1));
const certificateOf = ({ templates }: Synthesized) =>
  Object.keys(templates.global.findResources('AWS::CertificateManager::Certificate'));

describe('a stage with a domain of its own and a firewall', () => {
  let stacks: Synthesized;
  let global: Template;
  let firewall: Template;
  let edge: Template;

  beforeAll(() => {
    stacks = synthesized('production', SETTINGS.domain);
    ({ global, firewall, edge } = stacks.templates);
  });

  test('has its certificate and firewall in the one region where CloudFront looks for them', () => {
    expect([stacks.product.global.region, stacks.product.firewall.region]).toEqual(['us-east-1', 'us-east-1']);
    expect(only(global, 'AWS::CertificateManager::Certificate').Properties).toMatchObject({
      DomainName: DOMAIN.name,
      ValidationMethod: 'DNS',
    });
    expect(only(firewall, 'AWS::WAFv2::WebACL').Properties).toMatchObject({ Scope: 'CLOUDFRONT' });
  });

  test('is led to over IPv4 and IPv6', () => {
    for (const Type of ['A', 'AAAA'])
      edge.hasResourceProperties('AWS::Route53::RecordSet', { Name: `${DOMAIN.name}.`, Type });
    expect(only(edge, 'AWS::CloudFront::Distribution').Properties['DistributionConfig']).toMatchObject({
      Aliases: [DOMAIN.name],
      WebACLId: expect.anything() as unknown,
    });
  });

  test('signs its mail, answers for its bounces, and asks receivers to doubt what is not signed and to tell of it', () => {
    const { Properties, ...sender } = only(edge, 'AWS::SES::EmailIdentity');
    expect([Properties['EmailIdentity'], Properties['MailFromAttributes']]).toEqual([
      MAIL,
      { MailFromDomain: `bounce.${MAIL}` },
    ]);
    expect(sender.DeletionPolicy).toBe('RetainExceptOnCreate');
    const values = recordsOf(stacks).map(({ ResourceRecords }) => ResourceRecords?.[0]);
    expect(values).toEqual(
      expect.arrayContaining([
        '"v=DMARC1; p=quarantine; adkim=s; aspf=r; rua=mailto:paivystys@esimerkki.fi"',
        expect.stringContaining('v=spf1 include:amazonses.com'),
        '10 feedback-smtp.eu-north-1.amazonses.com',
      ]),
    );
    edge.resourcePropertiesCountIs('AWS::Route53::RecordSet', { Type: 'CNAME' }, 3);
  });

  test('leaves the rest of the zone to its owner and to other stages', () => {
    const names = recordsOf(stacks).flatMap(({ Name }) => (typeof Name === 'string' ? [Name] : []));
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !`.${name}`.endsWith(`.${DOMAIN.name}.`))).toEqual([]);
    const signed = recordsOf(stacks).filter(({ Type }) => Type === 'CNAME');
    for (const { Name } of signed) expect(JSON.stringify(Name)).toMatch(/Sender.*DkimDNSTokenName/);
  });

  test('names its address in links, and takes uploads from it alone', () => {
    const urls = Object.values(stacks.templates.application.findResources('AWS::Lambda::Function')).map(
      ({ Properties }) =>
        (Properties as { Environment?: { Variables: Record<string, unknown> } }).Environment?.Variables['BASE_URL'],
    );
    expect(new Set(urls.filter((url) => url !== undefined))).toEqual(new Set([`https://${DOMAIN.name}`]));
    stacks.templates.data.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: { CorsRules: [Match.objectLike({ AllowedOrigins: [`https://${DOMAIN.name}`] })] },
    });
  });

  test('turns away who guesses far sooner than who only asks much, and keeps no path', () => {
    const { Rules } = only(firewall, 'AWS::WAFv2::WebACL').Properties as {
      Rules: { Name: string; Statement: { RateBasedStatement: { Limit: number } }; VisibilityConfig: object }[];
    };
    const limit = (name: string) =>
      Rules.find(({ Name }) => Name === name)?.Statement.RateBasedStatement.Limit ?? Number.NaN;
    expect(limit('Guesses')).toBeLessThan(limit('Requests') / 5);
    // A site's Monday passes: everybody behind one address, within one window.
    expect(limit('Requests')).toBeGreaterThan(MONDAY.workers * MONDAY.requests);
    expect(limit('Guesses')).toBeGreaterThan(MONDAY.workers * MONDAY.guessable);
    for (const { VisibilityConfig } of Rules) expect(VisibilityConfig).toMatchObject({ SampledRequestsEnabled: false });
  });
});

describe('a zone that has some of it already', () => {
  test('is left what it has, record by record', () => {
    const nothing = synthesized('production', SETTINGS['restored table at a domain']);
    expect(recordsOf(nothing)).toEqual([]);
    nothing.templates.edge.resourceCountIs('AWS::SES::EmailIdentity', 0);
    expect(certificateOf(nothing)).toHaveLength(1);
  });
});

describe('another name', () => {
  test('has a certificate of its own, and the one before stays until the edge has changed over', () => {
    const [first, second] = [SETTINGS.domain, SETTINGS['other domain']].map((change) =>
      synthesized('production', change),
    );
    if (!first || !second) throw new Error('two are asked for');
    expect(certificateOf(first)).not.toEqual(certificateOf(second));
    const certificate = only(first.templates.global, 'AWS::CertificateManager::Certificate');
    expect(certificate.DeletionPolicy).toBe('RetainExceptOnCreate');
    for (const { templates, product } of [first, second]) {
      // The edge reads the value of the moment: nothing in the other region holds on to it.
      expect(JSON.stringify(templates.edge.toJSON())).toContain(
        `"Fn::GetStackOutput":{"StackName":"${product.global.stackName}"`,
      );
      templates.edge.resourceCountIs('Custom::CrossRegionExportReader', 0);
    }
    expect(only(second.templates.edge, 'AWS::SES::EmailIdentity').Properties['EmailIdentity']).toBe(
      'posti.esimerkki.fi',
    );
  });
});

describe('a domain and a firewall', () => {
  test('are there before the edge uses them, and where they are switched off go after it has let them go', () => {
    const used = synthesized('production', SETTINGS.domain);
    expect(before(used, 'edge')).toEqual(expect.arrayContaining(['global', 'firewall']));
    const unused = synthesized('production', SETTINGS.bare);
    for (const stack of ['global', 'firewall'] as const) expect(before(unused, stack)).toContain('edge');
    unused.templates.firewall.resourceCountIs('AWS::WAFv2::WebACL', 0);
  });
});

describe('a stage without them', () => {
  test('works at the address of CloudFront, and has only its budget in the other region', () => {
    const { global, edge } = synthesized('production', SETTINGS.bare).templates;
    expect(
      Object.values(global.toJSON()['Resources'] as Record<string, { Type: string }>).map(({ Type }) => Type),
    ).toEqual(['AWS::Budgets::Budget']);
    edge.resourceCountIs('AWS::Route53::RecordSet', 0);
    edge.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: Match.objectLike({ Aliases: Match.absent(), WebACLId: Match.absent() }),
    });
  });
});
