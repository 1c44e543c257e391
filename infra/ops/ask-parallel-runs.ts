import { type AwsCall, callAws } from '../parts/keys/aws-call.ts';

type Account = { region: string; credentials: NonNullable<AwsCall['credentials']> };

/** How many runs of all functions an account may have at once in a region (Lambda, GetAccountSettings). Throws where it may not be asked. */
export async function askParallelRuns({ region, credentials }: Account): Promise<number> {
  const url = `https://lambda.${region}.amazonaws.com/2016-08-19/account-settings/`;
  const reply = await callAws({ service: 'lambda', region, url, method: 'GET', credentials });
  const { AccountLimit } = (await reply.json()) as { AccountLimit: { ConcurrentExecutions: number } };
  return AccountLimit.ConcurrentExecutions;
}
