import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import {
  ARecord,
  AaaaRecord,
  CfnRecordSet,
  HostedZone,
  type IHostedZone,
  MxRecord,
  RecordTarget,
  TxtRecord,
} from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { type Domain, mailNameOf, type Settings } from '../settings.ts';

const TTL_SECONDS = '1800';

export function zoneOf(scope: Construct, { hostedZoneId, zoneName }: Domain): IHostedZone {
  return HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId, zoneName });
}

/** Creates the chosen records in the domain's zone. All names belong to the stage, so one zone may serve several stages. */
export function domainRecords(
  scope: Construct,
  domain: Domain,
  { distribution, settings }: { distribution: Distribution; settings: Settings },
): void {
  const { makes = {}, dmarcReports = settings.alarmMail } = domain;
  const zone = zoneOf(scope, domain);
  if (makes.address !== false) addressRecords(scope, zone, domain, distribution);
  if (makes.sender !== false) sender(scope, zone, mailNameOf(domain), settings);
  if (makes.dmarc !== false) dmarcRecord(scope, zone, mailNameOf(domain), dmarcReports);
}

/** Points the domain at the distribution, over IPv4 and IPv6. */
function addressRecords(scope: Construct, zone: IHostedZone, domain: Domain, distribution: Distribution): void {
  const record = { zone, recordName: domain.name, target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)) };
  new ARecord(scope, 'Address', record);
  new AaaaRecord(scope, 'AddressV6', record);
}

/** SES signs with DKIM for a mail name of the product, and handles its bounces below that name with SPF. */
function sender(scope: Construct, zone: IHostedZone, name: string, { isProtected }: Settings): void {
  const bounces = `bounce.${name}`;
  const identity = new EmailIdentity(scope, 'Sender', { identity: Identity.domain(name), mailFromDomain: bounces });
  // A mail identity in use is retained; only the identity of a failed first deployment is deleted.
  identity.applyRemovalPolicy(isProtected ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY);
  for (const [index, { name: record, value }] of identity.dkimRecords.entries()) {
    new CfnRecordSet(scope, `Dkim${index + 1}`, {
      hostedZoneId: zone.hostedZoneId,
      name: record,
      type: 'CNAME',
      ttl: TTL_SECONDS,
      resourceRecords: [value],
    });
  }
  const hostName = `feedback-smtp.${Stack.of(scope).region}.amazonses.com`;
  new MxRecord(scope, 'BouncesTo', { zone, recordName: bounces, values: [{ hostName, priority: 10 }] });
  new TxtRecord(scope, 'BouncesFrom', { zone, recordName: bounces, values: ['v=spf1 include:amazonses.com ~all'] });
}

/** Asks receivers to quarantine mail that forges this name, and to report it. */
function dmarcRecord(scope: Construct, zone: IHostedZone, name: string, reports: string): void {
  const values = [`v=DMARC1; p=quarantine; adkim=s; aspf=r; rua=mailto:${reports}`];
  new TxtRecord(scope, 'Dmarc', { zone, recordName: `_dmarc.${name}`, values });
}
