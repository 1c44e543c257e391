import { RemovalPolicy } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { ARecord, AaaaRecord, HostedZone, type IHostedZone, RecordTarget, TxtRecord } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { Domain } from '../settings.ts';

export function zoneOf(scope: Construct, { hostedZoneId, zoneName }: Domain): IHostedZone {
  return HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId, zoneName });
}

/** The domain leads to the distribution, over IPv4 and IPv6. */
export function addressRecords(scope: Construct, zone: IHostedZone, domain: Domain, distribution: Distribution): void {
  const record = { zone, recordName: domain.name, target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)) };
  new ARecord(scope, 'Address', record);
  new AaaaRecord(scope, 'AddressV6', record);
}

/**
 * The zone as a sender: SES signs with DKIM, answers for bounces under `mail.` with SPF, and receivers are asked to
 * put aside what only says to be from here (DMARC).
 */
export function mailIdentity(scope: Construct, zone: IHostedZone): void {
  const identity = new EmailIdentity(scope, 'Sender', {
    identity: Identity.publicHostedZone(zone),
    mailFromDomain: `mail.${zone.zoneName}`,
  });
  identity.applyRemovalPolicy(RemovalPolicy.RETAIN);
  new TxtRecord(scope, 'Dmarc', {
    zone,
    recordName: `_dmarc.${zone.zoneName}`,
    values: ['v=DMARC1; p=quarantine; adkim=s; aspf=r'],
  });
}
