import { Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import { monthlyBudget } from './operations/budget.ts';
import { zoneOf } from './parts/domain.ts';
import { firewall } from './parts/firewall.ts';
import type { Settings } from './settings.ts';

type GlobalStackProps = StackProps & { stage: string; settings: Settings };

/** What AWS has in us-east-1 only: the budget, and where the stage asks for them CloudFront's certificate and firewall. */
export class GlobalStack extends Stack {
  readonly certificate: ICertificate | undefined;
  /** The ARN of the web ACL. */
  readonly firewall: string | undefined;

  constructor(scope: Construct, id: string, { stage, settings, ...props }: GlobalStackProps) {
    super(scope, id, props);
    const { domain, hasFirewall, budgetDollars, alarmMail } = settings;
    monthlyBudget(this, { stage, dollars: budgetDollars, mail: alarmMail });
    this.firewall = hasFirewall ? firewall(this) : undefined;
    this.certificate = domain
      ? new Certificate(this, 'Certificate', {
          domainName: domain.name,
          validation: CertificateValidation.fromDns(zoneOf(this, domain)),
        })
      : undefined;
  }
}
