import { CfnWaitConditionHandle, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { firewall } from '../parts/firewall.ts';
import type { Settings } from '../settings.ts';

type FirewallStackProps = StackProps & { settings: Settings };

/**
 * The firewall in us-east-1, where CloudFront requires it. The edge's use prevents its removal, so it is a separate stack: deployed before
 * the edge when the stage has a firewall, and after it when it has none.
 */
export class FirewallStack extends Stack {
  /** The ARN of the web ACL. */
  readonly arn: string | undefined;

  constructor(scope: Construct, id: string, { settings, ...props }: FirewallStackProps) {
    super(scope, id, props);
    // CloudFormation rejects an empty stack.
    new CfnWaitConditionHandle(this, 'Empty');
    this.arn = settings.hasFirewall ? firewall(this) : undefined;
  }
}
