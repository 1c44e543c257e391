import {
  CloudFormationClient,
  DescribeStackEventsCommand,
  DescribeStacksCommand,
  type Stack,
} from '@aws-sdk/client-cloudformation';
import type { DeployedStack } from './assembly.ts';
import type { Refused } from './rehearsal.ts';

type Of = Pick<DeployedStack, 'name' | 'region'>;

/** The status reason of a resource cancelled after another one failed. */
const CANCELLED = /cancelled/i;

/** The resources of a stack that failed to create, from the deployment's events. */
export async function refusedResources({ name, region }: Of): Promise<Refused[]> {
  const client = new CloudFormationClient({ region });
  const { StackEvents = [] } = await client.send(new DescribeStackEventsCommand({ StackName: name }));
  const failed = StackEvents.filter(
    ({ ResourceStatus = '', ResourceStatusReason = '' }) =>
      ResourceStatus.endsWith('_FAILED') && !CANCELLED.test(ResourceStatusReason),
  );
  const ofResources = failed.filter(({ ResourceType }) => ResourceType !== 'AWS::CloudFormation::Stack');
  return (ofResources.length > 0 ? ofResources : failed).map(({ ResourceType = '?', ResourceStatusReason = '' }) => ({
    stack: name,
    type: ResourceType,
    reason: ResourceStatusReason,
  }));
}

export async function stackOf({ name, region }: Of): Promise<Stack | undefined> {
  const client = new CloudFormationClient({ region });
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: name }));
    return Stacks.find(({ StackStatus }) => StackStatus !== 'DELETE_COMPLETE');
  } catch (error) {
    if (error instanceof Error && error.message.includes('does not exist')) return undefined;
    throw error;
  }
}
