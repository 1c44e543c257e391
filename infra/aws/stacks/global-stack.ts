import { CrossStackReferences, ReferenceStrength, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import { monthlyBudget } from '../operations/budget.ts';
import { zoneOf } from '../parts/domain.ts';
import type { Domain, Settings } from '../settings.ts';

type GlobalStackProps = StackProps & { stage: string; settings: Settings };

/** Resources that exist only in us-east-1: the budget, and CloudFront's certificate when the stage has a domain. */
export class GlobalStack extends Stack {
  readonly certificate: ICertificate | undefined;

  constructor(scope: Construct, id: string, { stage, settings, ...props }: GlobalStackProps) {
    super(scope, id, props);
    const { domain, budgetDollars, alarmMail, isProtected } = settings;
    monthlyBudget(this, { stage, dollars: budgetDollars, mail: alarmMail });
    this.certificate = domain ? this.#certificate(domain, isProtected) : undefined;
  }

  /**
   * One certificate per domain name; the edge references it without holding it, so the old one stays in use until the edge has switched.
   */
  #certificate(domain: Domain, isProtected: boolean): ICertificate {
    const certificate = new Certificate(this, `Certificate-${domain.name}`, {
      domainName: domain.name,
      validation: CertificateValidation.fromDns(zoneOf(this, domain)),
    });
    // Deletion fails while the distribution uses the certificate; a retained one costs nothing.
    certificate.applyRemovalPolicy(isProtected ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY);
    CrossStackReferences.of(certificate).produce(ReferenceStrength.WEAK);
    return certificate;
  }
}
