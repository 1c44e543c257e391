import type { RotateKeysEvent } from '../aws/parts/keys/install-keys.ts';
import { type AwsCall, callAws } from '../aws/parts/keys/aws-call.ts';
import type { Rotation } from '../aws/parts/keys/rotation.ts';
import { OperatorError } from './installation.ts';

type Keeper = { region: string; functionName: string; credentials: NonNullable<AwsCall['credentials']> };

/**
 * Rotates a stage's keys by invoking the function that keeps them: the operator needs only the right to invoke it, and no right to a key.
 * Throws OperatorError on failure.
 */
export async function askKeyKeeper(
  { region, functionName, credentials }: Keeper,
  rotation: Rotation,
): Promise<string[]> {
  const reply = await callAws({
    service: 'lambda',
    region,
    url: `https://lambda.${region}.amazonaws.com/2015-03-31/functions/${encodeURIComponent(functionName)}/invocations`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rotate: rotation } satisfies RotateKeysEvent),
    credentials,
  });
  if (reply.headers.has('x-amz-function-error')) {
    throw new OperatorError(`The keys could not be rotated; the log of ${functionName} says why. Run this again.`);
  }
  return ((await reply.json()) as { says: string[] }).says;
}
